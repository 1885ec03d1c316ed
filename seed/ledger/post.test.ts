import { expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { brokenIn, makeAccount, testLedger } from "../../tests/ledger/ledger.ts";
import type { LedgerAccount, Move } from "./moves.ts";
import { postMoves } from "./post.ts";

const ledger = testLedger();
const openedOn = dayFrom("2024-01-02");

/** An account of the ledger that earns 0.8 %. */
async function account(currency: LedgerAccount["currency"] = "TWD") {
  const made = await makeAccount(ledger().owner, { balance: 0, currency });
  const interest = [{ since: openedOn, above: 0, basisPoints: 80 }];
  return { ...made, currency, openedOn, interest };
}

function paidIn(to: LedgerAccount, day: string, amount: number): Move {
  return {
    what: "in",
    ...{ account: to, day: dayFrom(day), time: "09:00:00", amount },
    ...{ kind: "opening", against: "funding" },
  };
}

function interest(to: LedgerAccount, day: string): Move {
  return { what: "interest", account: to, day: dayFrom(day), time: "01:30:00" };
}

async function linesOf({ id }: { id: string }): Promise<[string, number, string][]> {
  const rows = await ledger().owner.query<{ kind: string; amount: number; posting: string }>(
    `select kind, amount::int, posting_id as posting from entry
      where account_id = $1 order by number`,
    [id],
  );
  return rows.map(({ kind, amount, posting }) => [kind, amount, posting]);
}

test("interest is paid with what the state takes of it in one posting, and starts anew", async () => {
  const rich = await account();
  await postMoves(ledger().owner, [
    interest(rich, "2026-06-22"),
    interest(rich, "2026-06-21"),
    paidIn(rich, "2026-01-05", 6_000_000),
  ]);
  const lines = await linesOf(rich);
  // 167 days at 0.8 %.
  expect(lines.slice(1).map(([kind, amount]) => [kind, amount])).toEqual([
    ["interest", 21_962],
    ["interest-tax", -2_196],
    ["health-premium", -463],
    ["interest", 132],
  ]);
  expect(new Set(lines.slice(1, 4).map(([, , posting]) => posting)).size).toBe(1);
  expect(await brokenIn(ledger())).toEqual([]);
});

test("interest too small to be paid is paid with the next", async () => {
  const poor = await account();
  // A dollar for each 45.6 days.
  await postMoves(ledger().owner, [
    paidIn(poor, "2026-06-01", 1_000),
    interest(poor, "2026-06-21"),
    interest(poor, "2026-07-01"),
  ]);
  expect((await linesOf(poor)).map(([, amount]) => amount)).toEqual([1_000, 1]);
});

test("money that came and went within a day earns nothing", async () => {
  const { id, ...own } = await account();
  const dollars = await account("USD");
  await postMoves(ledger().owner, [
    paidIn(own, "2026-05-01", 3_000_000),
    {
      what: "exchange",
      ...{ account: own, to: dollars, day: dayFrom("2026-05-01"), time: "10:00:00" },
      ...{ amount: 3_000_000, received: 9_500_000 },
    },
    interest(own, "2026-06-21"),
    interest(dollars, "2026-06-21"),
  ]);
  expect((await linesOf({ id })).map(([kind]) => kind)).toEqual(["opening", "exchange"]);
  // 51 days at 0.8 %, paid in full.
  expect((await linesOf(dollars)).map(([kind, amount]) => [kind, amount])).toEqual([
    ["exchange", 9_500_000],
    ["interest", 10_619],
  ]);
  expect(await brokenIn(ledger())).toEqual([]);
});
