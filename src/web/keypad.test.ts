import { afterEach, expect, test } from "vitest";
import {
  KEYPAD_INPUT_BYTES_MOST,
  KEYPAD_PATH,
  type KeypadGrant,
  keypadWire,
} from "#base/identity/keypad.ts";
import { keypadOf } from "#server/secrets/keypad.ts";
import { testBank } from "../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../tests/bank/clock.ts";
import { encryptSecret, keypadInput } from "./keypad.ts";
import { readEnvelope } from "./page-client.ts";

const bank = testBank();

afterEach(() => freeClock(bank()));

async function grant(): Promise<KeypadGrant> {
  const response = await bank().site.inject(KEYPAD_PATH);
  const { content } = readEnvelope<KeypadGrant>(response.body, keypadWire);
  if (content === null) throw new Error("no grant");
  return content;
}

/** Decrypts it as the server does, in a process that did not generate the key. */
function open(input: Awaited<ReturnType<typeof encryptSecret>>, binding = "") {
  const { pool, vault, clock } = bank();
  return keypadOf(pool, vault).open(input, binding, clock.now());
}

test.each(["Sunrise8x4", "12345A", "密碼 pässwörd 🌅", " ", "x".repeat(KEYPAD_INPUT_BYTES_MOST)])(
  "the server reads what the page encrypted: %s [C08] [C69]",
  async (secret) => {
    expect(await open(await keypadInput(grant, secret))).toBe(secret);
  },
);

test("the same secret never travels twice in the same form [C69]", async () => {
  const given = await grant();
  const [one, two] = await Promise.all([
    encryptSecret(given, "12345A"),
    encryptSecret(given, "12345A"),
  ]);
  expect(one.encryptedKey).not.toBe(two.encryptedKey);
  expect(one.encryptedInput).not.toBe(two.encryptedInput);
  expect(JSON.stringify(one)).not.toContain("12345A");
});

test("a token is good once, also when many use it at the same moment [C69]", async () => {
  const input = await encryptSecret(await grant(), "Sunrise8x4");
  const opened = await Promise.allSettled(Array.from({ length: 10 }, () => open(input)));
  expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(open(input)).rejects.toMatchObject({ code: "KPAD000001" });
});

test("a token is good for 300 seconds, not one more [C69]", async () => {
  await setClock(bank(), "2026-03-02T02:00:00Z");
  const [early, late] = [await grant(), await grant()];
  expect(early.seconds).toBe(300);
  await setClock(bank(), "2026-03-02T02:04:59Z");
  expect(await open(await encryptSecret(early, "a"))).toBe("a");
  await setClock(bank(), "2026-03-02T02:05:01Z");
  await expect(open(await encryptSecret(late, "a"))).rejects.toMatchObject({ code: "KPAD000001" });
});

test("a token of a visitor is no token of a session [C69]", async () => {
  const input = await encryptSecret(await grant(), "a");
  await expect(open(input, "a session")).rejects.toMatchObject({ code: "KPAD000001" });
});

test.each(["encryptedKey", "encryptedInput"] as const)(
  "a changed %s cannot be read [C69]",
  async (field) => {
    const input = await encryptSecret(await grant(), "Sunrise8x4");
    const first = input[field].startsWith("A") ? "B" : "A";
    const changed = { ...input, [field]: first + input[field].slice(1) };
    await expect(open(changed)).rejects.toMatchObject({ code: "KPAD000002" });
  },
);

test("a secret of another grant cannot be put under a fresh token [C69]", async () => {
  const [recorded, fresh] = [await encryptSecret(await grant(), "a"), await grant()];
  const moved = { ...recorded, keypadToken: fresh.keypadToken };
  await expect(open(moved)).rejects.toMatchObject({ code: "KPAD000002" });
});

test("a secret that is too long is not read [C69]", async () => {
  const input = await encryptSecret(await grant(), "x".repeat(KEYPAD_INPUT_BYTES_MOST + 1));
  await expect(open(input)).rejects.toMatchObject({ code: "KPAD000002" });
});
