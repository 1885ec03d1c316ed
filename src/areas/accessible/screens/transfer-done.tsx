import { redirect } from "react-router";
import { readReceipt } from "#areas/transfer/contract/reads.ts";
import { receiptFacts } from "#areas/transfer/rules/facts.ts";
import type { Output } from "#base/call/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { pages, RECEIPT_FILE, transferAddress } from "../rules/paths.ts";
import type { Route } from "./+types/transfer-done.ts";
import { customerFrame } from "./parts/customer.ts";
import { FactTable } from "./parts/FactTable.tsx";
import styles from "./parts/parts.module.css";
import { keyParam } from "./parts/review.ts";
import { StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session"] };

const SETTLING_MS = 400;

type Receipt = Output<typeof readReceipt>;

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const key = keyParam(request);
  const frame = await customerFrame(visit, request);
  try {
    const receipt = await settledReceipt(visit, key);
    return { frame, key, receipt, language: visit.visitor.language };
  } catch (thrown) {
    if (isRefusal(thrown)) throw redirect(transferAddress("checking", key));
    throw thrown;
  }
}

/** The other bank's answer is recorded a moment later: waits for it once. */
async function settledReceipt({ ask }: Visit, transferKey: string): Promise<Receipt> {
  const receipt = await ask(readReceipt, { transferKey });
  if (receipt.state !== "pending") return receipt;
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  return ask(readReceipt, { transferKey });
}

/** /accessible/transfer/done: step 5, the receipt. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { frame, key, receipt, language } = loaderData;
  const { texts } = frame;
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
