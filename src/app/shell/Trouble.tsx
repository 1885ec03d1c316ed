import { withCode } from "#base/errors/with-code.ts";
import { DESK_HOME } from "#base/site/site-name.ts";
import { useShared } from "#web/shared.ts";
import { Page } from "#web/ui/layout/Page.tsx";
import { useShellTexts } from "./shell.ts";
import styles from "./Trouble.module.css";
import type { Texts } from "./texts/zh.ts";

/** What stands in place of a screen that is not there, or cannot be shown now. */
export function Trouble({ status }: { status: number }) {
  const texts = useShellTexts();
  const { site } = useShared();
  const { title, words, link } = tellingOf(status, texts);
  const isDesk = site === "desk";
  return (
    <Page title={title} description={title} hidden>
      <div className={styles.trouble}>
        <h1>{title}</h1>
        <p>{words}</p>
        <p>
          {!isDesk && link}
          <a href={isDesk ? DESK_HOME : "/"}>{isDesk ? texts.desk : texts.home}</a>
        </p>
      </div>
    </Page>
  );
}

/** A visitor is told whose doing it is: the address, what was sent, or the bank. */
function tellingOf(status: number, texts: Texts) {
  if (status === 404) {
    const link = <a href="/notice">{texts.notices}</a>;
    return { title: texts.notFoundTitle, words: texts.notFound, link };
  }
  if (status >= 400 && status < 500) {
    return { title: texts.refusedTitle, words: withCode(texts.refused, status), link: null };
  }
  const link = <a href="?">{texts.again}</a>;
  return { title: texts.outageTitle, words: withCode(texts.outage, status), link };
}
