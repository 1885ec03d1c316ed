import { execFile } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { sealTrail } from "#db/trail/seal.ts";
import { trailKeys } from "#server/jobs/sealing.ts";
import { openVault } from "#server/secrets/vault.ts";
import { TEST_SECRET } from "../bank/secret.ts";
import { testTrail, write } from "../bank/trail.ts";

const PROGRAM = join(import.meta.dirname, "../../src/app/bank.ts");
const trail = testTrail();
let keys: ReturnType<typeof trailKeys>;

beforeAll(async () => {
  keys = trailKeys(await openVault(Buffer.from(TEST_SECRET, "hex"), 1));
});

/** `npm run bank -- verify` on the database of this file. */
function verify(...words: string[]): Promise<{ code: number; out: string; stderr: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: trail().url,
    BANK_MODE: "demonstration",
    SECRET_KEY: TEST_SECRET,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, "verify", ...words], { env }, (thrown, out, stderr) => {
      resolve({ code: Number(thrown?.code ?? 0), out, stderr });
    });
  });
}

async function twoSeals() {
  const { site } = trail();
  await write(site, "one", 3);
  await sealTrail(site, keys);
  await write(site, "two", 2);
  const last = await sealTrail(site, keys);
  await write(site, "waiting");
  return `${last?.number}:${last?.seal.toString("hex")}`;
}

describe("npm run bank -- verify", () => {
  test("says that nothing is broken, and what is not sealed yet", async () => {
    const known = await twoSeals();
    const { code, out } = await verify("--seal", known);
    expect(out).toMatch(
      /^\d+ postings, 5 events under 2 seals, 1 not sealed yet \(the oldest for \d+ s\): nothing is broken\.\n$/,
    );
    expect(code).toBe(0);
  });

  test("ends with 1 and says what was changed", async () => {
    await twoSeals();
    await trail().owner.query("update audit_log set outcome = 'no' where event = 'one'", []);
    const { code, out } = await verify();
    expect(out).toContain("trail: rows were changed (1)\n");
    expect(code).toBe(1);
  });

  test("finds newest seals that were taken away by one from the log", async () => {
    const known = await twoSeals();
    await trail().owner.query("delete from audit_log where event = 'two'", []);
    await trail().owner.query("delete from audit_block where number = 2", []);
    expect((await verify()).code).toBe(0);
    const { code, out } = await verify("--seal", known);
    expect(out).toContain("trail: a seal is missing (2)\n");
    expect(code).toBe(1);
  });

  test.each([["--seal", "2"], ["--seal", "0:ab"], ["--sael", "1:00"], ["more"]])(
    "does not take %s %s for a seal, and says how one is given",
    async (...words) => {
      const { code, stderr } = await verify(...words);
      expect(stderr).toContain("npm run bank -- verify [--seal N:HEX]");
      expect(code).toBe(2);
    },
  );
});
