// Secrets that a page encrypts before it sends them. A fresh AES key each time, wrapped with the
// server's RSA key; the one-time token is bound to the caller and is the associated data, so that
// nothing can be replayed. Keys are in the database, sealed, for every process.

import { randomBytes, timingSafeEqual, webcrypto } from "node:crypto";
import { Refusal } from "#base/errors/catalogue.ts";
import {
  KEYPAD_INPUT_BYTES_MOST,
  KEYPAD_IV_BYTES,
  KEYPAD_SECONDS,
  type KeypadGrant,
  type KeypadInput,
} from "#base/identity/keypad.ts";
import type { Db } from "#db/db.ts";
import { type KeypadKey, keypadKeys } from "./keypad-keys.ts";
import type { Vault } from "./vault.ts";

const TAG_BYTES = 16;
const TOKEN = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

/** The server's side of the keypad. */
export interface Keypad {
  /** A key and a token for the caller; the binding is the session, or empty for a visitor. */
  grant(binding: string, now: Date): Promise<KeypadGrant>;
  /** What was typed; KPAD000001 for a used, expired or foreign token, else KPAD000002. */
  open(input: KeypadInput, binding: string, now: Date): Promise<string>;
  /** Makes sure that a key exists before it is needed. */
  renew(now: Date): Promise<void>;
}

/** A keypad over the keys of the database. */
export function keypadOf(db: Db, vault: Vault): Keypad {
  const keys = keypadKeys(db, vault);

  return {
    async grant(binding, now) {
      const key = await keys.current(now);
      const id = randomBytes(16).toString("base64url");
      const expires = String(now.getTime() + KEYPAD_SECONDS * 1000);
      const signed = vault.mac("keypad-token", id, expires, binding).toString("base64url");
      return {
        keypadId: key.id,
        keypadPublicKey: key.public,
        keypadToken: `${id}.${expires}.${signed}`,
        seconds: KEYPAD_SECONDS,
      };
    },
    async open(input, binding, now) {
      const [, id, expires, signed] = TOKEN.exec(input.keypadToken) ?? [];
      if (!id || !expires || !signed) throw new Refusal("KPAD000001");
      const given = Buffer.from(signed, "base64url");
      const isOurs = vault
        .macs("keypad-token", id, expires, binding)
        .some((mac) => timingSafeEqual(given, mac));
      if (!isOurs || Number(expires) <= now.getTime()) throw new Refusal("KPAD000001");
      const key = await keys.find(input.keypadId);
      if (!key) throw new Refusal("KPAD000001");
      // Marked as used whatever the result: a token is valid for one attempt.
      const taken = await db.query(
        `insert into keypad_used (token_id, expires_at) values ($1, $2)
         on conflict (token_id) do nothing returning token_id`,
        [id, new Date(Number(expires))],
      );
      if (taken.length === 0) throw new Refusal("KPAD000001");
      return decrypted(input, key);
    },
    renew: keys.renew,
  };
}

async function decrypted(input: KeypadInput, key: KeypadKey): Promise<string> {
  const sealed = Buffer.from(input.encryptedInput, "base64");
  const most = KEYPAD_IV_BYTES + KEYPAD_INPUT_BYTES_MOST + TAG_BYTES;
  if (sealed.length > most) throw new Refusal("KPAD000002");
  try {
    const wrapped = new Uint8Array(Buffer.from(input.encryptedKey, "base64"));
    const raw = await webcrypto.subtle.decrypt({ name: "RSA-OAEP" }, key.private, wrapped);
    const secret = await webcrypto.subtle.importKey("raw", raw, "AES-GCM", false, ["decrypt"]);
    const plain = await webcrypto.subtle.decrypt(
      {
        name: "AES-GCM",
        iv: new Uint8Array(sealed.subarray(0, KEYPAD_IV_BYTES)),
        additionalData: new TextEncoder().encode(input.keypadToken),
      },
      secret,
      new Uint8Array(sealed.subarray(KEYPAD_IV_BYTES)),
    );
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch {
    // Whatever was wrong, the sender only learns that it could not be decrypted.
    throw new Refusal("KPAD000002");
  }
}
