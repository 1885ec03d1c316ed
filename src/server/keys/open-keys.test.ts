import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { TEST_SECRET } from "../../../tests/bank/secret.ts";
import { keypadKeys } from "../secrets/keypad-keys.ts";
import { openVault } from "../secrets/vault.ts";
import { keyedBy } from "./keyed.ts";
import { openKeys, readKeys, SecretError } from "./open-keys.ts";
import { forgetRetired } from "./retired.ts";
import { keyIdOf, ringOf } from "./ring.ts";

const bank = testBank();
const first = Buffer.from(TEST_SECRET, "hex");
const second = randomBytes(32);
const third = randomBytes(32);
const firstId = keyIdOf(first);

afterEach(async () => {
  const { owner } = bank();
  for (const table of ["secret_check", "retired_key", "keypad_key", "login_try"]) {
    await owner.query(`delete from ${table}`, []);
  }
});

describe("a start", () => {
  test("writes the check value, and the same secret opens the bank ever after", async () => {
    const { owner } = bank();
    await openKeys(owner, [first]);
    await openKeys(owner, [first]);
    expect(await owner.query("select key_id from secret_check", [])).toEqual([{ key_id: firstId }]);
  });

  test("with another secret opens nothing, and does not take the first one's place", async () => {
    const { owner, pool } = bank();
    await openKeys(owner, [first]);
    await expect(openKeys(owner, [second])).rejects.toThrow(SecretError);
    await expect(readKeys(pool, [second, third])).rejects.toThrow(
      "not the one that this bank was opened with",
    );
    await openKeys(owner, [first]);
    expect(await owner.query("select from secret_check", [])).toHaveLength(1);
  });

  test("at the same time as another with a different secret opens nothing", async () => {
    const { owner } = bank();
    const starts = [randomBytes(32), randomBytes(32)].map((one) => openKeys(owner, [one]));
    const ended = await Promise.allSettled(starts);
    expect(ended.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("of a bank older than its check value is known by what the bank has sealed", async () => {
    const { owner, vault } = bank();
    await keepKey("sealed", vault.seal("keypad", randomBytes(8)));
    await expect(openKeys(owner, [second])).rejects.toThrow(SecretError);
    await openKeys(owner, [first]);
  });

  test("of a bank from before key ids writes them into all that its secret made", async () => {
    const { owner, vault } = bank();
    const pair = vault.mac("login-pair", "A123456789", "somebody");
    await owner.query("insert into secret_check (mac, current_since) values ($1, bank.now())", [
      vault.mac("secret-check"),
    ]);
    await owner.query("insert into login_try (pair_hash, wrong, at) values ($1, 4, bank.now())", [
      pair,
    ]);
    await owner.query("update customer set pin_hash = replace(pin_hash, $1, '')", [
      `,keyid=${firstId}`,
    ]);
    await openKeys(owner, [second, first]);
    const [row] = await owner.query<{ pair: Buffer; pins: number }>(
      `select (select pair_hash from login_try where wrong = 4) as pair,
              (select count(*)::int from customer where pin_hash like $1) as pins`,
      [`%,p=1,keyid=${firstId}$%`],
    );
    expect(row?.pair).toEqual(vault.tag("login-pair", "A123456789", "somebody"));
    expect(row?.pins).toBeGreaterThan(10);
  });

  test("of the site itself may read what keys there are and write none", async () => {
    const { pool } = bank();
    await readKeys(pool, [second]);
    for (const sql of [
      "insert into secret_check (mac) values ('\\x00')",
      "insert into retired_key (key_id, use, sealed_key) values ('00000000', 'form', '\\x00')",
    ]) {
      await expect(pool.query(sql, [])).rejects.toThrow("permission denied");
    }
  });
});

describe("a change of the secret", () => {
  test("ends with the new one alone, which still opens what the old one made", async () => {
    const { owner, vault } = bank();
    const pin = await vault.hashSecret("24680K");
    const seal = vault.mac("trail", "block");
    await openKeys(owner, [first]);
    await openKeys(owner, [first, second]);
    await openKeys(owner, [second, first]);
    const ring = await openKeys(owner, [second]);
    const after = await openVault(ring, 1);
    expect(after.keyIds).toEqual([keyIdOf(second), firstId]);
    expect(await after.verifySecret(pin, "24680K", "customers")).toBe(true);
    expect(after.macWith(firstId, "trail", "block")).toEqual(seal);
    expect(after.lookup("chat", "token")).toContainEqual(vault.tag("chat", "token"));
    expect(after.macs("form", "session")).toContainEqual(vault.mac("form", "session"));
  });

  test("that is made twice leaves nothing that needs the first two secrets", async () => {
    const { owner, vault } = bank();
    const turns = [[first], [second, first], [second], [third, second], [third]] as const;
    for (const secrets of turns) await openKeys(owner, secrets);
    const ring = keyedBy(await readKeys(bank().pool, [third]));
    expect(ring.keyIds).toEqual([third, second, first].map(keyIdOf));
    expect(ring.macWith(firstId, "trail", "block")).toEqual(vault.mac("trail", "block"));
  });

  test("begins with a key that is only accepted: nothing seals it with the old one", async () => {
    const { owner } = bank();
    const retired = () => owner.query("select distinct key_id from retired_key", []);
    await openKeys(owner, [first]);
    await openKeys(owner, [first, second]);
    expect(await retired()).toEqual([]);
    await openKeys(owner, [second, first]);
    // A process restarted with the previous settings.
    await openKeys(owner, [first, second]);
    expect(await retired()).toEqual([{ key_id: firstId }]);
  });

  test("is refused without a key that rows name, and the sentence names it and counts them", async () => {
    const { owner } = bank();
    await openKeys(owner, [first]);
    await openKeys(owner, [second, first]);
    await owner.query("delete from retired_key", []);
    const sentence = new RegExp(
      `The key ${firstId} is missing, and \\d+ rows name it \\(customer.password_hash \\d+, `,
    );
    await expect(openKeys(owner, [second])).rejects.toThrow(sentence);
    await openKeys(owner, [second, first]);
  });

  test("cannot be undone by the old secret alone while rows name the new one", async () => {
    const { owner } = bank();
    await openKeys(owner, [first]);
    await openKeys(owner, [second, first]);
    await openKeys(owner, [first]);
    await owner.query("insert into login_try (pair_hash, wrong, at) values ($1, 1, bank.now())", [
      keyedBy(ringOf([second])).tag("login-pair", "somebody"),
    ]);
    const sentence = `The key ${keyIdOf(second)} is missing, and 1 rows name it`;
    await expect(openKeys(owner, [first])).rejects.toThrow(sentence);
  });
});

test("a retired key is forgotten when nothing names it, and not before", async () => {
  const { owner, pool, vault } = bank();
  for (const secrets of [[first], [second, first]] as const) await openKeys(owner, secrets);
  await owner.query("insert into login_try (pair_hash, wrong, at) values ($1, 1, bank.now())", [
    vault.tag("login-pair", "somebody"),
  ]);
  const uses = async () => {
    await forgetRetired.work(pool);
    const rows = await owner.query<{ use: string }>("select use from retired_key", []);
    return rows.map(({ use }) => use);
  };
  const all = (await uses()).length;
  await owner.query("update retired_key set retired_at = bank.now() - interval '3 days'", []);
  const left = await uses();
  expect(left.length).toBeLessThan(all);
  expect(left).toEqual(expect.arrayContaining(["password", "login-pair", "trail"]));
  expect(left).not.toContain("form");
  await owner.query("delete from login_try", []);
  await owner.query("delete from login_device_token", []);
  await owner.query("delete from login_device", []);
  expect(await uses()).not.toContain("login-pair");
});

test("a keypad key that cannot be opened is replaced, and is nobody's key", async () => {
  const { pool, vault } = bank();
  await keepKey("foreign", keyedBy(ringOf([second])).seal("keypad", randomBytes(8)));
  const keys = keypadKeys(pool, vault);
  const current = await keys.current(new Date());
  expect(current.id).not.toBe("foreign");
  expect(await keys.find("foreign")).toBeNull();
  expect((await keypadKeys(pool, vault).find(current.id))?.public).toBe(current.public);
});

test("a keypad whose key was damaged is still handed out", async () => {
  await keepKey("damaged", Buffer.alloc(1));
  const response = await bank().site.inject("/v1/security/keyPad/signed/authentication/1.1");
  expect(response.statusCode).toBe(200);
  expect(response.json().content.kpadId).not.toBe("damaged");
});

/** Stores a key where the keypad looks for it. */
async function keepKey(id: string, sealed: Buffer): Promise<void> {
  await bank().owner.query(
    `insert into keypad_key (id, sealed_key, public_key, made_at)
     values ($1, $2, 'none', bank.now())`,
    [id, sealed],
  );
}
