import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Icon } from "#web/ui/layout/Icon.tsx";
import type { reportLoss } from "../../contract/cards.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./emergency.module.css";

const SHOWN_DIGITS = 4;

/** A report of loss as returned by the calls. */
export type Loss = Output<typeof reportLoss>;

interface Props {
  texts: Texts;
  loss: Loss;
}

/** A report's details: the reference first, and until when it can be cancelled. */
export function LossFacts({ texts, loss }: Props) {
  const { loss: words } = texts;
  const { reference, cardName, cardNumber, reportedAt, cancelUntil, cancelledAt } = loss;
  return (
    <FactList
      facts={[
        { name: words.reference, value: <strong className={styles.reference}>{reference}</strong> },
        {
          name: words.card,
          value: (
            <>
              {cardName} <span className={styles.number}>{cardNumber}</span>
            </>
          ),
        },
        { name: words.reportedAt, value: reportedAt },
        ...(cancelledAt === null ? [] : [{ name: words.cancelledAt, value: cancelledAt }]),
        ...(cancelledAt === null && hasDeadline(loss)
          ? [
              {
                name: words.cancelUntil,
                value: fill(words.taipei, { moment: withoutSeconds(cancelUntil) }),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Until when a report can be cancelled, or why it no longer can. */
export function Standing({ texts, loss }: Props) {
  if (loss.lossStatus === "open") return <Deadline texts={texts} loss={loss} />;
  return <FinalNotice texts={texts} loss={loss} />;
}

/** How long a report can still be cancelled; src/areas/cards/browser.ts counts down. */
function Deadline({ texts, loss }: Props) {
  const { countdown } = texts.loss;
  const { cancelSeconds, cancelUntil } = loss;
  return (
    <div
      className={styles.deadline}
      data-deadline={cancelSeconds}
      data-left={countdown.left}
      data-announcement={countdown.announcement}
      data-finished={countdown.over}
    >
      <Icon name="wait" />
      <span data-deadline-shown>
        {fill(countdown.until, { moment: withoutSeconds(cancelUntil) })}
      </span>
      <span role="status" className="sr-only" data-deadline-told />
    </div>
  );
}

/** Whether the deadline decides; a report that is final for another reason has none any more. */
export function hasDeadline({ finalReason }: Loss): boolean {
  return finalReason === null || finalReason === "late";
}

/** Why a report can no longer be cancelled, and what to do instead. */
export function FinalNotice({ texts, loss }: Props) {
  const { finalReason, cardNumber, cancelUntil } = loss;
  if (finalReason === null) return null;
  const { word, sentence } = texts.loss.final[finalReason];
  const facts = { card: cardNumber.slice(-SHOWN_DIGITS), moment: withoutSeconds(cancelUntil) };
  return (
    <Notice kind="warning" word={word}>
      <p>{fill(sentence, facts)}</p>
    </Notice>
  );
}

/** Drops the seconds: the deadline is at noon. */
export function withoutSeconds(moment: string): string {
  return moment.slice(0, -3);
}
