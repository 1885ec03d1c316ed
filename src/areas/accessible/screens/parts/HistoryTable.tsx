import { amountOf, type Currency } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { instantOf } from "#base/time/day.ts";
import { useShared } from "#web/shared.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import { Spoken } from "#web/ui/data/Spoken.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import type { ShownHistory } from "../../rules/covered-history.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./parts.module.css";

interface Props {
  texts: Texts["history"];
  account: string;
  found: ShownHistory;
  hiddenLabel: string;
}

/** The entries with deposits, withdrawals, and the balance after each. */
export function HistoryTable({ texts, account, found, hiddenLabel }: Props) {
  const { columns } = texts;
  const { language } = useShared().visitor;
  const currency = found.currency as Currency;
  const announcement = (amount: number | null) =>
    amount === null ? (
      hiddenLabel
    ) : (
      <Amount amount={amountOf<Currency>(amount)} currency={currency} spokenIn={language} />
    );
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
          <time key="time" dateTime={instantOf(entry.postedAt).toISOString()}>
            {entry.postedAt}
          </time>,
          <Spoken
            key="what"
            text={[entry.entryKindName, entry.otherBankName, entry.otherAccount, entry.note]
              .filter(Boolean)
              .join(" ")}
          />,
          entry.isOut ? announcement(entry.amount) : nothing,
          entry.isOut ? nothing : announcement(entry.amount),
          announcement(entry.balance),
        ],
      }))}
    />
  );
}
