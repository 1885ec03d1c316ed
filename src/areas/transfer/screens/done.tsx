import type { Output } from "#base/call/call.ts";
import { sentencesOf } from "#base/errors/texts.ts";
import { amountOf, type Currency } from "#base/money/money.ts";
import { bankName } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { callCodes } from "#web/ask.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { useHydrated } from "#web/ui/layout/use-hydrated.ts";
import type { readReceipt } from "../contract/reads.ts";
import { doneLoader } from "../flow/pages.ts";
import { RECEIPT_FILE, transferAddress, transferPaths } from "../flow/table.ts";
import { inWords } from "../rules/amounts.ts";
import { receiptFacts } from "../rules/facts.ts";
import type { Route } from "./+types/done.ts";
import { type Frame, shell } from "./parts/customer.ts";
import { Facts } from "./parts/Facts.tsx";
import { payeeWords } from "./parts/Summary.tsx";
import { TransferPage } from "./parts/TransferPage.tsx";
import styles from "./parts/transfer.module.css";
import { useReviewEnded } from "./parts/use-review.ts";
import { useTransferState } from "./parts/use-transfer-state.ts";

export const handle = { hydrate: true, enhance: ["session"] };

type Receipt = Output<typeof readReceipt>;

export async function loader(given: Route.LoaderArgs) {
  const loaded = await doneLoader(shell)(given);
  return { ...loaded, sentences: sentencesOf(callCodes, {}, loaded.frame.language) };
}

/** /transfer/done: step 5, the outcome and the receipt. */
export default function DoneScreen({ loaderData }: Route.ComponentProps) {
  const { frame, key, receipt, sentences } = loaderData;
  const { texts, language } = frame;
  const { done } = texts;
  const { state } = receipt;
  const isPending = state === "pending";
  useReviewEnded();
  useTransferState({ transferKey: key, state, isWatched: isPending, language, sentences });
  const lead = fill(done.leads[state], { receipt: receipt.receiptNumber });
  return (
    <TransferPage frame={frame} step="done" title={done.titles[state]} lead={null}>
      <p className={styles.onPaper}>{bankName[language]}</p>
      {state === "done" ? (
        <DoneHead title={done.titles.done} lead={lead}>
          <Sent frame={frame} receipt={receipt} />
        </DoneHead>
      ) : (
        <>
          <PageHead title={done.titles[state]} lead={lead} />
          <Notice
            kind={isPending ? "info" : "warning"}
            word={texts.facts.states[state]}
            live={isPending}
          >
            <Sent frame={frame} receipt={receipt} />
          </Notice>
        </>
      )}
      <div className={styles.after}>
        <Ways frame={frame} transferKey={key} isPending={isPending} />
        <section aria-labelledby="receipt" className={styles.part}>
          <h2 id="receipt">{done.receipt}</h2>
          <Facts
            facts={receiptFacts(receipt, texts.facts, language)}
            endsIn={texts.endsIn}
            hiddenLabel={texts.hidden}
          />
        </section>
      </div>
    </TransferPage>
  );
}

function Sent({ frame: { texts, language }, receipt }: { frame: Frame; receipt: Receipt }) {
  const { amount, currency } = receipt;
  return (
    <div className={styles.sent}>
      <p className={styles.sentAmount}>
        <Amount amount={amountOf<Currency>(amount)} currency={currency} large />
      </p>
      <p>{inWords(amount, currency, language)}</p>
      <p className={styles.sentTo}>{fill(texts.done.to, { payee: payeeWords(receipt) })}</p>
    </div>
  );
}

interface WaysProps {
  frame: Frame;
  transferKey: string;
  isPending: boolean;
}

/** The receipt comes first; few customers want another transfer next. */
function Ways({ frame: { texts }, transferKey, isPending }: WaysProps) {
  const { done } = texts;
  const hydrated = useHydrated();
  return (
    <p className={styles.ways}>
      {isPending && !hydrated && (
        <Button href={transferAddress("done", transferKey)}>{done.refresh}</Button>
      )}
      <Button href={`${RECEIPT_FILE}?key=${transferKey}`} icon="download">
        {done.file}
      </Button>
      {hydrated && (
        <Button type="button" variant="quiet" onClick={() => window.print()}>
          {done.print}
        </Button>
      )}
      <Button href={transferPaths.info} variant="quiet">
        {done.another}
      </Button>
      <Button href="/overview" variant="link">
        {done.overview}
      </Button>
    </p>
  );
}
