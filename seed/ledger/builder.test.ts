import fc from "fast-check";
import { expect, test } from "vitest";
import { ownAccountNumber } from "#base/banks/account-number.ts";
import { addDays, dayFrom } from "#base/time/day.ts";
import { buildLedger, type Ledger } from "./builder.ts";
import { type LedgerAccount, type Move, placeOf } from "./moves.ts";

const openedOn = dayFrom("2026-01-05");
const elsewhere = { bank: "822", number: "901540273618" };

const main = account(1, {});
const dream = account(2, { kind: "sub" });
const neighbour = account(3, { owner: "neighbour" });
const dollars = account(4, { currency: "USD" });

function account(id: number, change: Partial<LedgerAccount>): LedgerAccount {
  const number = ownAccountNumber(String(10_000_000_000 + id));
  const usual = { owner: "somebody", currency: "TWD", kind: "main", tier: "basic" } as const;
  return { id, number, ...usual, openedOn, interest: [], ...change };
}

function paidIn(amount: number, to = main): Move {
  return {
    what: "in",
    ...{ account: to, day: openedOn, time: "09:00:00", amount },
    ...{ kind: "opening", against: "funding" },
  };
}

function sent(days: number, amount: number, change: Partial<Extract<Move, { what: "transfer" }>>) {
  const usual = { account: main, to: elsewhere, as: "other", time: "10:00:00" } as const;
  return { what: "transfer", ...usual, day: addDays(openedOn, days), amount, ...change } as Move;
}

/** The check of the database's own view. */
function sumsByPosting({ entries, internals, standings }: Ledger): number[] {
  const sums = new Map<string, number>();
  const add = (key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);
  for (const { posting_id, account_id, amount } of entries) {
    const owner = standings.find((standing) => standing.account.id === account_id);
    add(`${posting_id} ${owner?.account.currency}`, amount);
  }
  for (const { posting_id, currency, amount } of internals)
    add(`${posting_id} ${currency}`, amount);
  return [...sums.values()];
}

test("every posting sums to nothing and every balance follows the one before", () => {
  const what = fc.record({
    days: fc.integer({ min: 0, max: 60 }),
    amount: fc.integer({ min: 1, max: 800 }),
    kind: fc.constantFrom("own", "within", "outside", "changed", "out"),
  });
  fc.assert(
    fc.property(fc.array(what, { maxLength: 40 }), (wishes) => {
      const moves = wishes.map(({ days, amount, kind }): Move => {
        const at = { account: main, day: addDays(openedOn, days), time: "12:00:00", amount };
        if (kind === "own") return { what: "transfer", ...at, to: placeOf(dream), as: "own" };
        if (kind === "within")
          return { what: "transfer", ...at, to: placeOf(neighbour), as: "other" };
        if (kind === "outside") return { what: "transfer", ...at, to: elsewhere, as: "other" };
        if (kind === "changed")
          return { what: "exchange", ...at, to: dollars, received: amount * 3 };
        return { what: "out", ...at, kind: "card", against: "card" };
      });
      const ledger = buildLedger([main, dream, neighbour, dollars], [paidIn(40_000), ...moves]);
      expect(sumsByPosting(ledger).every((sum) => sum === 0)).toBe(true);
      for (const { account: each, balance, entries } of ledger.standings) {
        const own = ledger.entries.filter(({ account_id }) => account_id === each.id);
        expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
        let reached = 0;
        for (const entry of own) {
          reached += entry.amount;
          expect(entry.balance).toBe(reached);
        }
        expect({ balance, entries }).toEqual({ balance: reached, entries: own.length });
      }
    }),
  );
});

test("a day is closed with the next day's first entry, the last one stays open", () => {
  const moves = [paidIn(10_000), sent(1, 100, {}), sent(1, 200, {}), sent(4, 600, {})];
  const { closes, standings } = buildLedger([main], moves);
  expect(closes).toEqual([
    { account_id: 1, day: "2026-01-05", balance: 10_000, entries: 1 },
    // 100 free, then 200 with a fee of 10: three entries.
    { account_id: 1, day: "2026-01-06", balance: 9_690, entries: 4 },
  ]);
  expect(standings[0]).toMatchObject({ entryDay: "2026-01-09", balance: 9_080, entries: 6 });
});

test.each([
  [500, 0],
  [501, 10],
  [1_000, 10],
  [1_001, 15],
])("the first transfer of a day, %d to another bank, costs %d", (amount, fee) => {
  const { postings } = buildLedger([main], [paidIn(10_000), sent(1, amount, {})]);
  expect(postings.at(-1)).toMatchObject({ kind: "other", amount, fee });
});

test("what was sent counts for its day and its month, own accounts and fees aside", () => {
  const own = sent(1, 5_000, { to: placeOf(dream), as: "own" });
  const designated = sent(2, 30_000, { as: "designated" });
  const moves = [paidIn(90_000), own, designated, sent(2, 9_000, {}), sent(3, 1_000, {})];
  const { standings } = buildLedger([main, dream], moves);
  expect(standings[0]).toMatchObject({
    usedDay: "2026-01-08",
    used: { designated: { day: 0, month: 30_000 }, other: { day: 1_000, month: 10_000 } },
  });
  const later = buildLedger([main, dream], [...moves, sent(27, 700, {})]);
  expect(later.standings[0]?.used).toEqual({
    designated: { day: 0, month: 0 },
    other: { day: 700, month: 700 },
  });
});

test.each<[string, Move[]]>([
  ["more than there is", [paidIn(100), sent(1, 101, {})]],
  ["an amount that its fee no longer leaves", [paidIn(1_000), sent(1, 1_000, {})]],
  ["more at once than the limit", [paidIn(90_000), sent(1, 10_001, {})]],
  ["more in a day than the limit", [paidIn(90_000), ...[1, 2, 3, 4].map(() => sent(1, 9_000, {}))]],
  ["to itself under another name", [paidIn(900), sent(1, 10, { to: placeOf(dream) })]],
  ["before it was opened", [paidIn(900), sent(-1, 10, {})]],
])("a story in which somebody sends %s is not told", (_, moves) => {
  expect(() => buildLedger([main, dream], moves)).toThrow(RangeError);
});

test("interest is paid with what the state takes of it, and starts anew", () => {
  const rich = account(5, { interest: [{ since: openedOn, above: 0, basisPoints: 80 }] });
  const paid = (day: string): Move => ({
    what: "interest",
    ...{ account: rich, day: dayFrom(day), time: "01:30:00" },
  });
  const moves = [paidIn(6_000_000, rich), paid("2026-06-21"), paid("2026-06-22")];
  const { entries } = buildLedger([rich], moves);
  // 167 days at 0.8 %.
  expect(entries.slice(1).map(({ kind, amount }) => [kind, amount])).toEqual([
    ["interest", 21_962],
    ["interest-tax", -2_196],
    ["health-premium", -463],
    ["interest", 132],
  ]);
});
