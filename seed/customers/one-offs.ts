// One-off events: transfers among friends, currency exchanges, accounts that were emptied.

import { addDays, type Day } from "#base/time/day.ts";
import { type LedgerAccount, type Move, type Place, placeOf } from "../ledger/moves.ts";
import {
  DISPUTE_CREDIT_DAYS_AGO,
  disputedPayment,
  type StrangePayment,
  strangers,
} from "./card-payments.ts";
import { places } from "./designated.ts";

type Find = (key: string) => LedgerAccount;

/** The moves that do not recur. */
export function oneOffs(find: Find, today: Day): Move[] {
  const ago = (days: number) => addDays(today, -days);
  return [
    ...amongFriends(find, ago),
    ...foreignMoney(find, ago),
    ...pianoSaved(find, ago),
    ...strangePayments(find("cards01"), ago),
    { what: "out", ...cashOut(find("closed01"), ago(500), 6_000) },
    { what: "out", ...cashOut(find("closed01"), ago(70), 20_000) },
  ];
}

type Ago = (days: number) => Day;

function amongFriends(find: Find, ago: Ago): Move[] {
  const basic = find("basic01");
  const nomail = find("nomail01");
  const other = (days: number, time: string, to: Place, amount: number, note: string): Move => ({
    what: "transfer",
    ...{ account: basic, day: ago(days), time, to, amount, as: "other", note },
  });
  const toBasic = { account: nomail, to: placeOf(basic), as: "designated" } as const;
  const toAdvanced = { account: basic, to: placeOf(find("advanced01")), as: "designated" } as const;
  return [
    other(75, "19:42:08", placeOf(nomail), 3_000, "母親節"),
    other(61, "12:31:55", places.tutor, 1_800, "日文課"),
    // The first small transfer of the day is free, the second is not.
    other(40, "12:40:12", places.friend, 300, "午餐"),
    other(40, "21:15:40", places.friend, 450, "晚餐"),
    other(25, "12:29:31", places.tutor, 1_800, "日文課"),
    other(12, "20:08:19", places.friend, 480, "電影票"),
    {
      what: "transfer",
      ...toAdvanced,
      day: ago(33),
      time: "18:20:00",
      amount: 5_000,
      note: "合購",
    },
    { what: "transfer", ...toBasic, day: ago(52), time: "09:12:44", amount: 6_000, note: "紅包" },
    {
      what: "transfer",
      ...toBasic,
      day: ago(9),
      time: "10:03:21",
      amount: 6_000,
      note: "生日快樂",
    },
    {
      what: "in",
      account: basic,
      day: ago(5),
      time: "15:47:09",
      amount: 2_350,
      kind: "transfer-in",
      against: `clearing-${places.friend.bank}`,
      other: places.friend,
      note: "旅費分攤",
    },
  ];
}

function foreignMoney(find: Find, ago: Ago): Move[] {
  const change = (from: string, to: string, days: number, amounts: [number, number]): Move => ({
    what: "exchange",
    account: find(from),
    to: find(to),
    day: ago(days),
    time: "10:36:00",
    amount: amounts[0],
    received: amounts[1],
  });
  const received = (to: string, days: number, amount: number, note: string): Move => ({
    what: "in",
    ...{ account: find(to), day: ago(days), time: "16:05:00", amount, note },
    ...{ kind: "remittance", against: "remittance" },
  });
  const advancedUsd = find("advanced01 usd");
  const school = { account: advancedUsd, to: places.overseasSchool, as: "designated" } as const;
  return [
    change("advanced01", "advanced01 usd", 690, [62_860, 200_000]),
    change("advanced01", "advanced01 usd", 400, [94_320, 300_000]),
    change("advanced01", "advanced01 usd", 28, [31_455, 100_000]),
    received("advanced01 usd", 350, 250_000, "Royalties"),
    {
      what: "transfer",
      ...school,
      day: ago(250),
      time: "11:00:00",
      amount: 120_000,
      note: "Tuition",
    },
    {
      what: "transfer",
      ...school,
      day: ago(20),
      time: "11:00:00",
      amount: 85_050,
      note: "Tuition",
    },
    change("joint01", "joint01 usd", 230, [19_970, 63_500]),
    change("foreign01", "foreign01 usd", 240, [15_740, 50_000]),
    received("foreign01 usd", 30, 32_075, "Freelance"),
    change("wealthy01", "wealthy01 usd", 1_090, [629_000, 2_000_000]),
    change("wealthy01", "wealthy01 usd", 600, [315_500, 1_000_000]),
    change("wealthy01 usd", "wealthy01", 15, [500_000, 156_900]),
    change("wealthy01", "wealthy01 jpy", 790, [41_200, 20_000_000]),
    change("wealthy01", "wealthy01 jpy", 120, [20_640, 10_000_000]),
  ];
}

/** A dream account that reached its goal: saved, paid back, closed. */
function pianoSaved(find: Find, ago: Ago): Move[] {
  const main = find("wealthy01");
  const piano = find("wealthy01 piano");
  const note = "鋼琴";
  const saved = [890, 860, 830, 800, 770, 740].map(
    (days): Move => ({
      what: "transfer",
      ...{ account: main, to: placeOf(piano), day: ago(days), time: "07:30:00" },
      ...{ amount: 8_000, as: "own", note },
    }),
  );
  const back = { account: piano, to: placeOf(main), day: ago(700), time: "13:00:00" } as const;
  return [...saved, { what: "transfer", ...back, amount: 48_000, as: "own", note }];
}

/**
 * Payments that the owner of a lost card does not recognise, and the bank's credit for one of them.
 */
function strangePayments(account: LedgerAccount, ago: Ago): Move[] {
  const paid = (payment: StrangePayment): Move => ({
    what: "out",
    ...{ account, day: ago(payment.daysAgo), time: payment.time, amount: payment.amount },
    ...{ kind: "card", against: "card", note: payment.merchant },
  });
  const { merchant: note, amount } = disputedPayment;
  const lent = { account, day: ago(DISPUTE_CREDIT_DAYS_AGO), time: "14:20:00", amount, note };
  return [
    ...strangers.map(paid),
    paid(disputedPayment),
    { what: "in", ...lent, kind: "dispute", against: "dispute" },
  ];
}

function cashOut(account: LedgerAccount, day: Day, amount: number) {
  return { account, day, time: "15:10:00", amount, kind: "cash", against: "cash" } as const;
}
