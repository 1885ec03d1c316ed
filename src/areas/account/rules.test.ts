import { describe, expect, test } from "vitest";
import type { Translated } from "#base/text/language.ts";
import { dayFrom } from "#base/time/day.ts";
import { type Choices, type Designated, receivingsOf } from "./rules/receivings.ts";
import { amountRefusals, entryKindOf, pastDayOf, windowOf } from "./rules.ts";

const today = dayFrom("2026-03-15");

describe("the days of a history", () => {
  test.each([
    [{}, { from: "2026-02-13", to: "2026-03-15" }],
    [{ startDay: "2026/02/13" }, { from: "2026-02-13", to: "2026-03-15" }],
    [{ endDay: "2026/02/13" }, { from: "2026-02-13", to: "2026-02-13" }],
    [
      { startDay: "2026/03/15", endDay: "2026/03/15" },
      { from: "2026-03-15", to: "2026-03-15" },
    ],
  ])("%j is %j", (context, window) => {
    expect(windowOf(context, today)).toEqual(window);
  });

  test.each([
    [{ startDay: "2026/02/12" }, ["startDay ACCT000002 2026/02/13 2026/03/15"]],
    [{ endDay: "2026/03/16" }, ["endDay ACCT000002 2026/02/13 2026/03/15"]],
    [{ startDay: "2026/03/10", endDay: "2026/03/09" }, ["endDay ACCT000002 2026/03/10 2026/03/15"]],
    [{ startDay: "2026/02/30" }, ["startDay FELD000004"]],
    [
      { startDay: "2025/12/31", endDay: "2026/13/01" },
      ["startDay ACCT000002 2026/02/13 2026/03/15", "endDay FELD000004"],
    ],
  ])("%j is refused beside its field", (context, wanted) => {
    const refused = windowOf(context, today);
    expect(Array.isArray(refused) && refused.map(statusOf)).toEqual(wanted);
  });
});

describe("a past day", () => {
  const openedOn = dayFrom("2026-01-05");

  test.each(["2026/01/05", "2026/03/14"])("may be %s", (typed) => {
    expect(pastDayOf(typed, { openedOn, today })).toBe(typed.replaceAll("/", "-"));
  });

  test.each(["2026/01/04", "2026/03/15", "2026/03/16"])("may not be %s", (typed) => {
    const refused = pastDayOf(typed, { openedOn, today });
    expect(Array.isArray(refused) && refused.map(statusOf)).toEqual([
      "baseDay ACCT000002 2026/01/05 2026/03/14",
    ]);
  });
});

function statusOf({ field, code, facts }: { field: string; code: string; facts: object }): string {
  return [field, code, ...Object.values(facts)].join(" ");
}

test("the larger amount comes second", () => {
  expect(amountRefusals({ minimumAmount: 5, maximumAmount: 5 })).toEqual([]);
  expect(amountRefusals({ minimumAmount: 5 })).toEqual([]);
  expect(amountRefusals({ minimumAmount: 6, maximumAmount: 5 })).toEqual([
    { field: "maximumAmount", code: "FELD000006", facts: { least: 6 } },
  ]);
});

test("a kind that nobody knows yet is told as something else", () => {
  expect(entryKindOf("salary")).toBe("salary");
  expect(entryKindOf("tribute")).toBe("else");
});

describe("accounts to send to", () => {
  const ownName: Translated = { zh: "王小明", en: "WANG, HSIAO-MING", ko: "왕샤오밍" };
  const main = { number: "1", currency: "TWD", name: null, state: "open" } as const;
  const dream = { ...main, number: "2", name: "旅行" };
  const dollars = { ...main, number: "3", currency: "USD" } as const;
  const designated: Designated = {
    ...{ id: "7", currency: "TWD", bankCode: "822", number: "901", holderName: "賴國賢" },
    ...{ nickname: "房東", effectiveOn: today, isEffective: true },
  };
  const payee = { currency: "TWD", bankCode: "700", number: "000", holderName: null } as const;
  const all: Choices = { from: null, ownName, own: [main], designated: [], payees: [] };
  const numbers = (choices: Partial<Choices>) =>
    receivingsOf({ ...all, ...choices }).map(({ kind, number }) => `${kind} ${number}`);

  test("are own ones, designated ones in effect, those to come, and payees", () => {
    const coming = { ...designated, id: "6", number: "902", isEffective: false };
    const choices = { own: [main, dream], designated: [coming, designated], payees: [payee] };
    expect(numbers(choices)).toEqual([
      ...["own 1", "own 2", "designated 901", "designated 902", "recent 000"],
    ]);
  });

  test("stand there once, with all that is known of them", () => {
    const ofOwn = { ...designated, bankCode: "899", number: "2" };
    const choices = {
      own: [main, dream],
      designated: [ofOwn],
      payees: [{ ...payee, bankCode: "899", number: "2" }],
    };
    const found = receivingsOf({ ...all, ...choices });
    expect(found.map(({ number }) => number)).toEqual(["1", "2"]);
    expect(found[1]).toMatchObject({ kind: "own", name: "旅行", designation: { id: "7" } });
  });

  test("of another bank may have the number of an own one", () => {
    expect(numbers({ payees: [{ ...payee, number: "1" }] })).toEqual(["own 1", "recent 1"]);
  });

  test("are never the one that money leaves, nor of another currency", () => {
    const own = [main, dream, dollars];
    expect(numbers({ own, from: main })).toEqual(["own 2"]);
    expect(numbers({ own, from: dollars })).toEqual([]);
    const dollarPayee = { ...payee, currency: "USD", number: "5" } as const;
    expect(numbers({ own, from: dollars, payees: [payee, dollarPayee] })).toEqual(["recent 5"]);
  });

  test.each(["frozen", "closed"] as const)("are no own ones that are %s", (state) => {
    expect(numbers({ own: [main, { ...dream, state }] })).toEqual(["own 1"]);
  });
});
