import { app } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { Page } from "#web/ui/layout/Page.tsx";
import styles from "./ErrorPage.module.css";
import { shellTexts } from "./shell-texts.ts";

/** What a phone shows instead of a screen that needs a PC: the reason, and the way to the app. */
export function PcOnly() {
  const { visitor } = useShared();
  const texts = shellTexts[visitor.language];
  const store = visitor.device === "android" ? "android" : "ios";
  return (
    <Page title={texts.pcOnlyTitle} description={texts.pcOnly} hidden>
      <div className={styles.page}>
        <h1>{texts.pcOnlyTitle}</h1>
        <p>{texts.pcOnly}</p>
        <p>
          <a href={app[store].store} rel="external noreferrer">
            {fill(texts[store], { least: app[store].least })}
          </a>
        </p>
      </div>
    </Page>
  );
}
