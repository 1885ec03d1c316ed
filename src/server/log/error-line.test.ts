import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { testBank } from "../../../tests/bank/bank.ts";
import { errorLine } from "./error-line.ts";
import { logOptions } from "./log.ts";

const bank = testBank();

test("of a row that PostgreSQL refuses, the log names the table and never a value", async () => {
  const { owner } = bank();
  const refused = await owner
    .query(
      `insert into outbox (id, channel, address, language, body, made_at, due_at, state)
       values (gen_random_uuid(), 'pigeon', '0912345678', 'zh', 'code 123456', now(), now(), 'waiting')`,
      [],
    )
    .catch((thrown: unknown) => thrown);
  expect((refused as { detail?: string }).detail).toContain("123456");
  const line = errorLine(new Error("a letter was not written", { cause: refused }));
  expect(line.cause).toMatchObject({
    type: "DatabaseError",
    message: "PostgreSQL 23514",
    code: "23514",
    table: "outbox",
    constraint: "outbox_channel_check",
  });
  expect(line.cause?.stack).toMatch(/\n\s+at /);
  expect(JSON.stringify(line)).not.toMatch(/123456|0912345678|pigeon/);
});

test("a value that stands in PostgreSQL's own message is not written either", async () => {
  const refused = await bank()
    .owner.query("select $1::text::integer", ["A123456789\n at night"])
    .catch((thrown: unknown) => thrown);
  expect(String(refused)).toContain("A123456789");
  expect(JSON.stringify(errorLine(refused))).not.toMatch(/A123456789|night/);
});

test("another error keeps its message, stack, code and causes, but no chain without end", () => {
  const round = Object.assign(new Error("away"), { code: "ECONNRESET" });
  round.cause = round;
  const line = errorLine(round);
  expect(line).toMatchObject({ type: "Error", message: "away", code: "ECONNRESET" });
  expect(JSON.stringify(line).match(/ECONNRESET/g)).toHaveLength(6);
  expect(errorLine("plain")).toEqual({ type: "string", message: "plain" });
});

test("the bank's log writes errors this way, and its version in every line", async () => {
  const lines: string[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const refused = await bank()
    .owner.query("select $1::text::integer", ["A123456789"])
    .catch((thrown: unknown) => thrown);
  pino(logOptions("info"), out).warn({ err: refused }, "a job failed");
  expect(JSON.parse(lines.join("")).version).toBe(manifest.version);
  expect(lines.join("")).toContain("PostgreSQL 22P02");
  expect(lines.join("")).not.toContain("A123456789");
});
