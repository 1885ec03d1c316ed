import type { Output } from "#base/call/call.ts";
import { ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import type { listApprovals } from "../../contract/cards.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./emergency.module.css";

/** A payment as returned by the calls. */
export type Payment = Output<typeof listApprovals>["payments"][number];

interface Props {
  texts: Texts["suspicious"];
  id: string;
  caption: string;
  payments: readonly Payment[];
  /** The link to dispute a payment; without it the column is omitted. */
  disputePath?: (payment: Payment) => string;
}

/** Card payments, approved and refused, each with a link to dispute it. */
export function PaymentTable({ texts, id, caption, payments, disputePath }: Props) {
  const columns = [
    { label: texts.time },
    { label: texts.merchant },
    { label: texts.card },
    { label: texts.amount, numeric: true },
    { label: texts.result },
    ...(disputePath ? [{ label: texts.action }] : []),
  ];
  return (
    <Table
      id={id}
      caption={caption}
      captionHidden
      stacked
      columns={columns}
      rows={payments.map((payment) => ({
        key: payment.paymentId,
        cells: [
          payment.paidAt,
          <Merchant key="merchant" texts={texts} payment={payment} />,
          <span key="card" className={styles.number}>
            {payment.cardNumber.slice(-9)}
          </span>,
          <Amount key="amount" amount={ntd(payment.amount)} currency="TWD" />,
          resultOf(payment, texts),
          ...(disputePath
            ? [<Way key="way" texts={texts} payment={payment} path={disputePath(payment)} />]
            : []),
        ],
      }))}
    />
  );
}

function Merchant({ texts, payment }: { texts: Texts["suspicious"]; payment: Payment }) {
  const { merchant, country, entryMode } = payment;
  const mode = texts.entryModes[entryMode];
  return (
    <span>
      {merchant} <small>{country === "TW" ? mode : fill(texts.abroad, { mode, country })}</small>
    </span>
  );
}

function Way({
  texts,
  payment,
  path,
}: {
  texts: Texts["suspicious"];
  payment: Payment;
  path: string;
}) {
  if (payment.disputeState !== null) return texts.states[payment.disputeState];
  if (!payment.isDisputable) return "–";
  return (
    <a href={path}>
      {texts.dispute} <span className="sr-only">{payment.merchant}</span>
    </a>
  );
}

/** The decision, in words. */
function resultOf({ approvalNumber, refusal }: Payment, texts: Texts["suspicious"]): string {
  if (refusal !== null) return fill(texts.refused, { reason: texts.refusals[refusal] });
  return fill(texts.approved, { number: approvalNumber ?? "" });
}
