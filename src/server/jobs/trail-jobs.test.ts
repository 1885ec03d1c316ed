import { describe, expect, test } from "vitest";
import { keysOf, sealedTrail, testTrail, write, writeAt } from "../../../tests/bank/trail.ts";
import { sealing, sealingWatch, type TrailVault, trailMonths } from "./sealing.ts";
import { verification } from "./verification.ts";

const trail = testTrail();
const { currentKeyId, keyIds, macWith, macsV1 } = keysOf("one");
const vault: TrailVault = {
  currentKeyId,
  keyIds,
  macWith: (keyId, _use, ...parts) => macWith(keyId, ...parts.map((part) => Buffer.from(part))),
  macs: (_use, ...parts) => macsV1(...parts.map((part) => Buffer.from(part))),
};

/** A log that records its lines. */
function listening() {
  const lines: Record<string, unknown>[] = [];
  const keep = (line: object) => {
    lines.push({ ...line });
  };
  return { lines, log: { info: keep, warn: keep } };
}

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

describe("the sealing job", () => {
  test("seals all that waits, and writes each seal into the log", async () => {
    const { lines, log } = listening();
    const { site, owner } = trail();
    await write(site, "one", 3);
    await sealing(vault, log).work(site);
    await write(site, "two", 2);
    await sealing(vault, log).work(site);
    const seals = await owner.query<{ number: string; rows: string; seal: string }>(
      `select number, (last_row - first_row + 1)::text as rows, encode(seal, 'hex') as seal
         from audit_block order by number`,
      [],
    );
    expect(lines).toEqual(seals.map((seal) => ({ event: "trail.seal", ...seal })));
    expect(lines).toHaveLength(2);
  });
});

describe("the watch", () => {
  test("says nothing while the oldest row waits for less than a minute", async () => {
    const { lines, log } = listening();
    await writeAt(trail().owner, "young", ago(50));
    await sealingWatch(log).work(trail().site);
    expect(lines).toEqual([]);
  });

  test("says how long and how many when rows are not sealed in time", async () => {
    const { lines, log } = listening();
    const { site, owner } = trail();
    await writeAt(owner, "old", ago(75));
    await write(site, "new", 2);
    await sealingWatch(log).work(site);
    expect(lines).toEqual([{ event: "trail.behind", seconds: expect.any(Number), rows: 3 }]);
    expect(lines[0]?.seconds).toBeGreaterThanOrEqual(75);
  });

  test("counts a block that was closed and has no seal", async () => {
    const { lines, log } = listening();
    const { site, owner } = trail();
    await write(site, "old", 4);
    await site.query("select from bank.audit_next_block()", []);
    await owner.query("update audit_block set closed_at = closed_at - interval '2 minutes'", []);
    await sealingWatch(log).work(site);
    expect(lines).toMatchObject([{ event: "trail.behind", rows: 4 }]);
  });
});

describe("the verification job", () => {
  async function verify() {
    const { lines, log } = listening();
    await verification(vault, log).work(trail().site);
    return lines;
  }

  async function verifiedTo(): Promise<string | undefined> {
    const [row] = await trail().owner.query<{ block: string }>(
      "select block from audit_verification where name = 'new'",
      [],
    );
    return row?.block;
  }

  test("goes on where it stopped, and finds what is broken in a new block", async () => {
    const { site, owner } = trail();
    await sealedTrail(trail());
    expect(await verify()).toEqual([]);
    expect(await verifiedTo()).toBe("3");
    await write(site, "four");
    await sealing(vault, listening().log).work(site);
    await owner.query("update audit_log set outcome = 'no' where event = 'four'", []);
    const broken = { event: "trail.broken", block: "4", what: "rows were changed" };
    // Once as new, and once in the round over everything.
    expect(await verify()).toEqual([broken, broken]);
    expect(await verifiedTo()).toBe("4");
  });

  test("comes back to old blocks, and finds what was changed since", async () => {
    await sealedTrail(trail());
    await verify();
    await trail().owner.query("update audit_log set outcome = 'no' where event = 'one'", []);
    expect(await verify()).toEqual([
      { event: "trail.broken", block: "1", what: "rows were changed" },
    ]);
  });

  test("waits for the seal of an open block", async () => {
    const { site } = trail();
    await sealedTrail(trail());
    await write(site, "four");
    await site.query("select from bank.audit_next_block()", []);
    expect(await verify()).toEqual([]);
    expect(await verifiedTo()).toBe("3");
  });

  test("says so when it is more than ten minutes behind", async () => {
    const { owner } = trail();
    await verify();
    await sealedTrail(trail());
    await owner.query("update audit_block set sealed_at = sealed_at - interval '11 minutes'", []);
    await owner.transaction(async (other) => {
      // Another process hangs during its part.
      await other.query("select from audit_verification for update", []);
      expect(await verify()).toMatchObject([{ event: "trail.unverified" }]);
    });
    expect(await verify()).toEqual([]);
  });
});

test("the months' job makes what is coming, as the site's role", async () => {
  const { lines, log } = listening();
  await trailMonths(log).work(trail().site);
  expect(lines).toEqual([]);
  const rows = await trail().owner.query(
    "select from pg_inherits where inhparent = 'bank.audit_log'::regclass",
    [],
  );
  expect(rows.length).toBeGreaterThanOrEqual(3);
});
