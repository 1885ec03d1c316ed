import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import { freshDatabase } from "../../../tests/bank/fresh-database.ts";
import { liveRows } from "../../../tests/live/live-rows.ts";
import { missRows } from "../../../tests/people/miss-rows.ts";
import { ceilingOf, cleaners } from "./cleaning.ts";

let pool: Pool;
let owner: Pool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await freshDatabase(inject("serverUrl"));
  pool = openPool(database.url, "bank_app");
  owner = openPool(database.url, "owner");
  drop = database.drop;
  await owner.query(
    `create or replace function bank.now() returns timestamptz language sql stable
       as $$ select timestamptz '2026-03-02 12:00:00+08' $$`,
    [],
  );
  await owner.query(
    `insert into customer (id, national_id, name, birthday, mobile, standing, joined_on)
     values (999001, 'A123456789', '{"zh":"王","en":"Wang","ko":"왕"}', '1990-01-01', '0912345678',
             'active', '2020-01-01')`,
    [],
  );
});
afterAll(async () => {
  await Promise.all([pool.close(), owner.close()]);
  await drop();
});

async function clean(table: string): Promise<void> {
  const job = cleaners.find(({ name }) => name === `clean ${table}`);
  if (!job) throw new Error(`nobody cleans ${table}`);
  await job.work(pool);
}

async function count(sql: string): Promise<number> {
  const [row] = await owner.query<{ count: number }>(sql, []);
  return row?.count ?? -1;
}

/** A row of the given age, for each table that is cleaned. */
const rows: Record<string, { keeps: string; insert: string }> = {
  verification_code: {
    keeps: "1 day",
    insert: `insert into verification_code (id, subject_hash, purpose, channel, content_hash, issued_at, expires_at)
             select gen_random_uuid(), '\\x01', 'login', 'sms', '\\x01', bank.now() - $1::interval, bank.now() - $1::interval`,
  },
  analytics_count: {
    keeps: "13 months",
    insert: `insert into analytics_count (day, name, detail, language, device, times)
             select (bank.today() - $1::interval)::date, 'page-view', gen_random_uuid()::text, 'zh', 'pc', 1`,
  },
  verification_proof: {
    keeps: "1 day",
    insert: `insert into verification_proof (token_hash, subject_hash, means, purpose, content_hash, issued_at, expires_at)
             select sha256(gen_random_uuid()::text::bytea), '\\x01', 'sms', 'login', '\\x01', bank.now() - $1::interval, bank.now() - $1::interval`,
  },
  keypad_used: {
    keeps: "1 hour",
    insert: `insert into keypad_used (token_id, expires_at)
             select gen_random_uuid()::text, bank.now() - $1::interval`,
  },
  transfer_draft: {
    keeps: "1 day",
    insert: `insert into transfer_draft (id, customer_id, session_hash, from_number, to_bank, to_number,
               amount, currency, kind, fee, step, prepared_at, expires_at)
             select gen_random_uuid(), 999001, '\\x01', '1', '899', '2', 100, 'TWD', 'other', 0,
                    'prepared', bank.now() - $1::interval, bank.now() - $1::interval`,
  },
  session: {
    keeps: "30 days",
    insert: `insert into session (token_hash, customer_id, opened_at, seen_at, ended_at, ended_why, risk, label, address)
             select sha256(gen_random_uuid()::text::bytea), 999001, bank.now() - $1::interval,
                    bank.now() - $1::interval, bank.now() - $1::interval, 'signed-out', 'low', '', ''`,
  },
  login_try: {
    keeps: "30 days",
    insert: `insert into login_try (pair_hash, wrong, at)
             select sha256(gen_random_uuid()::text::bytea), 4, bank.now() - $1::interval`,
  },
  login_network: {
    keeps: "1 hour",
    insert: `insert into login_network (network_hash, wrong, clear_at)
             select sha256(gen_random_uuid()::text::bytea), 1, bank.now() - $1::interval`,
  },
  stranger_count: {
    keeps: "30 days",
    insert: `insert into stranger_count (hour, network, event, outcome, times)
             select bank.now() - $1::interval, gen_random_uuid()::text, 'login', 'CHEA000012', 1`,
  },
  verification_try: {
    keeps: "1 day",
    insert: `insert into verification_try (subject_hash, purpose, wrong, at)
             select sha256(gen_random_uuid()::text::bytea), 'address codes', 3,
                    bank.now() - $1::interval`,
  },
  outbox: {
    keeps: "90 days",
    insert: `insert into outbox (id, channel, address, language, made_at, due_at, state)
             select gen_random_uuid(), 'sms', '0912345678', 'zh', bank.now() - $1::interval,
                    bank.now() - $1::interval, 'sent'`,
  },
  inquiry_upload: {
    keeps: "30 minutes",
    insert: `insert into inquiry_upload (id, name, size, type, bytes, made_at)
             select gen_random_uuid()::text, 'a.png', 1, 'image/png', '\\x01', bank.now() - $1::interval`,
  },
  inquiry_file: {
    keeps: "13 months",
    insert: `with made as (
               insert into inquiry (id, reference, category_code, subcategory_code, name, email,
                 phone, device, description, language, made_at, promised_on, state)
               select gen_random_uuid(), gen_random_uuid()::text, 'a', 'b', 'c', 'd', 'e', 'pc', 'f',
                      'zh', bank.now() - $1::interval, '2026-03-02', 'received'
               returning id)
             insert into inquiry_file (inquiry_id, number, type, bytes)
             select id, 1, 'image/png', '\\x01' from made`,
  },
  citizen_card_check: {
    keeps: "31 days",
    insert: `insert into citizen_card_check (id, customer_id, session_hash, purpose, challenge, made_at, expires_at)
             select gen_random_uuid(), 999001, '\\x01', 'upgrade', 'a', bank.now() - $1::interval, bank.now() - $1::interval`,
  },
  certificate_count: counted("certificate_count", "1 day"),
  inquiry_count: counted("inquiry_count", "1 day"),
  chat: {
    keeps: "1 day",
    insert: `insert into chat (id, token_hash, opened_at, expires_at)
             select gen_random_uuid(), sha256(gen_random_uuid()::text::bytea),
                    bank.now() - $1::interval, bank.now() - $1::interval + interval '1 day'`,
  },
  chat_count: counted("chat_count", "1 hour"),
  ...missRows,
  ...liveRows,
};

test("every table that is cleaned is tested here", () => {
  const tested = Object.keys(rows).map((table) => `clean ${table}`);
  expect(cleaners.map(({ name }) => name).toSorted()).toEqual(tested.toSorted());
});

describe.each(Object.entries(rows))("%s", (table, { keeps, insert }) => {
  test(`keeps a row for ${keeps} to the second, and not a second longer`, async () => {
    await owner.query(`delete from ${table}`, []);
    await owner.query(insert, ["0"]);
    await owner.query(insert, [keeps]);
    await owner.query(insert, [`${keeps} 1 second`]);
    await clean(table);
    expect(await count(`select count(*)::int from ${table}`)).toBe(2);
  });
});

test("a lock is kept for a year, whoever it is of", async () => {
  await owner.query("delete from login_try", []);
  await owner.query(
    `insert into login_try (pair_hash, wrong, at) values
       ('\\x01', 5, bank.now() - interval '365 days'),
       ('\\x02', 5, bank.now() - interval '365 days 1 second')`,
    [],
  );
  await clean("login_try");
  expect(await count("select count(*)::int from login_try where pair_hash = '\\x01'")).toBe(1);
  expect(await count("select count(*)::int from login_try")).toBe(1);
});

test("a visitor's wrong tries are forgotten with their day, a customer's are not", async () => {
  await owner.query("delete from verification_try", []);
  await owner.query(
    `insert into verification_try (subject_hash, purpose, wrong, at)
     select '\\x01', purpose, 5, bank.now() - interval '1 day 1 second'
       from unnest(array['find-user-id', 'reset-password', 'pin', 'transfer']) as purpose`,
    [],
  );
  await clean("verification_try");
  const left = await owner.query("select purpose from verification_try order by purpose", []);
  expect(left).toEqual([{ purpose: "pin" }, { purpose: "transfer" }]);
});

test("of more rows than the ceiling the oldest go, and no more of them than must", async () => {
  await owner.query("delete from login_try", []);
  await owner.query(
    `insert into login_try (pair_hash, wrong, at)
     select int4send(number), 1, bank.now() - number * interval '1 second'
       from generate_series(1, 5) as number`,
    [],
  );
  const sql = ceilingOf({ table: "login_try", key: "pair_hash", by: "at", most: 3 });
  expect(await owner.query(sql, [1_000])).toHaveLength(2);
  expect(await owner.query(sql, [1_000])).toHaveLength(0);
  expect(await count("select max(get_byte(pair_hash, 3)) as count from login_try")).toBe(3);
});

test("the pictures of an answered inquiry stay for 90 days", async () => {
  await owner.query("delete from inquiry_file", []);
  await owner.query(rows.inquiry_file?.insert ?? "", ["90 days"]);
  await owner.query(rows.inquiry_file?.insert ?? "", ["90 days 1 second"]);
  await clean("inquiry_file");
  expect(await count("select count(*)::int from inquiry_file")).toBe(2);
  await owner.query("update inquiry set state = 'answered'", []);
  await clean("inquiry_file");
  expect(await count("select count(*)::int from inquiry_file")).toBe(1);
});

test("the messages of a chat go with it", async () => {
  await owner.query("delete from chat", []);
  await owner.query(
    `with gone as (
       insert into chat (id, token_hash, opened_at, expires_at)
       values (gen_random_uuid(), '\\x01', bank.now(), bank.now() - interval '1 second') returning id)
     insert into chat_message (chat_id, number, author, body, entries, is_masked, written_at)
     select id, 1, 'visitor', '', '[]', false, bank.now() from gone`,
    [],
  );
  await clean("chat");
  expect(await count("select count(*)::int from chat_message")).toBe(0);
});

test("a backlog is cleared in one go, by two processes at once", async () => {
  await owner.query("delete from outbox", []);
  await owner.query(
    `insert into outbox (id, channel, address, language, made_at, due_at, state)
     select gen_random_uuid(), 'sms', '', 'zh', bank.now() - interval '91 days', bank.now(), 'sent'
       from generate_series(1, 2500)`,
    [],
  );
  await Promise.all([clean("outbox"), clean("outbox")]);
  expect(await count("select count(*)::int from outbox")).toBe(0);
});

test("a row that someone has in hand is left for the next time, without waiting", async () => {
  const { insert } = rows.transfer_draft as { insert: string };
  await owner.query("delete from transfer_draft", []);
  await owner.query(insert, ["2 days"]);
  await owner.query(insert, ["2 days"]);
  await owner.transaction(async (db) => {
    await db.query("select from transfer_draft limit 1 for update", []);
    await clean("transfer_draft");
  });
  expect(await count("select count(*)::int from transfer_draft")).toBe(1);
});

/** A table of counted events. */
function counted(table: string, keeps: string) {
  const insert = `insert into ${table} (id, subject_hash, at)
                  select gen_random_uuid(), '\\x01', bank.now() - $1::interval`;
  return { keeps, insert };
}
