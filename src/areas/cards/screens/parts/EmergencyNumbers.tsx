import { callCentre, FRAUD_LINE } from "#base/site/brand.ts";
import { Icon } from "#web/ui/layout/Icon.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./EmergencyNumbers.module.css";

/** The phone numbers, each as a large button to call it. */
export function EmergencyNumbers({ texts }: { texts: Texts["main"] }) {
  const numbers = [
    { number: callCentre.tollFree, name: texts.call, note: texts.callNote },
    { number: FRAUD_LINE, name: texts.fraud, note: texts.fraudNote },
    { number: callCentre.anywhere, name: texts.anywhere, note: texts.anywhereNote },
  ];
  return (
    <ul className={styles.numbers} aria-label={texts.numbers}>
      {numbers.map(({ number, name, note }) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            <span>{name}</span>
            <strong>
              <Icon name="call" />
              {number}
            </strong>
            <span>{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
