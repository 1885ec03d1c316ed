import { withCode } from "#base/errors/with-code.ts";
import { Page } from "#web/ui/Page.tsx";
import { useShellTexts } from "./shell.ts";
import styles from "./Trouble.module.css";

/** What stands in place of a screen that is not there, or cannot be shown now. */
export function Trouble({ status }: { status: number }) {
  const texts = useShellTexts();
  const missing = status === 404;
  const title = missing ? texts.notFoundTitle : texts.outageTitle;
  return (
    <Page title={title} description={title} hidden>
      <div className={styles.trouble}>
        <h1>{title}</h1>
        <p>{missing ? texts.notFound : withCode(texts.outage, status)}</p>
        <p>
          {missing ? <a href="/notice">{texts.notices}</a> : <a href="?">{texts.again}</a>}
          <a href="/">{texts.home}</a>
        </p>
      </div>
    </Page>
  );
}
