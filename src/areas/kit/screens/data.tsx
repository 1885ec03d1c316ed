import { visitContext } from "#web/visit.ts";
import { kitTexts } from "../texts/words.ts";
import type { Route } from "./+types/data.ts";
import { AccountPart } from "./parts/AccountPart.tsx";
import { ChartsPart } from "./parts/ChartsPart.tsx";
import { KitPage, onlyForBuilders } from "./parts/KitPage.tsx";
import { TablesPart } from "./parts/TablesPart.tsx";
import { ViewsPart } from "./parts/ViewsPart.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  const { language } = visit.visitor;
  const plan = new URL(request.url).searchParams.get("plan") ?? "";
  return { texts: kitTexts, language, plan };
}

/** /kit/data: the components that display data. */
export default function DataScreen({ loaderData }: Route.ComponentProps) {
  const { texts, language, plan } = loaderData;
  return (
    <KitPage texts={texts} current="data">
      <AccountPart texts={texts} language={language} />
      <TablesPart texts={texts} />
      <ChartsPart texts={texts} />
      <ViewsPart texts={texts} address="/kit/data" plan={plan} />
    </KitPage>
  );
}
