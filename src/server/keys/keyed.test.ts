import { createHmac, type KeyObject, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openVault } from "../secrets/vault.ts";
import { keyedBy } from "./keyed.ts";
import { hashKeyId, isSameSecret } from "./named.ts";
import { keyIdOf, ringOf } from "./ring.ts";

const older = randomBytes(32);
const newer = randomBytes(32);
const before = keyedBy(ringOf([older]));
const during = keyedBy(ringOf([newer, older]));
const after = keyedBy(ringOf([newer]));

describe("a key", () => {
  test("has an id of eight digits that every process derives alike", () => {
    expect(keyIdOf(older)).toMatch(/^[\da-f]{8}$/);
    expect(keyIdOf(Buffer.from(older))).toBe(keyIdOf(older));
    expect(during.keyIds).toEqual([keyIdOf(newer), keyIdOf(older)]);
    expect(during.currentKeyId).toBe(keyIdOf(newer));
  });

  test("makes the same hash whether it is current or named", () => {
    const made = before.mac("trail", "a", "b");
    expect(during.macWith(keyIdOf(older), "trail", "a", "b")).toEqual(made);
    expect(during.mac("trail", "a", "b")).not.toEqual(made);
    expect(during.macs("trail", "a", "b")).toContainEqual(made);
  });

  test("hashes every part with its length in bytes, whether it is given as text or as bytes", () => {
    const ring = ringOf([older]);
    const key = ring.keyOf(ring.currentKeyId, "trail") as KeyObject;
    const byHand = createHmac("sha256", key).update("6:轉帳0:2:ab").digest();
    expect(before.mac("trail", "轉帳", "", "ab")).toEqual(byHand);
    expect(before.mac("trail", Buffer.from("轉帳"), "", Buffer.from("ab"))).toEqual(byHand);
    expect(before.mac("trail", "轉帳", "", Buffer.from("ab"))).toEqual(byHand);
  });

  test("that is not in the ring is a 503, by whatever it is named", () => {
    const missing = expect.objectContaining({ statusCode: 503, name: "KeyMissing" });
    expect(() => after.macWith(keyIdOf(older), "trail")).toThrow(missing);
    expect(() => after.isTagOf(before.tag("chat", "a"), "chat", "a")).toThrow(missing);
  });
});

describe("a tag", () => {
  test("names its key, is known by it, and is found under every key", () => {
    const endpoints = before.tag("chat", "token");
    expect(during.isTagOf(endpoints, "chat", "token")).toBe(true);
    expect(during.isTagOf(endpoints, "chat", "tokem")).toBe(false);
    expect(during.isTagOf(endpoints, "login-pair", "token")).toBe(false);
    expect(during.lookup("chat", "token")).toEqual([during.tag("chat", "token"), endpoints]);
    expect(before.lookup("chat", "token")).toEqual([endpoints]);
  });

  test("made like another is made with the same key", () => {
    const endpoints = before.tag("verification-subject", "customer");
    expect(during.tagLike(endpoints, "verification-proof", "token")).toEqual(
      before.tag("verification-proof", "token"),
    );
  });
});

describe("a seal", () => {
  test("opens as long as the ring has its key, and for its use only", () => {
    const sealed = before.seal("keypad", Buffer.from("secret"));
    expect(during.unseal("keypad", sealed).toString()).toBe("secret");
    expect(() => during.unseal("remembered-national-id", sealed)).toThrow();
    expect(() => after.unseal("keypad", sealed)).toThrow();
    expect(() => after.unseal("keypad", Buffer.alloc(3))).toThrow();
  });

  test("without a name, from before, opens with the oldest key", () => {
    const unnamed = before.seal("keypad", Buffer.from("secret")).subarray(5);
    expect(during.unseal("keypad", unnamed).toString()).toBe("secret");
  });
});

describe("a password's hash", () => {
  test("names its key in the standard's own field, and is made anew once another is current", async () => {
    const old = await openVault(older, 1);
    const ring = await openVault(ringOf([newer, older]), 1);
    const hashed = await old.hashSecret("24680K");
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=[\da-f]{8}\$/);
    expect(hashKeyId(hashed)).toBe(keyIdOf(older));
    expect(await ring.verifySecret(hashed, "24680K", "customers")).toBe(true);
    expect(await ring.verifySecret(hashed, "24681K", "customers")).toBe(false);
    expect(await old.renewHash(hashed, "24680K")).toBeNull();
    const rehashed = await ring.renewHash(hashed, "24680K");
    expect(hashKeyId(rehashed ?? "")).toBe(keyIdOf(newer));
    expect(await ring.verifySecret(rehashed, "24680K", "customers")).toBe(true);
    expect(isSameSecret(hashed, rehashed)).toBe(true);
    expect(isSameSecret(hashed, await old.hashSecret("24680K"))).toBe(false);
  });

  test("without a name, from before, is of the oldest key and is made anew", async () => {
    const old = await openVault(older, 1);
    const unnamed = (await old.hashSecret("24680K")).replace(/,keyid=\w+/, "");
    const ring = await openVault(ringOf([newer, older]), 1);
    expect(await ring.verifySecret(unnamed, "24680K", "customers")).toBe(true);
    expect(await ring.renewHash(unnamed, "24680K")).toContain(`keyid=${keyIdOf(newer)}`);
  });

  test("whose key is missing is a fault and never a wrong try", async () => {
    const hashed = await (await openVault(older, 1)).hashSecret("24680K");
    const other = await openVault(newer, 1);
    await expect(other.verifySecret(hashed, "24680K", "customers")).rejects.toMatchObject({
      statusCode: 503,
    });
  });
});
