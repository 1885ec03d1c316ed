// Verifies the responses of passkeys (W3C Web Authentication, level 2) with Node's own cryptography. No
// attestation is requested: the maker of the key does not matter here, and without attestation a
// response is a few fixed fields and a signature.

import { createPublicKey, hash, timingSafeEqual, verify } from "node:crypto";

/** What every response must match: the challenge that was issued, and the page it was issued to. */
export interface Ceremony {
  type: "webauthn.create" | "webauthn.get";
  challenge: string;
  origin: string;
  /** The host that the passkey is for. */
  rpId: string;
}

/** The authenticator data of a response. */
export interface AuthenticatorData {
  counter: number;
  /** Null unless the key is new. */
  credentialId: Buffer | null;
}

const RP_HASH_BYTES = 32;
const FLAGS_AT = 32;
const COUNTER_AT = 33;
const ID_LENGTH_AT = 53;
const ID_AT = 55;
const ID_BYTES_LEAST = 16;
const ID_BYTES_MOST = 1_023;
const KEY_BYTES_MOST = 2_048;
const USER_PRESENT = 0x01;
/** The user unlocked the key with a PIN or biometrics. */
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** The authenticator data, or null if the response is for another page, challenge or user. */
export function readResponse(
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
  const credentialId = authenticatorData.subarray(ID_AT, end);
  const isWhole = end <= authenticatorData.length && credentialId.length >= ID_BYTES_LEAST;
  return isWhole && credentialId.length <= ID_BYTES_MOST ? { counter, credentialId } : null;
}

/** Whether the key signed exactly this response. */
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

/** Whether the bank accepts the key: P-256, or RSA of at least 2048 bits. */
export function isTakenKey(publicKey: Buffer): boolean {
  if (publicKey.length > KEY_BYTES_MOST) return false;
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = keyOf(publicKey);
    if (type === "ec") return details?.namedCurve === "prime256v1";
    return type === "rsa" && (details?.modulusLength ?? 0) >= 2048;
  } catch {
    return false;
  }
}

/** A counter that did not increase means a cloned key; keys without a counter stay at 0. */
export function hasCountedOn(before: number, now: number): boolean {
  return now > before || (before === 0 && now === 0);
}

function keyOf(publicKey: Buffer) {
  return createPublicKey({ key: publicKey, format: "der", type: "spki" });
}

function isOfCeremony(clientData: Buffer, { type, challenge, origin }: Ceremony): boolean {
  try {
    const parsed = JSON.parse(clientData.toString("utf8")) as Record<string, unknown>;
    return (
      parsed.type === type &&
      parsed.challenge === challenge &&
      parsed.origin === origin &&
      parsed.crossOrigin !== true
    );
  } catch {
    return false;
  }
}
