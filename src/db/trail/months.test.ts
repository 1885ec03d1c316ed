import { afterEach, describe, expect, test } from "vitest";
import { brokenIn, keys, testTrail, write, writeAt } from "../../../tests/bank/trail.ts";
import { sealTrail } from "./seal.ts";
import { RETENTION_YEARS } from "./verify.ts";

const trail = testTrail();

const clockAt = (moment: string) =>
  trail().owner.query(
    `create or replace function bank.now() returns timestamptz language sql stable
       as $$ select timestamptz '${moment}' $$`,
    [],
  );

afterEach(async () => {
  await trail().owner.query(
    `create or replace function bank.now() returns timestamptz language sql stable
       as 'select pg_catalog.statement_timestamp()'`,
    [],
  );
  for (const name of await partitions()) await trail().owner.query(`drop table bank.${name}`, []);
});

async function partitions(): Promise<string[]> {
  const rows = await trail().owner.query<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'bank.audit_log'::regclass order by relname`,
    [],
  );
  return rows.map(({ name }) => name);
}

async function keepMonths(): Promise<string | null> {
  const [row] = await trail().site.query<{ dropped: string | null }>(
    "select bank.audit_keep_months() as dropped",
    [],
  );
  return row?.dropped ?? null;
}

async function sealAll(): Promise<void> {
  while (await sealTrail(trail().site, keys));
}

describe("months", () => {
  test("find what staff did without reading what customers did", async () => {
    await clockAt("2026-11-17 12:00:00+08");
    await keepMonths();
    const rows = await trail().owner.query<{ month: string }>(
      `select tablename as month from pg_indexes
        where tablename like 'audit\\_log\\_2%' and indexdef like '%(at DESC)%''staff''%' order by 1`,
      [],
    );
    expect(rows.map(({ month }) => month)).toEqual(await partitions());
    expect(rows).toHaveLength(3);
  });

  test("are those of Taipei, to the microsecond, and a block is of one of them", async () => {
    const { owner } = trail();
    await writeAt(owner, "september", "2026-09-30 23:59:59.999999+08");
    await writeAt(owner, "october", "2026-10-01 00:00:00+08");
    await sealAll();
    expect(await partitions()).toEqual(["audit_log_2026_09", "audit_log_2026_10"]);
    const blocks = await owner.query(
      "select number, first_row, last_row, month::text from audit_block order by number",
      [],
    );
    expect(blocks).toEqual([
      { number: "1", first_row: "1", last_row: "1", month: "2026-09-01" },
      { number: "2", first_row: "2", last_row: "2", month: "2026-10-01" },
    ]);
    const rows = await owner.query("select event from audit_log_2026_09", []);
    expect(rows).toEqual([{ event: "september" }]);
    expect(await brokenIn(trail())).toEqual([]);
  });

  test("are made ahead, this one and the next two, and once only", async () => {
    await clockAt("2026-11-30 23:00:00+08");
    await keepMonths();
    await keepMonths();
    expect(await partitions()).toEqual([
      "audit_log_2026_11",
      "audit_log_2026_12",
      "audit_log_2027_01",
    ]);
  });

  test("that nobody made ahead are made when the first row is sealed", async () => {
    await clockAt("2041-02-03 12:00:00+08");
    await write(trail().site, "far");
    await sealAll();
    expect(await partitions()).toEqual(["audit_log_2041_02"]);
    expect(await brokenIn(trail())).toEqual([]);
  });
});

describe("the retention rule", () => {
  async function twoOldMonths(): Promise<void> {
    const { owner } = trail();
    await writeAt(owner, "older", "2026-01-15 12:00:00+08");
    await writeAt(owner, "old", "2026-02-28 23:59:59+08");
    await writeAt(owner, "young", "2026-03-01 00:00:00+08");
    await sealAll();
  }

  test("is the same for who drops and for who verifies, and not less than the law's five years", async () => {
    const [row] = await trail().owner.query<{ years: number }>(
      "select extract(year from bank.audit_retention())::int as years",
      [],
    );
    expect(row?.years).toBe(RETENTION_YEARS);
    expect(RETENTION_YEARS).toBeGreaterThanOrEqual(5);
  });

  test("keeps a month until its last moment is seven years old, then drops it whole, the oldest first", async () => {
    await twoOldMonths();
    await clockAt("2033-01-31 23:59:59.999999+08");
    expect(await keepMonths()).toBeNull();
    await clockAt("2033-03-01 00:00:00+08");
    expect(await keepMonths()).toBe("audit_log_2026_01");
    expect(await keepMonths()).toBe("audit_log_2026_02");
    expect(await keepMonths()).toBeNull();
    expect(await trail().site.query("select event from audit_log", [])).toEqual([
      { event: "young" },
    ]);
  });

  test("leaves a chain that verifies, and goes on", async () => {
    const now = new Date("2033-03-01T00:00:00+08:00");
    await twoOldMonths();
    await clockAt(now.toISOString());
    await keepMonths();
    expect(await brokenIn(trail(), { now })).toEqual([]);
    await write(trail().site, "new");
    await sealAll();
    expect(await brokenIn(trail(), { now })).toEqual([]);
    // The rest of the trail is still verified against its seals.
    await trail().owner.query("update audit_log set outcome = 'no' where event = 'old'", []);
    expect(await brokenIn(trail(), { now })).toEqual(["2: rows were changed"]);
  });

  test("is no way to lose rows early: a month that was dropped before its time is found", async () => {
    await twoOldMonths();
    await trail().owner.query("drop table audit_log_2026_01", []);
    expect(await brokenIn(trail(), { now: new Date("2033-01-31T23:59:59+08:00") })).toEqual([
      "1: rows were changed",
    ]);
  });

  test("drops nothing that was not sealed", async () => {
    await writeAt(trail().owner, "older", "2026-01-15 12:00:00+08");
    await trail().site.query("select from bank.audit_next_block()", []);
    await clockAt("2033-03-01 00:00:00+08");
    expect(await keepMonths()).toBeNull();
    await sealAll();
    expect(await keepMonths()).toBe("audit_log_2026_01");
  });

  test("stay whole when the clock is set back over the end of one", async () => {
    await keepMonths();
    await clockAt("2026-06-01T00:30:00+08:00");
    await write(trail().site, "ahead", 3);
    await sealAll();
    await write(trail().site, "ahead and unsealed", 3);
    await clockAt("2026-05-31T23:30:00+08:00");
    await write(trail().site, "back", 3);
    await keepMonths();
    await sealAll();
    await write(trail().site, "and on", 3);
    await clockAt("2026-06-01T00:31:00+08:00");
    await sealAll();
    expect(await brokenIn(trail())).toEqual([]);
    const rows = await trail().owner.query("select from audit_log", []);
    expect(rows).toHaveLength(12);
  });
});
