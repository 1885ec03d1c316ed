import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { kitTexts } from "../texts/words.ts";
import type { Route } from "./+types/pc-only.ts";
import { onlyForBuilders } from "./parts/KitPage.tsx";

export const handle = { pcOnly: true };

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  onlyForBuilders(visit);
  return { texts: kitTexts };
}

/** /kit/pc-only: a screen that is not available on phones. */
export function Screen({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <Page title={texts.pcOnly} description={texts.pcOnlyLead} hidden>
      <h1>{texts.pcOnly}</h1>
      <p>{texts.pcOnlyLead}</p>
    </Page>
  );
}

export default Screen;
