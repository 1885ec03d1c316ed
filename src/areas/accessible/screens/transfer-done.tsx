import { redirect } from "react-router";
import { readReceipt } from "#areas/transfer/contract/reads.ts";
import type { Output } from "#base/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import type { Language } from "#base/language.ts";
import { Button } from "#web/ui/Button.tsx";
import { visitContext } from "#web/visit.ts";
import { pages, transferAddress } from "../rules/places.ts";
import { figures } from "../rules/told.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/transfer-done.ts";
import { AccountNumber } from "./parts/AccountNumber.tsx";
import { customerFrame } from "./parts/customer.ts";
import { FactTable } from "./parts/FactTable.tsx";
import { Money } from "./parts/Money.tsx";
import styles from "./parts/parts.module.css";
import { keyAsked } from "./parts/review.ts";
import { StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session"] };

type Receipt = Output<typeof readReceipt>;

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const key = keyAsked(request);
  const frame = await customerFrame(visit, request);
  try {
    const receipt = await visit.ask(readReceipt, { trfrKey: key });
    return { frame, receipt, language: visit.visitor.language };
  } catch (thrown) {
    if (isRefusal(thrown)) throw redirect(transferAddress("checking", key));
    throw thrown;
  }
}

/** /accessible/transfer/done: step 5, the receipt. */
export function Screen({ loaderData: { frame, receipt, language } }: Route.ComponentProps) {
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
        rows={receiptRows(receipt, transfer, language)}
      />
      <p className={styles.screen}>{transfer.print}</p>
      <p className={styles.ways}>
        <Button href={pages.transfer}>{transfer.another}</Button>
        <Button href={pages.history} look="quiet">
          {transfer.toHistory}
        </Button>
      </p>
    </StepPage>
  );
}

function receiptRows(
  receipt: Receipt,
  texts: Texts["transfer"],
  language: Language,
): [string, React.ReactNode][] {
  const { ccyCd, amount, fee, total, kind, state } = receipt;
  return [
    [texts.receiptNumber, <strong key="number">{receipt.receiptNbr}</strong>],
    [texts.state, texts.states[state]],
    [texts.at, receipt.at],
    [texts.kind, kind === "own" ? texts.kindOwn : texts.kinds[kind]],
    [texts.from, receipt.fromAcctNbr],
    [
      texts.to,
      <span key="to">
        {receipt.toBnkCd} {receipt.toBnkNm}
        <br />
        <AccountNumber number={receipt.toAcctNbr} />
      </span>,
    ],
    [texts.payee, receipt.toNm ?? texts.noName],
    [texts.amount, <Money key="amount" amount={amount} currency={ccyCd} language={language} />],
    [texts.fee, figures(fee, ccyCd)],
    [texts.total, figures(total, ccyCd)],
    [texts.noteRow, receipt.note ?? texts.noNote],
  ];
}

export default Screen;
