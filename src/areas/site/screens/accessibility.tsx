import { Prose } from "#web/ui/data/Prose.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { siteTexts } from "../texts/words.ts";
import type { Route } from "./+types/accessibility.ts";
import styles from "./site.module.css";

export const handle = { keepSeconds: 60 };

export function loader({ context }: Route.LoaderArgs) {
  return siteTexts[context.get(visitContext).visitor.language].accessibility;
}

/** /accessibility: what the bank does so that everyone can use the site, and whom to contact. */
export function Screen({ loaderData: texts }: Route.ComponentProps) {
  return (
    <Page title={texts.title} description={texts.lead}>
      <div className={styles.site}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <Prose text={texts.body} />
      </div>
    </Page>
  );
}

export default Screen;
