import { expect, test } from "vitest";
import { makeAccount, testLedger } from "../../../../tests/ledger.ts";

const ledger = testLedger();

const trail = ["audit_queue", "audit_log", "audit_block", "audit_v1", "audit_v1_seal"];
const appendOnly = ["posting", "entry", "internal_entry", "account_day", ...trail];

test.each(appendOnly)("the site can neither change nor remove what is in %s", async (table) => {
  const { read } = ledger();
  const [column] = await read.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'bank' and table_name = $1 limit 1`,
    [table],
  );
  for (const statement of [
    `update ${table} set ${column?.name} = ${column?.name}`,
    `delete from ${table}`,
    `truncate ${table}`,
  ]) {
    await expect(read.query(statement, [])).rejects.toThrow(/permission denied/);
  }
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
