import { app } from "#base/brand.ts";
import { Page } from "#web/ui/Page.tsx";
import { visitContext } from "#web/visit.ts";
import { loginTexts } from "../texts/words.ts";
import type { Route } from "./+types/login.ts";
import styles from "./login.module.css";

export const handle = { keepSeconds: 60 };

export function loader({ context }: Route.LoaderArgs) {
  const { visitor } = context.get(visitContext);
  return { texts: loginTexts[visitor.language], device: visitor.device };
}

/** /login: says plainly that web banking is not open yet, and the way on. */
export function Screen({ loaderData: { texts, device } }: Route.ComponentProps) {
  const store = device === "android" ? "android" : "ios";
  return (
    <Page title={texts.title} description={texts.lead}>
      <div className={styles.login}>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <p>{texts.sentence}</p>
        <p>
          <a href={app[store].store} rel="external noreferrer">
            {texts.app}
          </a>
        </p>
        <p className={styles.warning}>{texts.warning}</p>
      </div>
    </Page>
  );
}

export default Screen;
