import type { Output } from "#base/call/call.ts";
import type { readCallCentre } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./CallNumbers.module.css";
import { CallState } from "./CallState.tsx";

interface Props {
  texts: Texts;
  callCentre: Output<typeof readCallCentre>;
}

/** The call centre: whether it is open, and its numbers in large type. */
export function CallNumbers({ texts, callCentre }: Props) {
  const { TOLL_FREE, CALL_NUMBER } = callCentre.numbers;
  const { contact } = texts;
  const numbers = [
    { name: contact.tollFree, number: TOLL_FREE, note: contact.tollFreeNote },
    { name: contact.anywhere, number: CALL_NUMBER, note: contact.anywhereNote },
  ];
  return (
    <section aria-labelledby="call-centre" className={styles.call}>
      <h2 id="call-centre">{texts.ways.call}</h2>
      <CallState texts={contact} callCentre={callCentre} />
      <dl>
        {numbers.map(({ name, number, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <a href={`tel:${number}`}>{number}</a>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>{contact.safety}</p>
    </section>
  );
}
