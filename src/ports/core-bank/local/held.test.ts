import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { isDatabaseUnavailable } from "#db/unavailable.ts";
import { brokenIn, makeAccounts, testLedger } from "../../../../tests/ledger/ledger.ts";
import { type Made, orderOf } from "../../../../tests/ledger/ledger-orders.ts";
import { badNetwork } from "../../../../tests/neighbours/test-network.ts";
import type { TransferOrder, TransferResult } from "../port.ts";

const ledger = testLedger();

async function people(count: number): Promise<[Made, Made, ...Made[]]> {
  const options = Array.from({ length: count }, () => ({ tier: "advanced" as const }));
  return (await makeAccounts(ledger().owner, options)) as [Made, Made, ...Made[]];
}

/** Locks an account as a hanging program would; returns the function that releases it. */
async function hold({ id }: Made): Promise<() => Promise<unknown>> {
  const holder = new pg.Client({ connectionString: ledger().url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("begin");
  await holder.query("select from bank.account where id = $1 for update", [id]);
  return () => holder.query("rollback");
}

/** Sends an order and records its result, to check whether there is one yet. */
function send(order: TransferOrder, bank = ledger().bank) {
  const sent: { order: TransferOrder; result?: TransferResult; done: Promise<TransferResult> } = {
    order,
    done: bank.transfer(order),
  };
  sent.done.then(
    (result) => {
      sent.result = result;
    },
    () => undefined,
  );
  return sent;
}

test("an account that somebody holds delays its own transfers only, and these are done when it is free", async () => {
  const [held, payee, ...others] = await people(12);
  const letGo = await hold(held);
  const out = send(orderOf(held, payee, 1));
  const into = send(orderOf(payee, held, 2));
  const neighbours = others.map((from, index) =>
    send(orderOf(from, others[(index + 1) % others.length] as Made, 1 + index)),
  );
  for (const { done } of neighbours) expect(await done).toMatchObject({ ok: true });
  // So are those that come after it is known.
  const later = [send(orderOf(held, payee, 3)), send(orderOf(others[0] as Made, payee, 50))];
  expect(await later[1]?.done).toMatchObject({ ok: true });
  for (const waiting of [out, into, later[0]]) expect(waiting?.result).toBeUndefined();
  await letGo();
  for (const waiting of [out, into, later[0]])
    expect(await waiting?.done).toMatchObject({ ok: true });
  expect(await brokenIn(ledger())).toEqual([]);
});

test("a payee that does not exist is not taken for one that is held", async () => {
  const [held, payee] = await people(2);
  const letGo = await hold(held);
  const waiting = send(orderOf(held, payee, 1));
  const nobody = send(orderOf(payee, { number: "970000000000" }, 1));
  expect(await nobody.done).toMatchObject({ ok: false });
  expect(waiting.result).toBeUndefined();
  await letGo();
  expect(await waiting.done).toMatchObject({ ok: true });
});

test("a lane whose connection is swallowed holds up what it has in hand only, and settles that by its key", async () => {
  const network = await badNetwork(ledger().url);
  const bank = await ledger().open({ url: network.url });
  const [from, to, other, payee] = (await people(4)) as [Made, Made, Made, Made];
  expect(await bank.transfer(orderOf(from, to, 1))).toMatchObject({ ok: true });
  // The lane was the first to connect.
  network.swallow((number) => number === 0);
  const stuck = send(orderOf(from, to, 2), bank);
  const behind = send(orderOf(other, payee, 3), bank);
  // In one batch with the other, or behind it: that depends on timing. Those after are behind.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await bank.transfer(orderOf(other, payee, 4))).toMatchObject({ ok: true });
  expect(stuck.result).toBeUndefined();
  expect(await stuck.done).toMatchObject({ ok: true });
  expect(await behind.done).toMatchObject({ ok: true });
  const rows = await ledger().owner.query("select from posting where id = any($1::uuid[])", [
    [stuck.order.id, behind.order.id],
  ]);
  expect(rows).toHaveLength(2);
  expect(await brokenIn(ledger())).toEqual([]);
});

test("while the network swallows everything the ledger says 503, and posts again once it heals", async () => {
  const network = await badNetwork(ledger().url);
  const bank = await ledger().open({ url: network.url });
  const [from, to] = await people(2);
  network.swallow();
  const lost = orderOf(from, to, 7);
  await expect(bank.transfer(lost)).rejects.toSatisfy(isDatabaseUnavailable);
  network.heal();
  expect(await bank.transfer(lost)).toMatchObject({ ok: true });
});
