import { callCentre, FRAUD_LINE } from "#base/site/brand.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./SafetyNotes.module.css";

/** Beside the sign-in: how to recognise fraud, and links for visitors without an account. */
export function SafetyNotes({ texts }: { texts: Texts }) {
  const { safety } = texts;
  return (
    <aside aria-labelledby="safety" className={styles.notes}>
      <Lighthouse />
      <h2 id="safety">{safety.title}</h2>
      <dl>
        <dt>{safety.address}</dt>
        <dd>{safety.addressText}</dd>
        <dt>{safety.secret}</dt>
        <dd>{safety.secretText}</dd>
        <dt>{safety.doubt}</dt>
        <dd>
          {safety.doubtText}
          <span>
            <a href={`tel:${FRAUD_LINE}`}>{FRAUD_LINE}</a>
            <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
          </span>
        </dd>
      </dl>
      <p>
        <strong>{texts.open}</strong>
        <span>{texts.openLead}</span>
      </p>
    </aside>
  );
}

/** Decorative drawing of a lighthouse. */
function Lighthouse() {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true" focusable="false">
      <path className={styles.beam} d="M66 31 240 4v66L66 39z" />
      <path className={styles.sea} d="M0 104h240v16H0z" />
      <path className={styles.rock} d="M12 104c10-18 26-24 44-24s36 8 48 24z" />
      <path className={styles.tower} d="M49 44h18l5 38H44z" />
      <path className={styles.stripe} d="M47.4 56h21.2l1.6 12H45.8z" />
      <path className={styles.lamp} d="M51 28h14v16H51z" />
      <path
        className={styles.line}
        d="M47 44h22M50 28l8-9 8 9zM51 28h14v16H51zM49 44h18l5 38H44z"
      />
      <path className={styles.line} d="M132 104h36M188 104h20M120 112h24" />
    </svg>
  );
}
