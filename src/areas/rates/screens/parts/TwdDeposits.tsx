import type { Output } from "#base/call/call.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { listDepositRates } from "../../contract.ts";
import { depositName } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { RateCell } from "./RateCell.tsx";

export type DepositRate = Output<typeof listDepositRates>["deposits"][number];

/** Deposit rates in New Taiwan dollars, by kind and term. */
export function TwdDeposits({ texts, rates }: { texts: Texts; rates: readonly DepositRate[] }) {
  const { twd } = texts;
  const own = rates.filter(({ currency }) => currency === "TWD");
  const nameOf = (rate: DepositRate) => depositName(rate, twd, own);
  if (own.length === 0) return <p>{texts.none}</p>;
  return (
    <Table
      id="twd-rates"
      caption={twd.caption}
      captionHidden
      columns={[
        { label: twd.deposit },
        { label: twd.fixed, numeric: true },
        { label: twd.floating, numeric: true },
        { label: twd.since, numeric: true },
      ]}
      rows={own.map((rate) => ({
        key: nameOf(rate),
        cells: [
          nameOf(rate),
          <RateCell key="fixed" rate={rate.fixed} none={texts.notOffered} />,
          <RateCell key="floating" rate={rate.floating} none={texts.notOffered} />,
          rate.effectiveDay,
        ],
      }))}
      stacked
    />
  );
}
