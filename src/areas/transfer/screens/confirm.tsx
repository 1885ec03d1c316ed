import { fill } from "#base/text/language.ts";
import { errorOf } from "#web/refused.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { RouterForm, SendButton } from "#web/ui/forms/RouterForm.tsx";
import { atStep, transferAction } from "../flow/pages.ts";
import { transferAddress } from "../flow/table.ts";
import { figures } from "../rules/amounts.ts";
import { type Reviewed, termFacts } from "../rules/facts.ts";
import type { Route } from "./+types/confirm.ts";
import { shell } from "./parts/customer.ts";
import { Facts } from "./parts/Facts.tsx";
import { payeeWords, Summary } from "./parts/Summary.tsx";
import { TransferPage } from "./parts/TransferPage.tsx";
import styles from "./parts/transfer.module.css";
import { useReviewed } from "./parts/use-review.ts";

export const handle = { hydrate: true, enhance: ["session"] };

export const loader = atStep(shell, "confirm");

export const action = transferAction(shell, "confirm");

/** /transfer/confirm: step 2, a full review before anything happens. */
export default function ConfirmScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { frame, key, prepared } = loaderData;
  const { texts, language } = frame;
  const { confirm, words } = texts;
  useReviewed(key);
  const facts = termFacts(prepared, texts.facts, language);
  return (
    <TransferPage
      frame={frame}
      step="confirm"
      title={texts.steps.confirm}
      lead={texts.leads.confirm}
      transferKey={key}
      wrong={wrong}
      amountsHidden={loaderData.amountsHidden}
    >
      <RouterForm className={styles.review}>
        <div>
          {prepared.sentBefore && (
            <Earlier prepared={prepared} texts={texts} error={errorOf(wrong, "sameAgain")} />
          )}
          <Summary frame={frame} paid={prepared} />
          <section aria-labelledby="details" className={styles.part}>
            <h2 id="details">{confirm.details}</h2>
            <Facts facts={facts} endsIn={texts.endsIn} hiddenLabel={texts.hidden} />
          </section>
        </div>
        <div>
          {prepared.hasUnusualLength && (
            <Notice kind="warning" word={words.warning}>
              <p>{confirm.unusual}</p>
            </Notice>
          )}
          <Notice kind="warning" word={words.warning}>
            <p>{confirm.fraud}</p>
          </Notice>
          <p className={styles.ways}>
            <SendButton busyLabel={texts.busy}>{confirm.agree}</SendButton>
            <Button href={transferAddress("info", key)} variant="quiet">
              {confirm.edit}
            </Button>
            <SendButton intent="cancel" busyLabel={texts.busy} variant="link">
              {confirm.cancel}
            </SendButton>
          </p>
        </div>
      </RouterForm>
    </TransferPage>
  );
}

interface EarlierProps {
  prepared: Reviewed;
  texts: Route.ComponentProps["loaderData"]["frame"]["texts"];
  error: string | undefined;
}

/**
 * Warns first that the same transfer was sent in the last 24 hours: a duplicate cannot be undone.
 */
function Earlier({ prepared, texts: { confirm }, error }: EarlierProps) {
  const { sentBefore, amount, currency } = prepared;
  const { at = "", receiptNumber: receipt = "" } = sentBefore ?? {};
  const facts = { at, receipt, amount: figures(amount, currency), payee: payeeWords(prepared) };
  return (
    <Notice kind="warning" word={confirm.sameTitle}>
      <p>{fill(confirm.same, facts)}</p>
      <Checkbox
        name="sameAgain"
        label={confirm.sameLabel}
        hint={confirm.sameHint}
        error={error}
        value="yes"
      />
    </Notice>
  );
}
