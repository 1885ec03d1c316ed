import { LOST_PATH } from "#areas/cards/rules/paths.ts";
import { BOARD_RATE_PATH } from "#areas/rates/rules.ts";
import { EMERGENCIES_PATH, SUPPORT_PATH } from "#areas/support/rules.ts";
import { app, bankLegalName, callCentre } from "#base/site/brand.ts";
import { withChoice } from "#base/site/visitor.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { Anchor } from "#web/ui/layout/Anchor.tsx";
import { Icon } from "#web/ui/layout/Icon.tsx";
import styles from "./Footer.module.css";
import { anchorWords, useShellTexts } from "./shell.ts";

/** The end of every page: help in the same place, the app, the site, and being counted or not. */
export function Footer() {
  const { visitor, search } = useShared();
  const texts = useShellTexts();
  const refused = visitor.counting === "refused";
  const stores = (["ios", "android"] as const).filter(
    (store) => visitor.device === "pc" || visitor.device === store,
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section aria-labelledby="footer-call">
          <Anchor {...anchorWords(texts, "bottom")} />
          <h2 id="footer-call">{texts.callCentre}</h2>
          <p>
            {texts.tollFree} <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
          </p>
          <p>
            {texts.anywhere} <a href={`tel:${callCentre.anywhere}`}>{callCentre.anywhere}</a>
          </p>
          <p>{texts.always}</p>
          <ul>
            <li>
              <a href={EMERGENCIES_PATH} className={styles.urgent}>
                <Icon name="warn" />
                {texts.emergencies}
              </a>
            </li>
            <li>
              <a href={LOST_PATH}>{texts.lostCard}</a>
            </li>
            <li>
              <a href={SUPPORT_PATH}>{texts.support}</a>
            </li>
          </ul>
        </section>
        <section aria-labelledby="footer-app">
          <h2 id="footer-app">{texts.app}</h2>
          <ul>
            {stores.map((store) => (
              <li key={store}>
                <a href={app[store].store} rel="external noreferrer">
                  {fill(texts[store], { least: app[store].least })}
                  <span className="sr-only">{texts.newWindow}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-site">
          <h2 id="footer-site">{texts.site}</h2>
          <ul>
            <li>
              <a href="/about">{texts.about}</a>
            </li>
            <li>
              <a href={BOARD_RATE_PATH}>{texts.rates}</a>
            </li>
            <li>
              <a href="/sitemap">{texts.sitemap}</a>
            </li>
            <li>
              <a href="/accessibility">{texts.accessibility}</a>
            </li>
            <li>
              <a href="/accessible">{texts.accessible}</a>
            </li>
          </ul>
        </section>
        <section aria-labelledby="footer-counting">
          <h2 id="footer-counting">{texts.counting}</h2>
          <p>{refused ? texts.countingOff : texts.countingOn}</p>
          <p>
            <a href={withChoice(search, "counting", refused ? "agreed" : "refused")} rel="nofollow">
              {refused ? texts.turnOn : texts.turnOff}
            </a>
          </p>
        </section>
      </div>
      <div className={styles.small}>
        <p>{texts.insured}</p>
        <p>© {bankLegalName[visitor.language]}</p>
      </div>
    </footer>
  );
}
