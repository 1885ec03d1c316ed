// What the holder of a token does in its driver (PKCS#11): find the token, log in, find objects, sign.

import { hash } from "node:crypto";
import { CardError } from "./card.ts";
import { type Call, longList, readLongs, returned } from "./pkcs11.ts";

const SLOTS_MOST = 16;
const OBJECTS_MOST = 16;
const ATTRIBUTE_MOST = 8_192;
const SIGNATURE_MOST = 1_024;
const SERIAL_SESSION = 0x04;
const USER = 1;
const RSA_PKCS = 0x01;
const SHA256_RSA_PKCS = 0x40;
const ECDSA = 0x1041;
/**
 * The DigestInfo prefix of a SHA-256 in an RSA signature, for cards that do not add it themselves.
 */
const SHA256_HEAD = Buffer.from("3031300d060960864801650304020105000420", "hex");
const flags = { initialized: 0x400, pinLow: 0x1_0000, pinLast: 0x2_0000, pinLocked: 0x4_0000 };

/** Classes and attributes of a token's objects. */
export const objectClass = { certificate: 1, privateKey: 3 } as const;
export const attributeType = {
  class: 0x00,
  label: 0x03,
  value: 0x11,
  id: 0x102,
  signs: 0x108,
} as const;

/** The slots, or those that hold a card. */
export async function slots(call: Call, withCard: boolean): Promise<number[]> {
  const list = longList(SLOTS_MOST);
  const count = [SLOTS_MOST];
  must(await call("C_GetSlotList", withCard ? 1 : 0, list, count));
  return readLongs(list, Number(count[0]));
}

/** A token that was found. */
export interface Token {
  slot: number;
  triesLeft: number | null;
}

/** The initialized token, of this label if one is given. */
export async function findToken(call: Call, label?: string): Promise<Token> {
  for (const slot of await slots(call, true)) {
    const info: { flags?: number; label?: Uint8Array } = {};
    if ((await call("C_GetTokenInfo", slot, info)) !== 0) continue;
    const state = Number(info.flags);
    const name = Buffer.from(info.label ?? [])
      .toString()
      .trim();
    const isMeant = (state & flags.initialized) !== 0 && (label === undefined || name === label);
    if (isMeant) return { slot, triesLeft: triesLeft(state) };
  }
  throw new CardError("no-card");
}

/** Cards report no number, only whether one try is left, some are used up, or none is. */
function triesLeft(state: number): number | null {
  if ((state & flags.pinLocked) !== 0) return 0;
  return (state & flags.pinLast) !== 0 ? 1 : null;
}

/** Works in a session, and closes it. */
export async function inSession<T>(
  call: Call,
  slot: number,
  work: (session: number) => Promise<T>,
): Promise<T> {
  const handle = [0];
  must(await call("C_OpenSession", slot, SERIAL_SESSION, null, null, handle));
  const session = Number(handle[0]);
  try {
    return await work(session);
  } finally {
    await call("C_CloseSession", session);
  }
}

/** Who logs in where. */
export interface LogIn {
  session: number;
  slot: number;
  pin: string;
}

/** Logs in with the PIN; throws a CardError that says what is wrong with it. */
export async function logIn(call: Call, { session, slot, pin }: LogIn): Promise<void> {
  const typed = Buffer.from(pin);
  const status = await call("C_Login", session, USER, typed, typed.length);
  if (status === 0) return;
  const info: { flags?: number } = {};
  const isKnown = (await call("C_GetTokenInfo", slot, info)) === 0;
  const left = isKnown ? triesLeft(Number(info.flags)) : null;
  if (status === returned.pinIncorrect && left === 0)
    throw new CardError("locked", { triesLeft: 0 });
  throw cardErrorOf(status, left);
}

/** The objects with all of these attributes. */
export async function find(
  call: Call,
  session: number,
  wanted: readonly { type: number; value: Buffer }[],
): Promise<number[]> {
  const attributes = wanted.map(({ type, value }) => {
    return { type, pValue: value, ulValueLen: value.length };
  });
  must(await call("C_FindObjectsInit", session, attributes, attributes.length));
  const list = longList(OBJECTS_MOST);
  const count = [0];
  const status = await call("C_FindObjects", session, list, OBJECTS_MOST, count);
  await call("C_FindObjectsFinal", session);
  must(status);
  return readLongs(list, Number(count[0]));
}

/** An attribute of an object. */
export async function attribute(
  call: Call,
  session: number,
  { object, type }: { object: number; type: number },
): Promise<Buffer> {
  const value = Buffer.alloc(ATTRIBUTE_MOST);
  const values = [{ type, pValue: value, ulValueLen: value.length }];
  must(await call("C_GetAttributeValue", session, object, values, 1));
  return value.subarray(0, Number(values[0]?.ulValueLen));
}

/** An RSA signature over the SHA-256 of the data, with PKCS#1 v1.5 padding. */
export async function signRsa(
  call: Call,
  session: number,
  key: number,
  data: Buffer,
): Promise<Buffer> {
  let status = await beginSigning(call, session, key, SHA256_RSA_PKCS);
  let covered = data;
  if (status === returned.mechanismInvalid) {
    status = await beginSigning(call, session, key, RSA_PKCS);
    covered = Buffer.concat([SHA256_HEAD, hash("sha256", data, "buffer")]);
  }
  must(status);
  return finishSigning(call, session, covered);
}

/** An ECDSA signature over the SHA-256 of the data: its two numbers, one after the other. */
export async function signEcdsa(
  call: Call,
  session: number,
  key: number,
  data: Buffer,
): Promise<Buffer> {
  must(await beginSigning(call, session, key, ECDSA));
  return finishSigning(call, session, hash("sha256", data, "buffer"));
}

function beginSigning(
  call: Call,
  session: number,
  key: number,
  mechanism: number,
): Promise<number> {
  return call("C_SignInit", session, { mechanism, pParameter: null, ulParameterLen: 0 }, key);
}

async function finishSigning(call: Call, session: number, covered: Buffer): Promise<Buffer> {
  const signature = Buffer.alloc(SIGNATURE_MOST);
  const size = [signature.length];
  must(await call("C_Sign", session, covered, covered.length, signature, size));
  return signature.subarray(0, Number(size[0]));
}

function must(status: number): void {
  if (status !== 0) throw cardErrorOf(status, null);
}

function cardErrorOf(status: number, triesLeft: number | null): CardError {
  const cause = `the driver answered 0x${status.toString(16)}`;
  if (status === returned.pinIncorrect) return new CardError("wrong-pin", { triesLeft, cause });
  if (status === returned.pinLocked || status === returned.pinExpired)
    return new CardError("locked", { triesLeft: 0, cause });
  if (status === returned.pinInvalid || status === returned.pinLength)
    return new CardError("pin-form", { triesLeft, cause });
  if (status === returned.tokenNotPresent) return new CardError("no-card", { cause });
  return new CardError("unreadable", { cause });
}
