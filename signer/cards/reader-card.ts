// A card in a reader, accessed through its driver (PKCS#11).

import { hash } from "node:crypto";
import { BitString, fromBER } from "asn1js";
import { Certificate } from "pkijs";
import { type CardAccess, CardTrouble } from "./card.ts";
import { type Call, longBytes, longList, openModule, readLongs, returned } from "./pkcs11.ts";

const SLOTS_MOST = 16;
const OBJECTS_MOST = 16;
const ATTRIBUTE_MOST = 8_192;
const SIGNATURE_MOST = 1_024;
const SERIAL_SESSION = 0x04;
const USER = 1;
const CLASS = 0x00;
const VALUE = 0x11;
const ID = 0x102;
const SIGNS = 0x108;
const CERTIFICATE = 1;
const PRIVATE_KEY = 3;
const RSA_PKCS = 0x01;
const SHA256_RSA_PKCS = 0x40;
const KEY_USAGE = "2.5.29.15";
const DIGITAL_SIGNATURE = 0x80;
/**
 * The DigestInfo prefix of a SHA-256 in an RSA signature, for cards that do not add it themselves.
 */
const SHA256_HEAD = Buffer.from("3031300d060960864801650304020105000420", "hex");
const flags = { initialized: 0x400, pinLow: 0x1_0000, pinLast: 0x2_0000, pinLocked: 0x4_0000 };

/** The card in any reader that holds one; a label selects among several. */
export function readerCard(modulePath: () => string | null, label?: string): CardAccess {
  const open = async () => {
    const path = modulePath();
    if (path === null) throw new CardTrouble("no-module", { cause: "no driver was found" });
    return openModule(path);
  };
  return {
    kind: "reader",
    readerCount: async () => (await slots(await open(), false)).length,
    async state() {
      const call = await open();
      const token = await findToken(call, label);
      if (token.triesLeft === 0) throw new CardTrouble("locked", { triesLeft: 0 });
      await inSession(call, token.slot, (session) => findCertificate(call, session));
      return { triesLeft: token.triesLeft };
    },
    async sign(pin, toSign) {
      const call = await open();
      const { slot } = await findToken(call, label);
      return inSession(call, slot, async (session) => {
        const { certificate, id } = await findCertificate(call, session);
        await logIn(call, { session, slot, pin });
        try {
          const key = await findKey(call, session, id);
          return {
            certificate,
            signature: await signWith(call, session, key, toSign(certificate)),
          };
        } finally {
          await call("C_Logout", session);
        }
      });
    },
  };
}

async function slots(call: Call, withCard: boolean): Promise<number[]> {
  const list = longList(SLOTS_MOST);
  const count = [SLOTS_MOST];
  must(await call("C_GetSlotList", withCard ? 1 : 0, list, count));
  return readLongs(list, Number(count[0]));
}

interface Token {
  slot: number;
  triesLeft: number | null;
}

async function findToken(call: Call, label?: string): Promise<Token> {
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
  throw new CardTrouble("no-card");
}

/** Cards report no number, only whether one try is left, some are used up, or none is. */
function triesLeft(state: number): number | null {
  if ((state & flags.pinLocked) !== 0) return 0;
  return (state & flags.pinLast) !== 0 ? 1 : null;
}

async function inSession<T>(
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

interface LogIn {
  session: number;
  slot: number;
  pin: string;
}

async function logIn(call: Call, { session, slot, pin }: LogIn): Promise<void> {
  const typed = Buffer.from(pin);
  const status = await call("C_Login", session, USER, typed, typed.length);
  if (status === 0) return;
  const info: { flags?: number } = {};
  const isKnown = (await call("C_GetTokenInfo", slot, info)) === 0;
  const left = isKnown ? triesLeft(Number(info.flags)) : null;
  if (status === returned.pinIncorrect && left === 0)
    throw new CardTrouble("locked", { triesLeft: 0 });
  throw troubleOf(status, left);
}

/** The certificate for signatures; a card may hold another one for encryption. */
async function findCertificate(call: Call, session: number) {
  const objects = await find(call, session, [{ type: CLASS, value: longBytes(CERTIFICATE) }]);
  const found = await Promise.all(
    objects.map(async (object) => ({
      certificate: await attribute(call, session, { object, type: VALUE }),
      id: await attribute(call, session, { object, type: ID }),
    })),
  );
  const meant = found.find(({ certificate }) => isForSignatures(certificate));
  if (!meant) throw new CardTrouble("no-certificate");
  return meant;
}

function isForSignatures(der: Buffer): boolean {
  try {
    const { extensions = [] } = Certificate.fromBER(new Uint8Array(der).buffer);
    const usage = extensions.find(({ extnID }) => extnID === KEY_USAGE);
    if (!usage) return false;
    const bits = fromBER(usage.extnValue.valueBlock.valueHexView).result;
    const [first = 0] = bits instanceof BitString ? bits.valueBlock.valueHexView : [];
    return (first & DIGITAL_SIGNATURE) !== 0;
  } catch {
    return false;
  }
}

async function findKey(call: Call, session: number, id: Buffer): Promise<number> {
  const [key] = await find(call, session, [
    { type: CLASS, value: longBytes(PRIVATE_KEY) },
    { type: ID, value: id },
    { type: SIGNS, value: Buffer.from([1]) },
  ]);
  if (key === undefined) throw new CardTrouble("no-certificate", { cause: "no key of it" });
  return key;
}

async function find(
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

async function attribute(
  call: Call,
  session: number,
  { object, type }: { object: number; type: number },
): Promise<Buffer> {
  const value = Buffer.alloc(ATTRIBUTE_MOST);
  const values = [{ type, pValue: value, ulValueLen: value.length }];
  must(await call("C_GetAttributeValue", session, object, values, 1));
  return value.subarray(0, Number(values[0]?.ulValueLen));
}

async function signWith(call: Call, session: number, key: number, data: Buffer): Promise<Buffer> {
  const begin = (mechanism: number) => {
    return call("C_SignInit", session, { mechanism, pParameter: null, ulParameterLen: 0 }, key);
  };
  let status = await begin(SHA256_RSA_PKCS);
  let covered = data;
  if (status === returned.mechanismInvalid) {
    status = await begin(RSA_PKCS);
    covered = Buffer.concat([SHA256_HEAD, hash("sha256", data, "buffer")]);
  }
  must(status);
  const signature = Buffer.alloc(SIGNATURE_MOST);
  const size = [signature.length];
  must(await call("C_Sign", session, covered, covered.length, signature, size));
  return signature.subarray(0, Number(size[0]));
}

function must(status: number): void {
  if (status !== 0) throw troubleOf(status, null);
}

function troubleOf(status: number, triesLeft: number | null): CardTrouble {
  const cause = `the driver answered 0x${status.toString(16)}`;
  if (status === returned.pinIncorrect) return new CardTrouble("wrong-pin", { triesLeft, cause });
  if (status === returned.pinLocked || status === returned.pinExpired)
    return new CardTrouble("locked", { triesLeft: 0, cause });
  if (status === returned.pinInvalid || status === returned.pinLength)
    return new CardTrouble("pin-form", { triesLeft, cause });
  if (status === returned.tokenNotPresent) return new CardTrouble("no-card", { cause });
  return new CardTrouble("unreadable", { cause });
}
