import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import { DRIVERS_PATH } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./upgrade.module.css";

/** The requirements and the benefits of an upgrade. */
export function Needs({ texts: { intro } }: { texts: Texts }) {
  return (
    <div className={styles.pair}>
      <section aria-labelledby="needs" className={styles.panel}>
        <h2 id="needs">{intro.needTitle}</h2>
        <ul>
          {intro.needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <p>
          <a href={DRIVERS_PATH}>{intro.check}</a>
        </p>
      </section>
      <section aria-labelledby="gains" className={styles.panel}>
        <h2 id="gains">{intro.gainTitle}</h2>
        <ul>
          {intro.gains.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Shown if scripts are disabled or failed to load: card and camera need them. */
export function NeedsScripts({ texts }: { texts: Texts }) {
  if (useHydrated()) return null;
  return (
    <div className={`${styles.narrow} ${styles.late}`}>
      <Notice kind="warning" word={texts.noteWord}>
        <p>{fill(texts.needScripts, { phone: callCentre.tollFree })}</p>
      </Notice>
    </div>
  );
}
