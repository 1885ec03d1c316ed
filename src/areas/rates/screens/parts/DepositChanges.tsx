import type { Output } from "#base/call/call.ts";
import { currencies } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { listDepositChanges } from "../../contract.ts";
import { depositName, formatRate } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import type { DepositRate } from "./TwdDeposits.tsx";

type Change = Output<typeof listDepositChanges>["changes"][number];

interface Props {
  texts: Texts;
  changes: readonly Change[];
  /** Those in force, which tell up to what balance a changed one holds. */
  rates: readonly DepositRate[];
}

/** The changes of deposit rates over a year, newest first. */
export function DepositChanges({ texts, changes, rates }: Props) {
  const { language } = useShared().visitor;
  const words = texts.changes;
  if (changes.length === 0) return <p>{words.none}</p>;
  const own = rates.filter(({ currency }) => currency === "TWD");
  const nameOf = (change: Change) => {
    if (change.currency === "TWD") return depositName(change, texts.twd, own);
    const { termMonths, currency } = change;
    const term =
      termMonths === 0 ? texts.foreign.demand : fill(texts.foreign.months, { months: termMonths });
    return `${currencies[currency][language]} ${currency} ${term}`;
  };
  const numeric = true;
  return (
    <Table
      id="deposit-changes"
      caption={words.caption}
      captionHidden
      columns={[
        { label: words.deposit },
        { label: words.form },
        { label: words.before, numeric },
        { label: words.after, numeric },
        { label: words.since, numeric },
      ]}
      rows={changes.map((change) => {
        const { currency, kind, termMonths, above, form, before, rate, effectiveDay } = change;
        return {
          key: [currency, kind, termMonths, above, form, effectiveDay].join(),
          cells: [
            nameOf(change),
            texts.twd[form],
            formatRate(before),
            formatRate(rate),
            effectiveDay,
          ],
        };
      })}
      stacked="grid"
    />
  );
}
