import { doneLoader } from "#areas/transfer/flow/pages.ts";
import { receiptFacts } from "#areas/transfer/rules/facts.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { pages, RECEIPT_FILE, transferAddress } from "../rules/paths.ts";
import type { Route } from "./+types/transfer-done.ts";
import { accessible } from "./parts/customer.ts";
import { FactTable } from "./parts/FactTable.tsx";
import styles from "./parts/parts.module.css";
import { StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session"] };

export const loader = doneLoader(accessible);

/** /accessible/transfer/done: step 5, the receipt. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { frame, key, receipt } = loaderData;
  const { texts, language } = frame;
  const { transfer, leads } = texts;
  const { state } = receipt;
  return (
    <StepPage {...frame} step="done" title={transfer.titles[state]} lead={leads[state]}>
      {state === "done" && <div className={styles.dawn} />}
      <FactTable
        id="receipt"
        caption={transfer.receipt}
        texts={transfer}
        hiddenLabel={texts.hidden}
        facts={receiptFacts(receipt, transfer, language)}
      />
      <p className={styles.screen}>{transfer.print}</p>
      <p className={styles.ways}>
        <Button href={`${RECEIPT_FILE}?key=${key}`} variant="quiet" icon="download">
          {transfer.file}
        </Button>
        {state === "pending" && (
          <Button href={transferAddress("done", key)}>{transfer.refresh}</Button>
        )}
        <Button href={pages.transfer} variant={state === "pending" ? "quiet" : "main"}>
          {transfer.another}
        </Button>
        <Button href={pages.history} variant="quiet">
          {transfer.toHistory}
        </Button>
      </p>
    </StepPage>
  );
}

export default Screen;
