// What happened to each customer's money up to yesterday.

import { disbursementLegs, repaymentLegs } from "#base/postings/loans.ts";
import { addDays, type Day } from "#base/time/day.ts";
import { interestMoves, type Life, lifeOf, type Sending } from "../ledger/life.ts";
import { type LedgerAccount, type Move, type Place, placeOf } from "../ledger/moves.ts";
import { places } from "./designated.ts";
import { LOAN_FEE, type LoanStory } from "./loans.ts";
import { oneOffs } from "./one-offs.ts";

/** The accounts of the demonstration, and the day on which its stories end. */
export interface Stage {
  find(key: string): LedgerAccount;
  /** Accounts that still earn interest on the last day. */
  earning: readonly LedgerAccount[];
  loans: readonly LoanStory[];
  today: Day;
}

type Plan = Omit<Life, "until">;

const employers = {
  software: { bank: "007", number: "16450083927" },
  hospital: { bank: "005", number: "032508174936" },
  factory: { bank: "050", number: "07162398405" },
  state: { bank: "004", number: "007003518264" },
} as const satisfies Record<string, Place>;

const phone = { least: 399, most: 899, day: 12, note: "海風電信" };
const power = { least: 620, most: 2_480, day: 16, note: "電費" };
const water = { least: 180, most: 540, day: 18, note: "水費" };
const health = { least: 826, most: 826, day: 25, note: "健保費" };
const creditCard = (least: number, most: number) => ({ least, most, day: 20, note: "信用卡款" });

const LOAN_SPENT_SHARE = 0.9;
const LOAN_SPENT_DAYS = 3;

/** All moves on all accounts. */
export function storiesOf(stage: Stage): Move[] {
  const { find, earning, loans, today } = stage;
  const until = addDays(today, -1);
  const plans = [...plainPlans(stage), ...familyPlans(stage), ...largePlans(stage)];
  return [
    ...plans.flatMap((plan) => lifeOf({ ...plan, until })),
    ...oneOffs(find, today),
    ...loans.flatMap((loan) => loanMoves(find(loan.seed.owner), loan)),
    ...earning.flatMap((account) => interestMoves(account, until)),
  ];
}

/** Customers whose money does not matter for what they demonstrate. */
function plainPlans({ find }: Stage): Plan[] {
  const salary = { amount: 41_500, day: 5, from: employers.factory, note: "大禾精密" };
  const daily = {
    salary,
    bills: [phone, creditCard(16_000, 24_000)],
    purchases: { count: 6, most: 2_600 },
    cash: { count: 1, most: 3 },
  };
  const inCash = { count: 4, most: 3 };
  const rent = sending(12_000, 8, places.landlord, "房租");
  const camera = own(find("otheroff01 camera"), 2_000, 7, "相機");
  return [
    { ...daily, account: find("foreign01"), opening: 60_000 },
    // Without a card, everything is paid in cash.
    { account: find("twdonly01"), opening: 35_000, salary, bills: daily.bills, cash: inCash },
    { ...daily, account: find("locked01"), opening: 22_000 },
    { ...daily, account: find("flagged01"), opening: 18_000 },
    { ...daily, account: find("cards01"), opening: 40_000 },
    { ...daily, account: find("alloff01"), opening: 80_000, bills: [phone], sends: [rent] },
    { ...daily, account: find("otheroff01"), opening: 50_000, sends: [camera] },
    { account: find("otheroff01 camera"), opening: 1_000 },
    { account: find("nomember"), opening: 150_000, cash: { count: 2, most: 2 } },
    { account: find("closed01"), opening: 26_000 },
    {
      account: find("nomail01"),
      opening: 380_000,
      salary: { amount: 32_400, day: 3, from: employers.state, note: "退休金" },
      bills: [phone, power, water, health],
      purchases: { count: 7, most: 2_200 },
      cash: { count: 2, most: 5 },
    },
  ];
}

/** A young woman who rents, and a couple with a household account. */
function familyPlans({ find, today }: Stage): Plan[] {
  const home = find("advanced01 home");
  const toHome = { ...sending(12_000, 6, placeOf(home), "家用"), since: addDays(today, -580) };
  return [
    {
      account: find("basic01"),
      opening: 30_000,
      salary: { amount: 46_000, day: 5, from: employers.software, note: "晴空科技" },
      sends: [
        sending(13_500, 6, places.landlord, "房租"),
        own(find("basic01 trip"), 3_000, 7, "日本旅行"),
        own(find("basic01 reserve"), 2_000, 7, "緊急預備金"),
      ],
      bills: [phone, power, creditCard(9_000, 12_000)],
      purchases: { count: 12, most: 3_200 },
      cash: { count: 1, most: 3 },
    },
    { account: find("basic01 trip"), opening: 1_000 },
    { account: find("basic01 reserve"), opening: 1_000 },
    {
      account: find("advanced01"),
      opening: 200_000,
      salary: { amount: 92_000, day: 5, from: employers.software, note: "晴空科技" },
      sends: [
        sending(10_000, 10, places.parents, "孝親費"),
        own(find("advanced01 house"), 15_000, 11, "頭期款"),
        { ...toHome, as: "own" },
      ],
      bills: [phone, creditCard(17_000, 26_000)],
      purchases: { count: 14, most: 6_000 },
      cash: { count: 2, most: 4 },
    },
    { account: find("advanced01 house"), opening: 50_000 },
    {
      account: home,
      opening: 30_000,
      bills: [power, water, { least: 9_000, most: 9_000, day: 14, note: "幼兒園" }],
      purchases: { count: 8, most: 3_600 },
    },
    {
      account: find("joint01"),
      opening: 120_000,
      salary: { amount: 58_000, day: 5, from: employers.hospital, note: "東岸醫院" },
      sends: [toHome],
      bills: [phone, health, creditCard(12_000, 18_000)],
      purchases: { count: 9, most: 3_000 },
    },
  ];
}

/** A customer with a lot of money and three years of history, and one with loans. */
function largePlans({ find }: Stage): Plan[] {
  return [
    {
      account: find("wealthy01"),
      opening: 5_450_000,
      salary: { amount: 185_000, day: 5, from: employers.hospital, note: "東岸醫院" },
      sends: [
        sending(42_000, 2, places.landlord, "房租"),
        own(find("wealthy01 school"), 10_000, 7, "學費"),
        own(find("wealthy01 car"), 20_000, 7, "換車"),
      ],
      bills: [phone, power, water, health, creditCard(24_000, 38_000)],
      purchases: { count: 15, most: 24_000 },
      cash: { count: 2, most: 10 },
    },
    { account: find("wealthy01 school"), opening: 100_000 },
    { account: find("wealthy01 car"), opening: 20_000 },
    {
      account: find("loans01"),
      opening: 90_000,
      salary: { amount: 88_000, day: 5, from: employers.software, note: "晴空科技" },
      sends: [sending(6_000, 10, places.parentsOfLoans, "孝親費")],
      bills: [phone, power, creditCard(24_000, 36_000)],
      purchases: { count: 8, most: 4_000 },
      cash: { count: 1, most: 5 },
    },
  ];
}

/** The moves of a loan: paid out, spent, and repaid so far. */
function loanMoves(account: LedgerAccount, loan: LoanStory): Move[] {
  const { principal, openedOn, payments } = loan;
  const { number } = account;
  const paidOut = { principal, fee: LOAN_FEE, note: null };
  return [
    {
      what: "posting",
      ...{ day: openedOn, time: "14:00:00", kind: "loan" },
      legs: disbursementLegs(number, paidOut),
    },
    {
      what: "out",
      account,
      day: addDays(openedOn, LOAN_SPENT_DAYS),
      time: "11:20:00",
      amount: Math.round(principal * LOAN_SPENT_SHARE),
      kind: "bill",
      against: "bills",
      note: "裝修工程款",
    },
    ...payments.flatMap(({ paidOn, principal: repaid, interest, penalty }): Move[] => {
      if (paidOn === null) return [];
      const legs = repaymentLegs(number, { principal: repaid, interest, penalty, note: null });
      return [{ what: "posting", day: paidOn, time: "06:10:00", kind: "loan-payment", legs }];
    }),
  ];
}

function sending(amount: number, day: number, to: Place, note: string): Sending {
  return { amount, day, to, as: "designated", note };
}

function own(to: LedgerAccount, amount: number, day: number, note: string): Sending {
  // The day after opening, so that its first deposit comes first.
  const since = addDays(to.openedOn, 1);
  return { amount, day, to: placeOf(to), as: "own", note, since };
}
