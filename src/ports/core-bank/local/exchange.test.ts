import { afterAll, beforeAll, expect, test } from "vitest";
import type { Query, Statement } from "#db/statements.ts";
import { asInteger, asText } from "#db/values.ts";
import { testLedger } from "../../../../tests/ledger/ledger.ts";
import { type Connection, connect } from "./connection.ts";

const ledger = testLedger();
let connection: Connection;

beforeAll(async () => {
  await ledger().owner.query("create table exchanged (number bigint primary key)", []);
  await ledger().owner.query("grant select, insert on exchanged to bank_ledger", []);
  connection = await connect(ledger().url);
});

afterAll(() => connection.end());

const one: Statement<{ number: number; word: string | null }> = {
  name: "one",
  text: "select $1::bigint, null::text",
  columns: { number: asInteger, word: asText },
};
const insert: Statement = {
  name: "insert",
  text: "insert into exchanged (number) values ($1::bigint)",
  columns: {},
};
const pid: Statement<{ pid: number }> = {
  name: "pid",
  text: "select pg_backend_pid()",
  columns: { pid: asInteger },
};

function ask(number: number | string): Query {
  return { statement: one as Statement, values: [String(number)] };
}

function put(number: number | string): Query {
  return { statement: insert, values: [String(number)] };
}

async function isWritten(number: number): Promise<boolean> {
  const rows = await ledger().owner.query("select from exchanged where number = $1", [number]);
  return rows.length === 1;
}

/** Checks that it still works after everything before. */
async function expectUsable(number: number): Promise<void> {
  expect(connection.isLost()).toBe(false);
  await connection.exchange([ask(number)], () => ({ run: put(number), result: null }));
  expect(await isWritten(number)).toBe(true);
}

test("results are decided on, and what follows is committed when it results", async () => {
  const seen: unknown[] = [];
  const result = await connection.exchange([ask(1), ask(2)], (results) => {
    seen.push(...results);
    return { run: put(3), result: "done" };
  });
  expect(result).toBe("done");
  expect(seen).toEqual([[{ number: 1, word: null }], [{ number: 2, word: null }]]);
  expect(await isWritten(3)).toBe(true);
});

test("nothing to write is nothing written, and the next goes on", async () => {
  expect(await connection.exchange([ask(1)], () => ({ run: null, result: 7 }))).toBe(7);
  await expectUsable(4);
});

test("what is decided while rows are locked is undone when its writing fails", async () => {
  const failing = connection.exchange([put(5), ask(1)], () => ({ run: put(5), result: null }));
  await expect(failing).rejects.toMatchObject({ code: "23505" });
  expect(await isWritten(5)).toBe(false);
  await expectUsable(6);
});

test("a query that fails ends the exchange before anything is decided", async () => {
  let decided = false;
  const failing = connection.exchange([ask("no number"), ask(1)], () => {
    decided = true;
    return { run: put(7), result: null };
  });
  await expect(failing).rejects.toMatchObject({ code: "22P02" });
  expect(decided).toBe(false);
  await expectUsable(8);
});

test("a decision that throws writes nothing more, and its fault is what is told", async () => {
  const failing = connection.exchange([ask(1)], () => {
    throw new RangeError("undecided");
  });
  await expect(failing).rejects.toThrow("undecided");
  await expectUsable(9);
});

test("a statement that cannot be prepared is told, and those behind it are prepared later", async () => {
  const odd: Query = { statement: { name: "odd", text: "selec", columns: {} }, values: [] };
  const late: Statement = { ...insert, name: "late" };
  const failing = connection.exchange([odd, { statement: late, values: ["10"] }], () => ({
    run: null,
    result: null,
  }));
  await expect(failing).rejects.toMatchObject({ code: "42601" });
  await connection.exchange([{ statement: late, values: ["11"] }], () => ({
    run: null,
    result: null,
  }));
  expect(await isWritten(10)).toBe(false);
  expect(await isWritten(11)).toBe(true);
  await expectUsable(12);
});

test("a connection that dies before the commit leaves nothing, and is lost", async () => {
  const dying = await connect(ledger().url);
  const backend = await dying.exchange([{ statement: pid as Statement, values: [] }], ([rows]) => ({
    run: null,
    result: (rows as { pid: number }[])[0]?.pid,
  }));
  const sleeping: Statement = {
    name: "sleeping",
    text: "insert into exchanged (number) select 13 from pg_sleep(30)",
    columns: {},
  };
  const failing = dying.exchange([ask(1)], () => ({
    run: { statement: sleeping, values: [] },
    result: null,
  }));
  const refused = expect(failing).rejects.toMatchObject({ code: "57P01" });
  await expect
    .poll(() =>
      ledger().owner.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'",
        [backend ?? 0],
      ),
    )
    .toHaveLength(1);
  await refused;
  await expect.poll(() => dying.isLost()).toBe(true);
  expect(await isWritten(13)).toBe(false);
  const after = dying.exchange([ask(1)], () => ({ run: null, result: null }));
  await expect(after).rejects.toThrow();
});
