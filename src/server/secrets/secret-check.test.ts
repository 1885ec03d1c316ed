import { randomBytes } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { testBank } from "../../../tests/bank.ts";
import { keypadKeys } from "./keypad-keys.ts";
import { checkSecret, compareSecret, SecretTrouble } from "./secret-check.ts";
import { openVault } from "./vault.ts";

const bank = testBank();
const otherVault = () => openVault(randomBytes(32), 1);

afterEach(async () => {
  await bank().owner.query("delete from secret_check", []);
  await bank().owner.query("delete from keypad_key", []);
});

test("the first start writes the check value, and the same secret opens the bank ever after", async () => {
  const { owner, vault } = bank();
  await checkSecret(owner, vault);
  await checkSecret(owner, vault);
  expect(await owner.query("select from secret_check", [])).toHaveLength(1);
});

test("another secret opens nothing, and does not take the first one's place", async () => {
  const { owner, pool, vault } = bank();
  await checkSecret(owner, vault);
  const other = await otherVault();
  await expect(checkSecret(owner, other)).rejects.toThrow(SecretTrouble);
  await expect(compareSecret(pool, other)).rejects.toThrow(
    "not the one that this bank was opened with",
  );
  await checkSecret(owner, vault);
});

test("of two first starts with different secrets one opens", async () => {
  const { owner } = bank();
  const starts = [await otherVault(), await otherVault()].map((one) => checkSecret(owner, one));
  const ended = await Promise.allSettled(starts);
  expect(ended.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a bank older than its check value knows the secret by what it has sealed", async () => {
  const { owner, vault } = bank();
  await keepKey("sealed", vault.seal("keypad", randomBytes(8)));
  await expect(checkSecret(owner, await otherVault())).rejects.toThrow(SecretTrouble);
  await checkSecret(owner, vault);
});

test("the site itself may read the check value and not write it", async () => {
  const { pool } = bank();
  await compareSecret(pool, await otherVault());
  await expect(pool.query("insert into secret_check (mac) values ('\\x00')", [])).rejects.toThrow(
    "permission denied",
  );
});

test("a keypad key that cannot be opened is replaced, and is nobody's key", async () => {
  const { pool, vault } = bank();
  await keepKey("foreign", (await otherVault()).seal("keypad", randomBytes(8)));
  const keys = keypadKeys(pool, vault);
  const current = await keys.current(new Date());
  expect(current.id).not.toBe("foreign");
  expect(await keys.find("foreign")).toBeNull();
  expect((await keypadKeys(pool, vault).find(current.id))?.public).toBe(current.public);
});

test("a keypad whose key was damaged is still handed out", async () => {
  await keepKey("damaged", Buffer.alloc(1));
  const answer = await bank().site.inject("/v1/security/keyPad/signed/authentication/1.1");
  expect(answer.statusCode).toBe(200);
  expect(answer.json().content.kpadId).not.toBe("damaged");
});

/** Puts a key where the keypad looks for it. */
async function keepKey(id: string, sealed: Buffer): Promise<void> {
  await bank().owner.query(
    `insert into keypad_key (id, sealed_key, public_key, made_at)
     values ($1, $2, 'none', bank.now())`,
    [id, sealed],
  );
}
