import { amountOf, type Ntd, ntd } from "#base/money/money.ts";

/** The pages of funds. */
export const FUNDS_PATH = "/investment/fund";
export const REMUNERATION_PATH = "/investment/fund/remuneration";

/** The form of a fund's and of a company's code. */
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

/** The orders of the list of funds; the first is the usual one. */
export const fundOrders = ["company", "month", "quarter", "year", "risk"] as const;

export type FundOrder = (typeof fundOrders)[number];

/** What the worked example invests, and for how long it is held. */
export const EXAMPLE_AMOUNT = ntd(100_000);

/** Sponsoring below the first and other payments below the second need not be told in figures. */
export const SPONSORED_LEAST = ntd(2_000_000);
export const OTHER_LEAST = ntd(1_000_000);

const HUNDRED_PERCENT = 10_000;

/** What a fund costs and what of it the bank receives, in hundredths of a percent. */
export interface FundShares {
  salesCharge: number;
  salesShare: number;
  managementFee: number;
  managementShare: number;
}

/** The worked example in dollars: what the customer pays, and what of it the bank receives. */
export interface Example {
  invested: Ntd;
  /** Paid once, by the customer, on top of what is invested. */
  charge: Ntd;
  chargeShare: Ntd;
  /** Of each year, out of the fund's own fee: the customer pays nothing besides. */
  managementShare: Ntd;
}

/** What the bank receives for an investment, at most; parts of a dollar count as a dollar. */
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

/** How the payments of a company to the bank are told: none, too little to be told, or how much. */
export function disclosureOf(amount: number | null, least: Ntd): "none" | "below" | Ntd {
  if (amount === null) return "none";
  return amount < least ? "below" : ntd(amount);
}

/** How a value moved since then, in hundredths of a percent; null where one of them is not known. */
export function performanceOf(value: number | null, before: number | null): number | null {
  if (value === null || before === null) return null;
  return Math.round((value / before - 1) * HUNDRED_PERCENT);
}

/** A fund's value as people read it: 412600 is 41.2600. */
export function formatUnit(value: number): string {
  return (value / 10_000).toFixed(4);
}

/** A fund's page about what the bank receives. */
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

/** Funds in an order; those of which nothing is known come last, equal ones stay as they are. */
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
