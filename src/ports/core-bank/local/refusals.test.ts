import { describe, expect, test } from "vitest";
import { accountNow, brokenIn, makeAccounts, testLedger } from "../../../../tests/ledger/ledger.ts";
import { type Made, orderOf } from "../../../../tests/ledger/ledger-orders.ts";
import type { TransferOrder } from "../port.ts";

const ledger = testLedger();

const designated = { kind: "designated" } as const;

/** A change of the sender ($1), or of what they have designated ($1, $2 is the payee). */
const sender = (change: string) => `update account set ${change} where id = $1 and $2::bigint > 0`;
const designation = (since: string, change = "") => `
  insert into designated_account (customer_id, currency, bank_code, number, holder_name, is_own,
                                  applied_at, effective_on, removed_at)
  select sender.customer_id, 'TWD', '899', payee.number, 'x', false, bank.now(), ${since},
         ${change || "null"}
    from account sender, account payee where sender.id = $1 and payee.id = $2`;

const payeeHolder = (change: string) => `
  update customer set ${change}
    from account sender, account payee
   where sender.id = $1 and payee.id = $2 and customer.id = payee.customer_id`;

interface Case {
  code: string;
  order?: (from: Made) => Partial<TransferOrder>;
  sql?: string[];
}

test.each<Case>([
  { code: "TRFR000001", order: ({ number }) => ({ toNumber: number }) },
  { code: "TRFR000002", order: () => ({ amount: 20_001 }) },
  { code: "TRFR000003", order: () => ({ amount: 10_001 }) },
  {
    code: "TRFR000006",
    order: () => designated,
    sql: [designation("bank.today()"), sender("designated_on = false")],
  },
  { code: "TRFR000007", sql: [sender("other_on = false")] },
  { code: "TRFR000008", order: () => designated },
  { code: "TRFR000008", order: () => designated, sql: [designation("bank.today()", "bank.now()")] },
  { code: "TRFR000009", order: () => designated, sql: [designation("bank.today() + 1")] },
  { code: "TRFR000011", order: () => ({ amount: 0 }) },
  { code: "TRFR000012", order: () => ({ toNumber: "979999999999" }) },
  { code: "TRFR000012", sql: [payeeHolder("flagged_at = bank.now()")] },
  { code: "TRFR000012", sql: [payeeHolder("standing = 'closed'")] },
  { code: "TRFR000018", order: () => ({ fromNumber: "979999999999" }) },
  { code: "TRFR000018", order: () => ({ kind: "own" }) },
  { code: "TRFR000018", sql: [sender("state = 'frozen'")] },
  { code: "TRFR000019", order: () => ({ fee: 10 }) },
])("$code posts nothing and is in the trail %# [M02] [V03] [V04] [P07]", async (row) => {
  const { code, order: change, sql = [] } = row;
  const { bank, owner } = ledger();
  const [from, to] = (await makeAccounts(owner, [{ balance: 20_000 }, {}])) as [Made, Made];
  for (const statement of sql) await owner.query(statement, [from.id, to.id]);
  const order = { ...orderOf(from, to, 2_500), ...change?.(from) };
  expect(await bank.transfer(order)).toMatchObject({ ok: false, code });
  expect(await accountNow(ledger(), from)).toMatchObject({ balance: 20_000, other: [0, 0] });
  expect(await bank.posting(from.customerId, order.id)).toBeNull();
  const trail = await owner.query(
    "select event, outcome, customer_id from audit where reference = $1",
    [order.id],
  );
  expect(trail).toEqual([{ event: "transfer.post", outcome: code, customer_id: from.customerId }]);
});

test("somebody else's account is refused as if it were not there", async () => {
  const { bank, owner } = ledger();
  const [from, to] = (await makeAccounts(owner, [{}, {}])) as [Made, Made];
  const { initiator } = orderOf(to, from, 1);
  const result = await bank.transfer({ ...orderOf(from, to, 1), initiator });
  expect(result).toEqual({ ok: false, code: "TRFR000018", facts: {} });
});

test.each([
  ["a switch", "other_on = false", "TRFR000007"],
  ["a freeze", "state = 'frozen'", "TRFR000018"],
])("%s that comes first is obeyed, however close it was [P07]", async (_, change, code) => {
  const { bank, owner } = ledger();
  const [from, to] = (await makeAccounts(owner, [{}, {}])) as [Made, Made];
  let sending: Promise<unknown> | undefined;
  await owner.transaction(async (db) => {
    await db.query(sender(change), [from.id, to.id]);
    sending = bank.transfer(orderOf(from, to, 1));
    const waiting = () =>
      owner.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        [],
      );
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
  });
  expect(await sending).toMatchObject({ code });
});

test("a refused key is free: it posts when nothing stands against it any more", async () => {
  const { bank, owner } = ledger();
  const [from, to] = (await makeAccounts(owner, [{}, {}])) as [Made, Made];
  const order = orderOf(from, to, 1);
  await owner.query(sender("other_on = false"), [from.id, to.id]);
  expect(await bank.transfer(order)).toMatchObject({ code: "TRFR000007" });
  await owner.query(sender("other_on = true"), [from.id, to.id]);
  expect(await bank.transfer(order)).toMatchObject({ ok: true });
});

describe("designated accounts [V03]", () => {
  test.each([
    ["of another customer", "customer_id = (select min(id) from customer)"],
    ["in another currency", "currency = 'USD'"],
    ["at another bank", "bank_code = '004'"],
    ["that was taken away", "removed_at = bank.now()"],
  ])("one %s is none", async (_, change) => {
    const { bank, owner } = ledger();
    const [from, to] = (await makeAccounts(owner, [{}, {}])) as [Made, Made];
    await owner.query(designation("bank.today()"), [from.id, to.id]);
    const send = () => bank.transfer(orderOf(from, to, 20_000, designated));
    expect(await send()).toMatchObject({ ok: true });
    expect((await accountNow(ledger(), from)).designated).toEqual([20_000, 20_000]);
    await owner.query(`update designated_account set ${change} where number = $1`, [to.number]);
    expect(await send()).toMatchObject({ code: "TRFR000008" });
  });
});

test.each([
  ["the id is no key", { id: "transfer 1" }],
  [
    "the customer is no number",
    {
      initiator: {
        ...orderOf({ id: "", number: "", customerId: "1 or 1" }, { number: "" }, 1).initiator,
      },
    },
  ],
])("an order that no form would send is our fault: %s", async (_, change) => {
  const { bank, owner } = ledger();
  const [from, to] = (await makeAccounts(owner, [{}, {}])) as [Made, Made];
  await expect(bank.transfer({ ...orderOf(from, to, 1), ...change })).rejects.toThrow(RangeError);
});

test("after all of this nothing is broken", async () => {
  expect(await brokenIn(ledger())).toEqual([]);
});
