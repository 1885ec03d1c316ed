import type { readHistory } from "#areas/account/contract.ts";
import { figures } from "#areas/transfer/rules/amounts.ts";
import type { Output } from "#base/call/call.ts";
import type { Currency } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { formatMoment } from "#base/time/day.ts";
import { Spoken } from "#web/ui/data/Spoken.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./parts.module.css";

interface Props {
  texts: Texts["history"];
  account: string;
  found: Output<typeof readHistory>;
}

/** The entries with deposits, withdrawals, and the balance after each. */
export function HistoryTable({ texts, account, found }: Props) {
  const { columns } = texts;
  const currency = found.currency as Currency;
  const announcement = (amount: number) => figures(amount, currency);
  const nothing = <span className={styles.words}>{texts.none}</span>;
  return (
    <Table
      id="entries"
      caption={fill(texts.caption, { account, from: found.startDay, to: found.endDay })}
      stacked
      columns={[
        { label: columns.time },
        { label: columns.what },
        { label: columns.out, numeric: true },
        { label: columns.in, numeric: true },
        { label: columns.balance, numeric: true },
      ]}
      rows={found.entries.map((entry) => ({
        key: String(entry.entryNumber),
        cells: [
          <time key="time" dateTime={entry.postedAt}>
            {formatMoment(new Date(entry.postedAt))}
          </time>,
          <Spoken
            key="what"
            text={[entry.entryKindName, entry.otherBankName, entry.otherAccount, entry.note]
              .filter(Boolean)
              .join(" ")}
          />,
          entry.amount < 0 ? announcement(-entry.amount) : nothing,
          entry.amount > 0 ? announcement(entry.amount) : nothing,
          announcement(entry.balance),
        ],
      }))}
    />
  );
}
