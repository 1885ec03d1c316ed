import { visitContext } from "#web/visit.ts";
import { kitTexts } from "../texts/words.ts";
import type { Route } from "./+types/forms.ts";
import { ChoicesPart } from "./parts/ChoicesPart.tsx";
import { FieldsPart } from "./parts/FieldsPart.tsx";
import { FlowPart } from "./parts/FlowPart.tsx";
import { KitPage, onlyForBuilders } from "./parts/KitPage.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  return { texts: kitTexts };
}

/** /kit/forms: the components of forms. */
export default function FormsScreen({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <KitPage texts={texts} current="forms">
      <FlowPart texts={texts} />
      <FieldsPart texts={texts} />
      <ChoicesPart texts={texts} />
    </KitPage>
  );
}
