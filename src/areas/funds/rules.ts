import { amountOf, type Ntd, ntd } from "#base/money/money.ts";

/** The pages of funds. */
export const FUNDS_PATH = "/investment/fund";
export const REMUNERATION_PATH = "/investment/fund/remuneration";

/** The patterns of a fund's and of a company's code. */
export const FUND_CODE = "^[A-Z]{2}\\d{2}$";
export const COMPANY_CODE = "^[A-Z]{2}$";

/** Where a fund is registered. */
export const fundTypes = ["domestic", "offshore"] as const;

export type FundType = (typeof fundTypes)[number];

/** What a fund invests in. */
export const categories = ["equity", "index", "balanced", "bond", "money"] as const;

export type Category = (typeof categories)[number];

/** How often a fund pays out. */
export const distributions = ["none", "monthly", "quarterly", "yearly"] as const;

export type Distribution = (typeof distributions)[number];

/** The sort orders of the list of funds; the first is the default. */
export const fundOrders = ["company", "month", "quarter", "year", "risk"] as const;

export type FundOrder = (typeof fundOrders)[number];

/** The amount invested in the worked example. */
export const EXAMPLE_AMOUNT = ntd(100_000);

/** Below these amounts, sponsoring and other payments need not be disclosed in figures. */
export const SPONSORED_LEAST = ntd(2_000_000);
export const OTHER_LEAST = ntd(1_000_000);

const HUNDRED_PERCENT = 10_000;

/** The costs of a fund and the bank's share of them, in hundredths of a percent. */
export interface FundShares {
  salesCharge: number;
  salesShare: number;
  managementFee: number;
  managementShare: number;
}

/** The worked example in dollars: what the customer pays, and the bank's share of it. */
export interface Example {
  invested: Ntd;
  /** Paid once by the customer, in addition to the investment. */
  charge: Ntd;
  chargeShare: Ntd;
  /** Per year, out of the fund's own fee: at no extra cost to the customer. */
  managementShare: Ntd;
}

/** The bank's maximum share for an investment, rounded up to whole dollars. */
export function exampleOf(
  { salesCharge, salesShare, managementShare }: FundShares,
  invested: Ntd,
): Example {
  const partOf = (share: number) =>
    amountOf<"TWD">(Math.ceil((invested * share) / HUNDRED_PERCENT));
  return {
    invested,
    charge: partOf(salesCharge),
    chargeShare: partOf(salesShare),
    managementShare: partOf(managementShare),
  };
}

/** How a company's payments to the bank are disclosed: none, below the threshold, or the amount. */
export function disclosureOf(amount: number | null, least: Ntd): "none" | "below" | Ntd {
  if (amount === null) return "none";
  return amount < least ? "below" : ntd(amount);
}

/** The change of a value, in hundredths of a percent; null if one of them is unknown. */
export function performanceOf(value: number | null, before: number | null): number | null {
  if (value === null || before === null) return null;
  return Math.round((value / before - 1) * HUNDRED_PERCENT);
}

/** A fund's value for display: 412600 is 41.2600. */
export function formatUnit(value: number): string {
  return (value / 10_000).toFixed(4);
}

/** The path of a fund's remuneration page. */
export function remunerationPath(type: FundType, code: string): string {
  return `${REMUNERATION_PATH}/${type}/${code}`;
}

/** What a list of funds is sorted by. */
interface SortedFund {
  risk: number;
  monthMove: number | null;
  quarterMove: number | null;
  yearMove: number | null;
}

/** Sorts funds; unknown values come last, and equal ones keep their order. */
export function orderedFunds<Fund extends SortedFund>(
  funds: readonly Fund[],
  order: FundOrder,
): Fund[] {
  const keys: Readonly<Record<FundOrder, (fund: SortedFund) => number>> = {
    company: () => 0,
    month: ({ monthMove }) => -(monthMove ?? Number.NEGATIVE_INFINITY),
    quarter: ({ quarterMove }) => -(quarterMove ?? Number.NEGATIVE_INFINITY),
    year: ({ yearMove }) => -(yearMove ?? Number.NEGATIVE_INFINITY),
    risk: ({ risk }) => risk,
  };
  const key = keys[order];
  return funds.toSorted((one, other) => {
    const [first, second] = [key(one), key(other)];
    return first === second ? 0 : first - second;
  });
}
