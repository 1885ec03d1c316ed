import { app, bankLegalName, callCentre } from "#base/brand.ts";
import { fill } from "#base/language.ts";
import { withChoice } from "#base/visitor.ts";
import { useShared } from "#web/shared.ts";
import styles from "./Footer.module.css";
import { useShellTexts } from "./shell.ts";

/** The end of every page: help in the same place, the app, and the choice not to be counted. */
export function Footer() {
  const { visitor, search } = useShared();
  const texts = useShellTexts();
  const stores = (["ios", "android"] as const).filter(
    (store) => visitor.device === "pc" || visitor.device === store,
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section aria-labelledby="footer-call">
          <h2 id="footer-call">{texts.callCentre}</h2>
          <p>
            {texts.tollFree} <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
          </p>
          <p>
            {texts.anywhere} <a href={`tel:${callCentre.anywhere}`}>{callCentre.anywhere}</a>
          </p>
          <p>{texts.always}</p>
        </section>
        <section aria-labelledby="footer-app">
          <h2 id="footer-app">{texts.app}</h2>
          <ul>
            {stores.map((store) => (
              <li key={store}>
                <a href={app[store].store} rel="external noreferrer">
                  {fill(texts[store], { least: app[store].least })}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-site">
          <h2 id="footer-site">{texts.about}</h2>
          <p>{visitor.counting === "refused" ? texts.countingOff : texts.countingOn}</p>
          <p>
            <a
              href={withChoice(
                search,
                "counting",
                visitor.counting === "refused" ? "agreed" : "refused",
              )}
              rel="nofollow"
            >
              {visitor.counting === "refused" ? texts.turnOn : texts.turnOff}
            </a>
          </p>
        </section>
      </div>
      <p className={styles.small}>{texts.insured}</p>
      <p className={styles.small}>© {bankLegalName[visitor.language]}</p>
    </footer>
  );
}
