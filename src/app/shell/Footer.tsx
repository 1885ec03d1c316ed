import { legalPaths } from "#areas/resources/rules.ts";
import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import { DEPOSIT_COVER, formatAmount } from "#base/money/money.ts";
import { app, bankAddress, bankLegalName, callCentre } from "#base/site/brand.ts";
import { withChoice } from "#base/site/visitor.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { Anchor } from "#web/ui/layout/Anchor.tsx";
import { Icon } from "#web/ui/layout/Icon.tsx";
import styles from "./Footer.module.css";
import {
  documentLinks,
  type FooterEntry,
  helpLinks,
  serviceLinks,
  siteLinks,
} from "./footer-links.ts";
import { anchorWords, useShellTexts } from "./shell-texts.ts";

/** The footer of every page: help in the same place, services, legal documents, and the site. */
export function Footer() {
  const { visitor } = useShared();
  const texts = useShellTexts();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Anchor {...anchorWords(texts, "bottom")} />
          <h2>{texts.callCentre}</h2>
          <ul>
            <li>
              {texts.tollFree} <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
            </li>
            <li>
              {texts.anywhere} <a href={`tel:${callCentre.anywhere}`}>{callCentre.anywhere}</a>
            </li>
            <li>{texts.always}</li>
            <li>
              <a href={EMERGENCIES_PATH} className={styles.urgent}>
                <Icon name="warn" />
                {texts.emergencies}
              </a>
            </li>
            <FooterLinks entries={helpLinks} />
          </ul>
        </div>
        <div>
          <h2>{texts.services}</h2>
          <ul>
            <FooterLinks entries={serviceLinks} />
          </ul>
        </div>
        <div>
          <h2>{texts.legal.title}</h2>
          <ul>
            {legalPaths.map(({ name, path }) => (
              <li key={name}>
                <a href={path}>{texts.legal[name]}</a>
              </li>
            ))}
            <FooterLinks entries={documentLinks} />
          </ul>
        </div>
        <div>
          <h2>{texts.site}</h2>
          <ul>
            <FooterLinks entries={siteLinks} />
            <StoreLinks />
          </ul>
        </div>
      </div>
      <div className={styles.small}>
        <p>{fill(texts.insured, { cover: formatAmount(DEPOSIT_COVER, "TWD") })}</p>
        <Counting />
        <p>
          © {bankLegalName[visitor.language]} · {bankAddress[visitor.language]}
        </p>
      </div>
    </footer>
  );
}

function FooterLinks({ entries }: { entries: readonly FooterEntry[] }) {
  const texts = useShellTexts();
  return entries.map(({ path, label }) => (
    <li key={path}>
      <a href={path}>{texts.pageNames[label]}</a>
    </li>
  ));
}

/** Links to the app; on a phone only to its own store. */
function StoreLinks() {
  const { visitor } = useShared();
  const texts = useShellTexts();
  const stores = (["ios", "android"] as const).filter(
    (store) => visitor.device === "pc" || visitor.device === store,
  );
  return stores.map((store) => (
    <li key={store}>
      <a href={app[store].store} rel="external noreferrer">
        {fill(texts[store], { least: app[store].least })}
        <span className="sr-only">{texts.newWindow}</span>
      </a>
    </li>
  ));
}

/** Whether this visitor's page views are counted, and how to change it. */
function Counting() {
  const { visitor, search } = useShared();
  const texts = useShellTexts();
  const refused = visitor.counting === "refused";
  return (
    <p>
      {refused ? texts.countingOff : texts.countingOn}{" "}
      <a
        href={withChoice(search, "counting", refused ? "agreed" : "refused")}
        data-choice="counting"
        rel="nofollow"
      >
        {refused ? texts.turnOn : texts.turnOff}
      </a>
    </p>
  );
}
