import { currencies } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { foreignCurrencies } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { RateCell } from "./RateCell.tsx";
import type { DepositRate } from "./TwdDeposits.tsx";

/** Deposit rates in foreign currencies: a row per currency, a column per term. */
export function ForeignDeposits({ texts, rates }: { texts: Texts; rates: readonly DepositRate[] }) {
  const { language } = useShared().visitor;
  const { foreign } = texts;
  const others = rates.filter(({ currency }) => currency !== "TWD");
  const terms = [...new Set(others.map(({ termMonths }) => termMonths))].sort((a, b) => a - b);
  const rows = foreignCurrencies.flatMap((code) => {
    const own = others.filter(({ currency }) => currency === code);
    if (own.length === 0) return [];
    const cells = terms.map((term) => {
      const found = own.find(({ termMonths }) => termMonths === term);
      const rate = found?.fixed ?? found?.floating;
      return <RateCell key={term} rate={rate} none={texts.notOffered} />;
    });
    return [{ key: code, cells: [`${currencies[code][language]} ${code}`, ...cells] }];
  });
  if (rows.length === 0) return <p>{texts.none}</p>;
  return (
    <Table
      id="foreign-rates"
      caption={foreign.caption}
      captionHidden
      columns={[
        { label: foreign.currency },
        ...terms.map((term) => ({
          label: term === 0 ? foreign.demand : fill(foreign.months, { months: term }),
          numeric: true,
        })),
      ]}
      rows={rows}
      stacked="grid"
    />
  );
}
