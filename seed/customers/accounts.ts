import { ownAccountNumber } from "#base/banks/account-number.ts";
import type { Currency } from "#base/money/money.ts";
import type { Tier } from "#base/transfer/limits.ts";

/** An account of a person in people.ts. */
export interface AccountSeed {
  /** Its key in the seed. */
  key: string;
  owner: string;
  currency: Currency;
  kind: "main" | "sub" | "joint";
  /** The name that its owner gave it. */
  name?: string;
  tier: Tier;
  state?: "frozen" | "closed";
  openedDaysAgo: number;
  designatedOff?: true;
  otherOff?: true;
  /** The keys of those who share it. */
  holders?: string[];
  /** The savings goal of a dream account, and in how many months; without months, no deadline. */
  goal?: { amount: number; months?: number };
}

const basic = { tier: "basic" } as const;
const advanced = { tier: "advanced" } as const;
const twd = { currency: "TWD", kind: "main" } as const;
const usd = { currency: "USD", kind: "main" } as const;
const dream = { currency: "TWD", kind: "sub" } as const;
const joint = { currency: "TWD", kind: "joint", name: "家用" } as const;

/** Every account; a key is the owner's, plus a word for all but the TWD main account. */
export const accounts: readonly AccountSeed[] = [
  account("basic01", { ...twd, ...basic, openedDaysAgo: 420 }),
  account("basic01 trip", {
    ...dream,
    ...basic,
    name: "日本旅行",
    goal: { amount: 80_000, months: 7 },
    openedDaysAgo: 380,
  }),
  account("basic01 reserve", {
    ...dream,
    ...basic,
    name: "緊急預備金",
    goal: { amount: 200_000 },
    openedDaysAgo: 200,
  }),
  account("advanced01", { ...twd, ...advanced, openedDaysAgo: 760 }),
  account("advanced01 usd", { ...usd, ...advanced, openedDaysAgo: 700 }),
  account("advanced01 house", {
    ...dream,
    ...advanced,
    name: "頭期款",
    goal: { amount: 3_000_000, months: 36 },
    openedDaysAgo: 650,
  }),
  account("advanced01 home", { ...joint, ...advanced, openedDaysAgo: 600, holders: ["joint01"] }),
  account("joint01", { ...twd, ...advanced, openedDaysAgo: 700 }),
  account("joint01 usd", { ...usd, ...basic, openedDaysAgo: 240 }),
  account("foreign01", { ...twd, ...basic, openedDaysAgo: 300 }),
  account("foreign01 usd", { ...usd, ...basic, openedDaysAgo: 260 }),
  account("twdonly01", { ...twd, ...basic, openedDaysAgo: 520 }),
  account("wealthy01", { ...twd, ...advanced, openedDaysAgo: 1_130 }),
  account("wealthy01 usd", { ...usd, ...advanced, openedDaysAgo: 1_100 }),
  account("wealthy01 jpy", { ...usd, currency: "JPY", ...advanced, openedDaysAgo: 800 }),
  account("wealthy01 school", {
    ...dream,
    ...advanced,
    name: "孩子的學費",
    goal: { amount: 2_000_000, months: 24 },
    openedDaysAgo: 1_000,
  }),
  account("wealthy01 car", { ...dream, ...advanced, name: "換車", openedDaysAgo: 500 }),
  account("wealthy01 piano", {
    ...dream,
    ...advanced,
    name: "鋼琴",
    state: "closed",
    openedDaysAgo: 900,
  }),
  account("loans01", { ...twd, ...advanced, openedDaysAgo: 1_300 }),
  account("cards01", { ...twd, ...basic, openedDaysAgo: 900 }),
  account("locked01", { ...twd, ...basic, openedDaysAgo: 250 }),
  account("flagged01", { ...twd, ...basic, openedDaysAgo: 200 }),
  account("nomail01", { ...twd, ...advanced, openedDaysAgo: 640 }),
  account("alloff01", {
    ...twd,
    ...basic,
    openedDaysAgo: 380,
    designatedOff: true,
    otherOff: true,
  }),
  account("otheroff01", { ...twd, ...basic, openedDaysAgo: 340, otherOff: true }),
  account("otheroff01 camera", {
    ...dream,
    ...basic,
    name: "相機",
    state: "frozen",
    openedDaysAgo: 150,
  }),
  account("closed01", { ...twd, ...basic, state: "closed", openedDaysAgo: 900 }),
  account("nomember", { ...twd, ...basic, openedDaysAgo: 800 }),
];

/** The product codes in the first three digits of a number. */
const products = { main: "101", sub: "102", joint: "103", foreign: "201", loan: "301" } as const;

const FIRST_SERIAL = 68_210_451;
const SERIAL_STEP = 1_379;

/** The number of the demonstration's nth account or loan. */
export function seedNumber(product: keyof typeof products, place: number): string {
  return ownAccountNumber(`${products[product]}${FIRST_SERIAL + place * SERIAL_STEP}`);
}

/** The product code of an account. */
export function productOf({ kind, currency }: Pick<AccountSeed, "kind" | "currency">) {
  return kind === "main" && currency !== "TWD" ? "foreign" : kind;
}

function account(key: string, seed: Omit<AccountSeed, "key" | "owner">): AccountSeed {
  return { key, owner: key.split(" ")[0] as string, ...seed };
}
