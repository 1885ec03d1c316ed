import { type Amount, type Currency, formatAmount } from "#base/money/money.ts";
import { type Limits, limitsOf } from "#base/transfer/limits.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { Texts } from "../../texts/zh.ts";

type Words = Texts["landing"]["tables"]["limits"];

interface Props {
  texts: Words;
  currency: "TWD" | "USD";
  /** Whether to show the limits for designated accounts too. */
  designated?: boolean;
}

/** The transfer limits, single, daily and monthly, by kind of account. */
export function LimitTable({ texts, currency, designated = false }: Props) {
  const kinds: [key: string, name: string, limits: Limits | null][] = [
    ["basic", texts.basicOther, limitsOf("basic", currency, "other")],
    ["advanced", texts.advancedOther, limitsOf("advanced", currency, "other")],
  ];
  if (designated) {
    const name = currency === "TWD" ? texts.designated : texts.advancedDesignated;
    kinds.push(["designated", name, limitsOf("advanced", currency, "designated")]);
  }
  return (
    <Table
      id={`limits-${currency}`}
      caption={currency === "TWD" ? texts.caption : texts.captionUsd}
      columns={[
        { label: texts.kind },
        { label: texts.once, numeric: true },
        { label: texts.day, numeric: true },
        { label: texts.month, numeric: true },
      ]}
      rows={kinds.flatMap(([key, name, limits]) => {
        if (!limits) return [];
        const read = (amount: Amount | null) => readLimit(amount, currency, texts.none);
        return [{ key, cells: [name, read(limits.once), read(limits.day), read(limits.month)] }];
      })}
      stacked
    />
  );
}

function readLimit(amount: Amount | null, currency: Currency, none: string): string {
  return amount === null ? none : formatAmount(amount, currency);
}
