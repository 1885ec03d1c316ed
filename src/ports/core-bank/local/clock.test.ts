// A database clock that is set back, by hand or by a failover to a server that is behind.

import { afterEach, expect, test } from "vitest";
import {
  accountNow,
  brokenIn,
  freeTime,
  makeAccount,
  setTime,
  testLedger,
} from "../../../../tests/ledger/ledger.ts";
import { type Made, orderOf } from "../../../../tests/ledger/ledger-orders.ts";

const ledger = testLedger();

afterEach(() => freeTime(ledger()));

async function timesOf({ id }: Made): Promise<{ at: string; day: string }[]> {
  return ledger().owner.query(
    `select to_char(at at time zone 'Asia/Taipei', 'DD HH24:MI:SS') as at,
            to_char(day, 'DD') as day
       from entry where account_id = $1 and number > 1 order by number`,
    [id],
  );
}

test("entries stay in order of time, and others' entries have the clock's", async () => {
  const { bank, owner } = ledger();
  const [from, to, other] = [
    await makeAccount(owner),
    await makeAccount(owner),
    await makeAccount(owner),
  ];
  const send = (sender: Made, payee: Made, amount: number) =>
    bank.transfer(orderOf(sender, payee, amount));
  await setTime(ledger(), "2026-05-30T23:30:00+08:00");
  expect(await send(from, to, 1)).toMatchObject({ ok: true });
  await setTime(ledger(), "2026-05-31T01:30:00+08:00");
  expect(await send(from, to, 2)).toMatchObject({ ok: true });
  await setTime(ledger(), "2026-05-30T23:30:04+08:00");
  // In one batch: two on the account that was ahead, one that was not.
  const sent = await Promise.all([send(from, to, 3), send(from, to, 4), send(other, to, 5)]);
  for (const each of sent) expect(each).toMatchObject({ ok: true });
  const ahead = { at: "31 01:30:00", day: "31" };
  expect(await timesOf(from)).toEqual([{ at: "30 23:30:00", day: "30" }, ahead, ahead, ahead]);
  expect(await timesOf(other)).toEqual([{ at: "30 23:30:04", day: "30" }]);
  expect((await timesOf(to)).slice(2)).toEqual([ahead, ahead, ahead]);
  await setTime(ledger(), "2026-05-31T01:30:01+08:00");
  expect(await send(from, to, 6)).toMatchObject({ ok: true });
  expect((await timesOf(from)).at(-1)).toEqual({ at: "31 01:30:01", day: "31" });
  expect(await brokenIn(ledger())).toEqual([]);
});

test("no limit begins anew", async () => {
  const { bank, owner } = ledger();
  const [from, to] = [await makeAccount(owner), await makeAccount(owner)];
  await setTime(ledger(), "2026-06-01T00:30:00+08:00");
  expect(await bank.transfer(orderOf(from, to, 10_000))).toMatchObject({ ok: true });
  expect(await bank.transfer(orderOf(from, to, 9_999))).toMatchObject({ ok: true });
  await setTime(ledger(), "2026-05-31T23:30:00+08:00");
  expect(await bank.transfer(orderOf(from, to, 9_998))).toMatchObject({ ok: true });
  expect(await accountNow(ledger(), from)).toMatchObject({
    used_day: "2026-06-01",
    other: [29_997, 29_997],
  });
  expect(await bank.transfer(orderOf(from, to, 4))).toMatchObject({ ok: false });
  expect(await brokenIn(ledger())).toEqual([]);
});
