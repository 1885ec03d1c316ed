import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import { makeAccount, testLedger } from "../../../../tests/ledger/ledger.ts";

const ledger = testLedger();

const written = ["posting", "entry", "internal_entry", "account_day", "clearing_order"];
const appendOnly = ["posting", "entry", "internal_entry", "account_day"];
const trail = ["audit_queue", "audit_log", "audit_block", "audit_v1", "audit_v1_seal"];

async function columnOf(table: string): Promise<string> {
  const [column] = await ledger().owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'bank' and table_name = $1 limit 1`,
    [table],
  );
  return column?.name ?? "";
}

async function expectDenied(db: Pool, statement: string): Promise<void> {
  await expect(db.query(statement, []), statement).rejects.toThrow(/permission denied/);
}

async function expectClosed(db: Pool, table: string): Promise<void> {
  const column = await columnOf(table);
  await expectDenied(db, `insert into ${table} (${column}) select null where false`);
  await expectDenied(db, `update ${table} set ${column} = ${column}`);
  await expectDenied(db, `delete from ${table}`);
  await expectDenied(db, `truncate ${table}`);
}

test.each(written)("the site can read %s, and write nothing there", async (table) => {
  const { read } = ledger();
  const column = await columnOf(table);
  await read.query(`select 1 from ${table} limit 1`, []);
  await expectDenied(read, `insert into ${table} select * from ${table} where false`);
  await expectDenied(read, `update ${table} set ${column} = ${column}`);
  await expectDenied(read, `delete from ${table}`);
  await expectDenied(read, `truncate ${table}`);
});

test.each(trail)("the site can neither add to, change nor remove what is in %s", async (table) => {
  await expectClosed(ledger().read, table);
});

const moneyColumns = [
  ...["balance", "entries", "entry_day", "used_day", "designated_day_used", "other_day_used"],
  ...["designated_month_used", "other_month_used", "free_day", "designated_on", "other_on"],
];

test.each(moneyColumns)("the site cannot write account.%s", async (column) => {
  await expectDenied(ledger().read, `update account set ${column} = ${column}`);
});

describe("the ledger", () => {
  let own: Pool;
  beforeAll(() => {
    own = openPool(ledger().url, "bank_ledger");
  });
  afterAll(() => own.close());

  test.each(appendOnly)("can add to %s, and neither change nor remove", async (table) => {
    const column = await columnOf(table);
    await own.query(`insert into ${table} (${column}) select null where false`, []);
    await expectDenied(own, `update ${table} set ${column} = ${column}`);
    await expectDenied(own, `delete from ${table}`);
    await expectDenied(own, `truncate ${table}`);
  });

  test.each(trail)("can neither add to, change nor remove what is in %s", async (table) => {
    await expectClosed(own, table);
  });

  test.each([
    "update account set number = number",
    "update account set customer_id = customer_id",
    "update account set tier = 'advanced'",
    "update account set state = 'open'",
    "update account set other_on = true",
    "insert into account default values",
    "update clearing_order set amount = amount",
    "select from session",
    "select from verification_code",
    "select from outbox",
    "update customer set flagged_at = null",
    "update panic_stop set undone_at = bank.now()",
    "update transfer_draft set step = 'coded'",
  ])("may not %s", async (statement) => {
    await expectDenied(own, statement);
  });
});

test.each([
  "update account set number = number",
  "update account set customer_id = customer_id",
  "update account set tier = 'advanced'",
  "update account set state = 'open'",
  "delete from account",
  "update clearing_order set amount = amount",
  "delete from clearing_order",
  "insert into designated_account default values",
  "update designated_account set effective_on = effective_on",
  "create table bank.note ()",
  "create or replace function bank.now() returns timestamptz language sql as 'select null'",
  "alter table entry disable trigger all",
])("the site may not %s", async (statement) => {
  await expect(ledger().read.query(statement, [])).rejects.toThrow(
    /permission denied|must be owner/,
  );
});

test("no balance can be below nought, whoever writes it", async () => {
  const { owner } = ledger();
  await makeAccount(owner);
  const update = owner.query("update account set balance = -1", []);
  await expect(update).rejects.toThrow(/check constraint/);
});
