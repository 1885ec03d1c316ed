// The sweep of orders to other banks. No other process sweeps: the ledger of the file is closed.

import { afterEach, beforeAll, expect, test } from "vitest";
import type { Clearing } from "#ports/clearing/port.ts";
import {
  brokenIn,
  freeTime,
  makeAccount,
  setTime,
  testLedger,
} from "../../../../tests/ledger/ledger.ts";
import { orderOf } from "../../../../tests/ledger/ledger-orders.ts";

const ledger = testLedger();

beforeAll(() => ledger().bank.close());
afterEach(async () => {
  await freeTime(ledger());
  ledger().errors.length = 0;
  await ledger().owner.query(
    "update clearing_order set state = 'settled' where state = 'pending'",
    [],
  );
});

const known = { toBank: "004", toNumber: "0041234567890" };

/** Another bank that never responds. */
const silent: Clearing = {
  holderName: () => Promise.reject(new Error("no answer")),
  send: () => Promise.reject(new Error("no answer")),
};

/** Makes the pending orders look as if they had been sent long ago. */
async function makeLate(): Promise<void> {
  await ledger().owner.query(
    "update clearing_order set sent_at = sent_at - interval '6 seconds' where state = 'pending'",
    [],
  );
}

test("an order is sent once by processes that look for it at the same time", async () => {
  const { owner, errors } = ledger();
  const slow = await ledger().open({ clearing: silent });
  const from = await makeAccount(owner);
  const order = orderOf(from, known, 5_000, { fee: 15 });
  await slow.transfer(order);
  await slow.close();
  errors.length = 0;
  await makeLate();
  const sent: string[] = [];
  const clearing: Clearing = {
    ...silent,
    async send({ id }) {
      sent.push(id);
      return "settled";
    },
  };
  const banks = await Promise.all([1, 2, 3].map(() => ledger().open({ clearing })));
  await expect.poll(() => sent).toContain(order.id);
  await Promise.all(banks.map((bank) => bank.close()));
  expect(sent.filter((id) => id === order.id)).toHaveLength(1);
});

const never: Clearing = { ...silent, send: () => new Promise(() => undefined) };

test("while other banks do not answer the ledger closes in the middle of a round of 200 orders, told in one line", {
  timeout: 20_000,
}, async () => {
  const { owner, errors } = ledger();
  const slow = await ledger().open({ clearing: silent });
  const from = await makeAccount(owner, { tier: "advanced" });
  const orders = Array.from({ length: 200 }, () => orderOf(from, known, 20, { sameAgain: true }));
  await slow.transfer(orders[0] as (typeof orders)[0]);
  const fee = { fee: 10 };
  await Promise.all(orders.slice(1).map((order) => slow.transfer({ ...order, ...fee })));
  await slow.close();
  await makeLate();
  errors.length = 0;
  const sent: string[] = [];
  const send: Clearing["send"] = (order) => {
    sent.push(order.id);
    return never.send(order);
  };
  const next = await ledger().open({ clearing: { ...never, send } });
  await expect.poll(() => sent.length).toBe(200);
  await next.close();
  expect(sent).toHaveLength(200);
  expect(errors.map((error) => (error as Error).message)).toEqual([
    "200 orders to other banks are still pending",
  ]);
});

test("an order is sent again after longer and longer pauses, and soon when the clock was set back", async () => {
  const { owner } = ledger();
  const begins = Date.parse("2026-05-30T12:00:00+08:00");
  const at = (seconds: number) => new Date(begins + 1_000 * seconds).toISOString();
  await setTime(ledger(), at(0));
  const first = await ledger().open({ clearing: silent });
  const from = await makeAccount(owner);
  const order = orderOf(from, known, 5_000, { fee: 15 });
  await first.transfer(order);
  await first.close();
  const isSentAt = async (seconds: number) => {
    await setTime(ledger(), at(seconds));
    const sent: string[] = [];
    const send: Clearing["send"] = ({ id }) => {
      sent.push(id);
      return Promise.reject(new Error("no answer"));
    };
    const swept = await ledger().open({ clearing: { ...silent, send } });
    await swept.close();
    return sent.includes(order.id);
  };
  const moments = [4, 6, 10, 12, 17, 19, 28, 29, 42, 44, 3_600, 4_199, 4_201, -7_200];
  const sent = [];
  for (const moment of moments) if (await isSentAt(moment)) sent.push(moment);
  expect(sent).toEqual([6, 12, 19, 29, 44, 3_600, 4_201, -7_200]);
});

test("after all of this nothing is broken", async () => {
  expect(await brokenIn(ledger())).toEqual([]);
});
