import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { brokenIn, makeAccounts, testLedger } from "../ledger/ledger.ts";
import { ordersOfEachKind } from "../ledger/ledger-orders.ts";
import { PROGRAM } from "./ledger-program.ts";

// Three kills by default, more by LEDGER_KILLS=20.
const KILLS = Number(process.env.LEDGER_KILLS ?? 3);
const ANSWERS_LEAST = 200;
const ACCOUNTS = 300;

const ledger = testLedger();

/** Keys and the outcomes that the killed processes reported. */
const outcomes = new Map<string, string>();

/** Starts a process and kills it under load after some work; returns how much it did. */
async function startAndKill(): Promise<number> {
  const child = spawn(process.execPath, [PROGRAM, ledger().url], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (part) => {
    output += part;
  });
  let stderr = "";
  child.stderr.on("data", (part) => {
    stderr += part;
  });
  const closed = new Promise((resolve) => child.once("close", resolve));
  await expect
    .poll(() => linesOf(output).length, { timeout: 15_000, message: stderr })
    .toBeGreaterThan(ANSWERS_LEAST);
  // Not always at the same point of a batch.
  await sleep(Math.random() * 50);
  child.kill("SIGKILL");
  await closed;
  expect(stderr).toBe("");
  for (const line of linesOf(output)) {
    const [id = "", code = ""] = line.split(" ");
    outcomes.set(id, code);
  }
  return linesOf(output).length;
}

/** Drops a line that was cut off by the kill. */
function linesOf(output: string): string[] {
  return output.split("\n").slice(0, -1);
}

/** Waits until the dead process's statements have ended, so that nothing changes any more. */
async function quiet(): Promise<void> {
  const alive = () =>
    ledger().owner.query(
      `select from pg_stat_activity where datname = current_database() and state <> 'idle'
          and application_name = 'dawn-bank ledger'`,
      [],
    );
  await expect.poll(async () => (await alive()).length).toBe(0);
}

/** Mismatches with what was reported: keys not posted, or posted differently. */
async function untrue(): Promise<object[]> {
  return ledger().owner.query(
    `select outcome.id, outcome.code, posting.id as posted, clearing_order.state
       from unnest($1::uuid[], $2::text[]) as outcome (id, code)
       left join posting on posting.id = outcome.id
       left join clearing_order on clearing_order.posting_id = outcome.id
      where outcome.code not in ('ok', 'TRFR000015', 'TRFR000001', 'TRFR000004', 'TRFR000005')
         or (outcome.code in ('ok', 'TRFR000015')) <> (posting.id is not null)
         or (outcome.code = 'TRFR000015') <> coalesce(clearing_order.state = 'rejected', false)`,
    [[...outcomes.keys()], [...outcomes.values()]],
  );
}

/** Makes orders that a dead process left behind due, so that the next start takes them up. */
async function makeLate(): Promise<number> {
  const rows = await ledger().owner.query(
    `update clearing_order set sent_at = sent_at - interval '6 seconds' where state = 'pending'
     returning posting_id`,
    [],
  );
  return rows.length;
}

async function ordersByState(): Promise<object[]> {
  return ledger().owner.query(
    `select state, number like '%000' as unknown from clearing_order
      where state <> case when number like '%000' then 'rejected' else 'settled' end`,
    [],
  );
}

/** The kinds of postings that were acknowledged. */
async function kindsReported(): Promise<string[]> {
  const rows = await ledger().owner.query<{ kind: string }>(
    "select distinct kind from posting where id = any($1::uuid[]) order by kind",
    [[...outcomes.keys()]],
  );
  return rows.map(({ kind }) => kind);
}

async function refundsMissing(): Promise<object | undefined> {
  const [row] = await ledger().owner.query(
    `select (select count(*) from clearing_order where state = 'rejected')
          - (select count(*) from posting where kind = 'refund') as missing`,
    [],
  );
  return row;
}

test(`${KILLS} kills under a load of every kind: what was acknowledged is posted once, the rest once or not at all`, {
  timeout: 20_000 + KILLS * 10_000,
}, async () => {
  const options = { tier: "advanced", balance: 1_000_000 } as const;
  await makeAccounts(
    ledger().owner,
    Array.from({ length: ACCOUNTS }, () => options),
  );
  let left = 0;
  for (let round = 0; round < KILLS; round += 1) {
    expect(await startAndKill()).toBeGreaterThan(ANSWERS_LEAST);
    await quiet();
    expect(await untrue()).toEqual([]);
    expect(await brokenIn(ledger())).toEqual([]);
    left += await makeLate();
  }
  // One more start, which is not killed, completes everything.
  await ledger().open();
  await expect.poll(ordersByState, { timeout: 15_000 }).toEqual([]);
  expect(await refundsMissing()).toEqual({ missing: "0" });
  expect(await untrue()).toEqual([]);
  expect(await brokenIn(ledger())).toEqual([]);
  expect(left).toBeGreaterThan(0);
  const kinds = ordersOfEachKind({ number: "" }).map(({ kind }) => kind);
  expect(await kindsReported()).toEqual(["other", "reversal", ...kinds].toSorted());
  expect(ledger().errors).toEqual([]);
});
