// A posting whose caller has locked a row for it: it is posted before that lock can end, or never.

import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { authorisePayment } from "#areas/cards/server/payments.ts";
import { onAccount, onInternal } from "#base/postings/posting.ts";
import { IDLE_IN_TRANSACTION_MS } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import { testVault } from "../../../../tests/bank/vault.ts";
import { makeAccounts, testLedger } from "../../../../tests/ledger/ledger.ts";
import { type Made, postingOf } from "../../../../tests/ledger/ledger-orders.ts";
import { badNetwork } from "../../../../tests/neighbours/test-network.ts";
import { makeCard } from "../../../../tests/people/cards.ts";
import { RESPONSE_MS, TRANSACTION_MS } from "./connection.ts";
import { POST_WITHIN_MS } from "./lane.ts";

const ledger = testLedger();
const vault = testVault();

const cashOf = ({ number }: Made) =>
  postingOf("cash", [
    onAccount(number, "cash", -100, { currency: "TWD" }),
    onInternal("cash", 100, "TWD"),
  ]);

async function isPosted(id: string): Promise<boolean> {
  const rows = await ledger().owner.query("select from posting where id = $1", [id]);
  return rows.length > 0;
}

test("the longest time of a posting is shorter than the lock that is held for it", () => {
  // Begun at the last moment, answered as late as may be, and committed by the server after that.
  const longest = POST_WITHIN_MS + RESPONSE_MS + TRANSACTION_MS;
  for (const role of ["bank_app", "bank_desk"] as const) {
    expect(longest).toBeLessThan(IDLE_IN_TRANSACTION_MS[role]);
  }
});

test("a posting that its ledger could not begin in time is never posted later", async () => {
  const { url, owner } = ledger();
  const network = await badNetwork(url);
  const bank = await ledger().open({ url: network.url });
  const [late, next] = (await makeAccounts(owner, [{}, {}])) as [Made, Made];
  const order = cashOf(late);
  // The ledger's own, and that of its sweep of orders to other banks.
  await expect.poll(() => network.opened()).toBe(2);
  network.swallow();
  const began = performance.now();
  // Whether a new connection was silent as well, or came too late for it.
  const refused = expect(bank.post(order)).rejects.toThrow(/did not answer|timeout expired/);
  const waited = () => performance.now() - began;
  await expect.poll(waited, { timeout: 15_000 }).toBeGreaterThan(POST_WITHIN_MS);
  network.heal();
  await refused;
  expect(await bank.post(cashOf(next))).toMatchObject({ ok: true });
  expect(await isPosted(order.id)).toBe(false);
  expect(await bank.post(order)).toMatchObject({ ok: true });
});

test("postings that wait for the ledger hold no connection that other calls need", async () => {
  const { url, owner, read: db, bank: coreBank } = ledger();
  const accounts = await makeAccounts(
    owner,
    Array.from({ length: 12 }, () => ({})),
  );
  const cards = await Promise.all(
    accounts.map(({ id: accountId, customerId }) =>
      makeCard({ owner, vault: vault() }, { customerId, accountId }),
    ),
  );
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("begin");
  const ids = accounts.map(({ id }) => id);
  await holder.query("select from bank.account where id = any($1) for update", [ids]);
  const shop = { merchant: "LUMEN", country: "US", entryMode: "online", amount: 100 } as const;
  const payments = cards.map(({ number: cardNumber }) =>
    authorisePayment({ db, vault: vault(), coreBank }, { ...shop, cardNumber, id: uuid() }),
  );
  const settled = Promise.allSettled(payments);
  const waiting = async () => {
    const rows = await owner.query(
      `select from pg_stat_activity where datname = current_database()
          and application_name = 'dawn-bank' and state = 'idle in transaction'`,
      [],
    );
    return rows.length;
  };
  await expect.poll(waiting).toBeGreaterThanOrEqual(4);
  const reads = Promise.all(
    Array.from({ length: 8 }, () => db.query("select pg_sleep(0.01)", []).then(() => "read")),
  );
  const [first] = await Promise.race([reads, settled.then(() => ["paid"])]);
  expect(first).toBe("read");
  await holder.query("rollback");
  const results = await settled;
  expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
});
