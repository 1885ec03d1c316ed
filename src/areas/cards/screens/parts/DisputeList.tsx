import type { Output } from "#base/call/call.ts";
import { ntd } from "#base/money/money.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import type { listDisputes } from "../../contract/disputes.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./emergency.module.css";

type Words = Texts["suspicious"];
type Dispute = Output<typeof listDisputes>["disputes"][number];

/** The customer's disputes, each with its state and history. */
export function DisputeList({ texts, disputes }: { texts: Words; disputes: readonly Dispute[] }) {
  return (
    <section aria-labelledby="disputes">
      <h2 id="disputes" className={styles.heading}>
        {texts.disputes}
      </h2>
      {disputes.length === 0 ? (
        <p>{texts.noDisputes}</p>
      ) : (
        <ul className={styles.disputes}>
          {disputes.map((dispute) => (
            <li key={dispute.disputeReference} className={styles.dispute}>
              <DisputeCard texts={texts} dispute={dispute} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DisputeCard({ texts, dispute }: { texts: Words; dispute: Dispute }) {
  const { disputeReference, merchant, amount, disputeState, steps } = dispute;
  return (
    <>
      <h3 className={styles.merchant}>
        {merchant} <Amount amount={ntd(amount)} currency="TWD" />
      </h3>
      <p className={styles.number}>{disputeReference}</p>
      <p className={styles.state}>{texts.states[disputeState]}</p>
      <p className={styles.soft}>{texts.about[disputeState]}</p>
      <details>
        <summary>{texts.history}</summary>
        <ol className={styles.steps}>
          {steps.map(({ disputeState: state, changedAt }) => (
            <li key={`${state} ${changedAt}`}>
              {changedAt} {texts.states[state]}
            </li>
          ))}
        </ol>
      </details>
      {disputeState === "received" && (
        <PostForm>
          <input type="hidden" name="act" value="withdraw" />
          <input type="hidden" name="disputeReference" value={disputeReference} />
          <Button variant="link">{texts.withdraw}</Button>
        </PostForm>
      )}
    </>
  );
}
