// What a passkey answers (W3C Web Authentication, level 2), checked with Node's own cryptography. No
// attestation is asked for: which maker's key it is does not matter here, and without it an answer is a
// few fixed fields and a signature.

import { createPublicKey, hash, timingSafeEqual, verify } from "node:crypto";

/** What every answer must fit: the challenge that was given, and the page that it was given to. */
export interface Ceremony {
  type: "webauthn.create" | "webauthn.get";
  challenge: string;
  origin: string;
  /** The host that the passkey is for. */
  rpId: string;
}

/** What a key says of itself in an answer. */
export interface AuthenticatorData {
  counter: number;
  /** Of a new key alone. */
  credentialId: Buffer | null;
}

const RP_HASH_BYTES = 32;
const FLAGS_AT = 32;
const COUNTER_AT = 33;
const ID_LENGTH_AT = 53;
const ID_AT = 55;
const USER_PRESENT = 0x01;
/** The person proved to the key who they are, by a PIN or a finger. */
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What the key says, or null where the answer is of another page, challenge or person. */
export function readAnswer(
  { clientData, authenticatorData }: { clientData: Buffer; authenticatorData: Buffer },
  ceremony: Ceremony,
): AuthenticatorData | null {
  if (!isOfCeremony(clientData, ceremony) || authenticatorData.length < COUNTER_AT + 4) return null;
  const own = hash("sha256", ceremony.rpId, "buffer");
  if (!timingSafeEqual(authenticatorData.subarray(0, RP_HASH_BYTES), own)) return null;
  const flags = authenticatorData[FLAGS_AT] ?? 0;
  if (!(flags & USER_PRESENT) || !(flags & USER_VERIFIED)) return null;
  const counter = authenticatorData.readUInt32BE(COUNTER_AT);
  if (!(flags & HAS_CREDENTIAL)) return { counter, credentialId: null };
  if (authenticatorData.length < ID_AT) return null;
  const end = ID_AT + authenticatorData.readUInt16BE(ID_LENGTH_AT);
  return { counter, credentialId: authenticatorData.subarray(ID_AT, end) };
}

/** Whether the key signed exactly this. */
export function isSigned(
  publicKey: Buffer,
  {
    clientData,
    authenticatorData,
    signature,
  }: Record<"clientData" | "authenticatorData" | "signature", Buffer>,
): boolean {
  const signed = Buffer.concat([authenticatorData, hash("sha256", clientData, "buffer")]);
  return verify("sha256", signed, keyOf(publicKey), signature);
}

/** Whether it is a key that the bank takes: P-256, or RSA of 2048 bits and more. */
export function isTakenKey(publicKey: Buffer): boolean {
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = keyOf(publicKey);
    if (type === "ec") return details?.namedCurve === "prime256v1";
    return type === "rsa" && (details?.modulusLength ?? 0) >= 2048;
  } catch {
    return false;
  }
}

/** A counter that did not grow is that of a copy; keys that do not count stay at 0. */
export function hasCountedOn(before: number, now: number): boolean {
  return now > before || (before === 0 && now === 0);
}

function keyOf(publicKey: Buffer) {
  return createPublicKey({ key: publicKey, format: "der", type: "spki" });
}

function isOfCeremony(clientData: Buffer, { type, challenge, origin }: Ceremony): boolean {
  try {
    const said = JSON.parse(clientData.toString("utf8")) as Record<string, unknown>;
    return (
      said.type === type &&
      said.challenge === challenge &&
      said.origin === origin &&
      said.crossOrigin !== true
    );
  } catch {
    return false;
  }
}
