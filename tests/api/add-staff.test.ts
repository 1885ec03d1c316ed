import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fromBase32 } from "#base/identity/base32.ts";
import { openKeys } from "#server/keys/open-keys.ts";
import { testBank } from "../bank/bank.ts";
import { testDesk, tryStaffSignIn } from "../bank/desk.ts";
import { TEST_SECRET } from "../bank/secret.ts";

const bank = testBank();
const desk = testDesk(bank);
const PROGRAM = join(import.meta.dirname, "../../src/app/bank.ts");
const OTHER_SECRET = "cd".repeat(32);

function run(words: readonly string[], secret = TEST_SECRET) {
  const env = {
    ...process.env,
    BANK_MODE: "demonstration",
    DATABASE_URL: bank().url,
    SECRET_KEY: secret,
  };
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, "staff", ...words], {
    env,
    encoding: "utf8",
  });
  return { status, output: stdout };
}

test("an operator adds a member of staff, who signs in with what was said once", async () => {
  const { status, output } = run(["newcomer01", "service,auditor", "陳", "新人"]);
  expect(status).toBe(0);
  const [, password = "", base32 = ""] =
    /password (\S+) and the app secret (\S+)/.exec(output) ?? [];
  const secret = Buffer.from(fromBase32(base32));
  expect(secret).toHaveLength(20);
  const member = { id: "", userId: "newcomer01", password, secret };
  const response = await tryStaffSignIn({ desk: desk(), clock: bank().clock }, member);
  expect(response.code).toBe(200);
});

test.each([
  ["nobody", [], "The user ID must be"],
  ["a role that is none", ["newcomer02", "chairman", "A"], "The roles must be some of content,"],
  ["no role", ["newcomer02", "", "A"], "The roles must be"],
  ["no name", ["newcomer02", "service"], "The name is missing."],
  ["a user ID that is taken", ["SERVICE01", "service", "A"], "The user ID is taken."],
])("%s is refused with a sentence", (_, words, sentence) => {
  const { status, output } = run(words);
  expect(status).toBe(1);
  expect(output).toContain(sentence);
});

test("with another secret than the bank's nothing is written", async () => {
  await openKeys(bank().owner, [Buffer.from(TEST_SECRET, "hex")]);
  expect(run(["newcomer03", "service", "A"], OTHER_SECRET).status).not.toBe(0);
  const rows = await bank().owner.query("select from staff where user_id = 'newcomer03'", []);
  expect(rows).toEqual([]);
});
