// The browser's side of the keypad: what is typed leaves the page only encrypted, each time with a
// fresh key. The wire names are in base/identity/keypad.ts, the server's side in
// server/secrets/keypad.ts. It only uses features of Chrome 90, Safari 14 and Firefox 88.

import { KEYPAD_IV_BYTES, type KeypadGrant, type KeypadInput } from "#base/identity/keypad.ts";
import { bytesOf } from "./base64.ts";

const KEY_BYTES = 32;

/** Requests a fresh grant and encrypts a secret with it: one grant is valid for one secret. */
export async function keypadInput(
  askGrant: () => Promise<KeypadGrant>,
  secret: string,
): Promise<KeypadInput> {
  return encryptSecret(await askGrant(), secret);
}

/** Encrypts a secret for the server of the grant, once. */
export async function encryptSecret(grant: KeypadGrant, secret: string): Promise<KeypadInput> {
  const { subtle } = crypto;
  const wrapper = await subtle.importKey(
    "spki",
    bytesOf(grant.keypadPublicKey),
    { name: "RSA-OAEP", hash: "SHA-256" },
    false,
    ["encrypt"],
  );
  const raw = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const key = await subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt"]);
  const wrapped = await subtle.encrypt({ name: "RSA-OAEP" }, wrapper, raw);
  raw.fill(0);
  const text = new TextEncoder();
  const iv = crypto.getRandomValues(new Uint8Array(KEYPAD_IV_BYTES));
  const sealed = await subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: text.encode(grant.keypadToken) },
    key,
    text.encode(secret),
  );
  return {
    keypadId: grant.keypadId,
    encryptedKey: base64Of(new Uint8Array(wrapped)),
    encryptedInput: base64Of(iv, new Uint8Array(sealed)),
    keypadToken: grant.keypadToken,
  };
}

function base64Of(...parts: Uint8Array[]): string {
  return btoa(parts.map((part) => String.fromCharCode(...part)).join(""));
}
