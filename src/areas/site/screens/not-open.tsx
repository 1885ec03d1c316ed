import { notFound } from "#web/not-found.ts";
import { Page } from "#web/ui/Page.tsx";
import { Prose } from "#web/ui/Prose.tsx";
import { visitContext } from "#web/visit.ts";
import { isNotOpen, notOpen } from "../rules.ts";
import { siteTexts } from "../texts/words.ts";
import type { Route } from "./+types/not-open.ts";
import styles from "./site.module.css";

export const handle = { keepSeconds: 60 };

export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  if (!isNotOpen(pathname)) throw notFound();
  const { names, lead, body } = siteTexts[context.get(visitContext).visitor.language].notOpen;
  return { title: names[notOpen[pathname]], lead, body };
}

/** A service that the site tells of and does not offer yet: says so, and where it is offered. */
export function Screen({ loaderData: { title, lead, body } }: Route.ComponentProps) {
  return (
    <Page title={title} description={lead} hidden>
      <div className={styles.site}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <Prose text={body} />
      </div>
    </Page>
  );
}

export default Screen;
