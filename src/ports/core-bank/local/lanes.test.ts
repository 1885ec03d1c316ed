import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { accountNow, brokenIn, makeAccounts, testLedger } from "../../../../tests/ledger/ledger.ts";
import { type Made, orderOf } from "../../../../tests/ledger/ledger-orders.ts";
import type { TransferOrder, TransferResult } from "../port.ts";

const ledger = testLedger();

const LEDGER_BACKENDS = "application_name = 'dawn-bank ledger' and datname = current_database()";

async function people(count: number): Promise<Made[]> {
  return makeAccounts(
    ledger().owner,
    Array.from({ length: count }, () => ({ tier: "advanced" as const })),
  );
}

/** Each account pays the next, all at the same time. */
function ring(accounts: readonly Made[], more: Partial<TransferOrder> = {}): TransferOrder[] {
  return accounts.map((from, index) =>
    orderOf(from, accounts[(index + 1) % accounts.length] as Made, 1 + index, more),
  );
}

/** Makes a statement fail with a code for notes with this prefix; the first times, or always. */
async function failFor(note: string, code: string, times: number | null): Promise<void> {
  const { owner } = ledger();
  const when = times === null ? "true" : `nextval('bank.failure') <= ${times}`;
  await owner.query("create sequence bank.failure", []);
  await owner.query("grant usage on sequence bank.failure to bank_ledger", []);
  await owner.query(
    `create function bank.failure() returns trigger language plpgsql as $$
       begin
         if new.note = '${note}' and ${when} then
           raise exception 'failure' using errcode = '${code}';
         end if;
         return new;
       end $$`,
    [],
  );
  await owner.query(
    "create trigger failure before insert on posting for each row execute function bank.failure()",
    [],
  );
  onTestFinished(async () => {
    await owner.query("drop trigger failure on posting", []);
    await owner.query("drop function bank.failure", []);
    await owner.query("drop sequence bank.failure", []);
  });
}

async function postedTimes(orders: readonly TransferOrder[]): Promise<number> {
  const [row] = await ledger().owner.query<{ count: number }>(
    "select count(*)::int from posting where id = any($1::uuid[])",
    [orders.map(({ id }) => id)],
  );
  return row?.count ?? 0;
}

describe("one that cannot be done", () => {
  test.each([
    ["that no statement can carry", "\u0000", null],
    ["that the database refuses", "refused", "22000"],
    ["that fails for a reason that should pass, and does not", "stuck", "40P01"],
  ])("does not fail its neighbours: one %s", async (_, note, code) => {
    if (code) await failFor(note, code, null);
    const accounts = await people(21);
    const [bad, ...good] = ring(accounts);
    const failing = ledger().bank.transfer({ ...(bad as TransferOrder), note });
    const refused = expect(failing).rejects.toThrow();
    const transfers = await Promise.all(good.map((order) => ledger().bank.transfer(order)));
    await refused;
    for (const transferred of transfers) expect(transferred).toMatchObject({ ok: true });
    expect(await postedTimes([bad as TransferOrder])).toBe(0);
    expect(await postedTimes(good)).toBe(20);
  });

  test("for another's lock is given up with 503, and its neighbours go on", async () => {
    const [held, payee, ...others] = (await people(4)) as [Made, Made, ...Made[]];
    const holder = new pg.Client({ connectionString: ledger().url });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select from bank.account where id = $1 for update", [held.id]);
    const stuck = expect(ledger().bank.transfer(orderOf(held, payee, 1))).rejects.toMatchObject({
      statusCode: 503,
    });
    const [from, to] = others as [Made, Made];
    expect(await ledger().bank.transfer(orderOf(from, to, 1))).toMatchObject({ ok: true });
    await stuck;
    await holder.end();
    expect(await ledger().bank.transfer(orderOf(held, payee, 1))).toMatchObject({ ok: true });
  });
});

test.each(["40001", "40P01"])("a failure that passes is tried again: %s", async (code) => {
  await failFor("unlucky", code, 3);
  const [from, to] = (await people(2)) as [Made, Made];
  const order = orderOf(from, to, 1, { note: "unlucky" });
  expect(await ledger().bank.transfer(order)).toMatchObject({ ok: true });
  expect(await postedTimes([order])).toBe(1);
});

test("a queue that is full refuses at once, and the rest is done", async () => {
  const [from, to] = (await people(2)) as [Made, Made];
  const order = orderOf(from, to, 1);
  const results = await Promise.allSettled(
    Array.from({ length: 5_100 }, () => ledger().bank.transfer(order)),
  );
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(100);
  for (const { reason } of refused) expect(reason).toMatchObject({ statusCode: 503 });
  expect(await postedTimes([order])).toBe(1);
});

test("backends killed under load lose nothing and double nothing", async () => {
  const { owner } = ledger();
  const bank = await ledger().open({ lanes: 2, batchMost: 16 });
  const accounts = await people(40);
  const sent: TransferOrder[] = [];
  const transfers: TransferResult[] = [];
  let over = false;
  const killing = (async () => {
    let killed = 0;
    for (; !over; killed += 1) {
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where ${LEDGER_BACKENDS} order by random() limit 1`,
        [],
      );
      // Measured by progress and not by time: do not kill a slow machine faster than it works.
      const goal = transfers.length + 30;
      while (!over && transfers.length < goal) await sleep(5);
    }
    return killed;
  })();
  await Promise.all(
    accounts.map(async (from, index) => {
      for (let round = 0; round < 20; round += 1) {
        const to = accounts[(index + round + 1) % accounts.length] as Made;
        // Some to an account that the other bank does not know: refunds must survive, too.
        const elsewhere = { toBank: "004", toNumber: `00412345670${round}000` };
        const order =
          round % 5 === 4
            ? orderOf(from, elsewhere, 1_001 + round, { fee: 15 })
            : orderOf(from, to, 1 + round);
        sent.push(order);
        transfers.push(await bank.transfer(order));
      }
    }),
  );
  over = true;
  expect(await killing).toBeGreaterThan(5);
  const codes = transfers.map((transferred) => (transferred.ok ? "ok" : transferred.code));
  expect(codes.filter((code) => code === "ok")).toHaveLength(40 * 16);
  expect(codes.filter((code) => code === "TRFR000015")).toHaveLength(40 * 4);
  expect(await postedTimes(sent)).toBe(800);
  const [refunds] = await owner.query(
    "select count(*)::int as count from posting where kind = 'refund'",
    [],
  );
  expect(refunds).toEqual({ count: 40 * 4 });
  expect(await brokenIn(ledger())).toEqual([]);
});

test("while the database lets nobody in it fails, and then goes on", async () => {
  const { bank, owner, url } = ledger();
  const [from, to] = (await people(2)) as [Made, Made];
  const name = new URL(url).pathname.slice(1);
  const outside = new pg.Client({ connectionString: url.replace(name, "postgres") });
  await outside.connect();
  await owner.query("select 1", []);
  await outside.query(`alter database ${name} allow_connections false`);
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where ${LEDGER_BACKENDS}`,
    [],
  );
  const order = orderOf(from, to, 7);
  await expect(bank.transfer(order)).rejects.toThrow("not currently accepting connections");
  await outside.query(`alter database ${name} allow_connections true`);
  await outside.end();
  expect(await bank.transfer(order)).toMatchObject({ ok: true });
  expect((await accountNow(ledger(), from)).balance).toBe(99_993);
});

test("after all of this nothing is broken", async () => {
  expect(await brokenIn(ledger())).toEqual([]);
});
