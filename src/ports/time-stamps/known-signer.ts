// A token of a signer whose chain was proven before, read without a library: a full reading takes ten
// milliseconds of the thread that answers every call, this one a fraction of a millisecond. It answers
// only for what is exactly as expected; anything else is left to the full check, which says what is wrong.

import { hash, type KeyObject, verify } from "node:crypto";
import { issuerAndSerial } from "#ports/signing/cms.ts";
import { type Der, der, inside, readDer } from "#ports/signing/der.ts";

/** What a time stamp says. */
export interface StampFacts {
  /** The SHA-256 digest of what was stamped. */
  digest: Buffer;
  nonce: Buffer;
  at: Date;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const OCTETS = 0x04;
const OBJECT_ID = 0x06;
const TIME = 0x18;
const FIRST = 0xa0;

const GRANTED = ["00", "01"];
const SIGNED_DATA = "2a864886f70d010702";
const TST_INFO = "2a864886f70d0109100104";
const CONTENT_TYPE = "2a864886f70d010903";
const MESSAGE_DIGEST = "2a864886f70d010904";
const SHA256 = "608648016503040201";
/** The algorithms that a signature by SHA-256 is named by, for each type of key. */
const ALGORITHMS: Readonly<Record<string, readonly string[]>> = {
  ec: ["2a8648ce3d040302"],
  rsa: ["2a864886f70d01010b", "2a864886f70d010101"],
};
const UTC = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/;

/** The token in an answer and its facts, if a known key signed it; null for the full check. */
export function readByKnownSigner(
  response: Buffer,
  keyOf: (certificate: Buffer) => KeyObject | null,
): { token: Buffer; facts: StampFacts } | null {
  try {
    const [status, token] = fields(only(readDer(response)), SEQUENCE);
    if (!GRANTED.includes(hex(fields(status, SEQUENCE)[0], INTEGER))) return null;
    const [type, wrapped] = fields(token, SEQUENCE);
    if (!token || hex(type, OBJECT_ID) !== SIGNED_DATA) return null;
    const content = signedContent(only(fields(wrapped, FIRST)), keyOf);
    return content && { token: token.whole, facts: factsIn(content) };
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

/** The content that a known key signed; null if there is none. */
function signedContent(signed: Der, keyOf: (certificate: Buffer) => KeyObject | null) {
  const [, , encapsulated, certificates, ...rest] = fields(signed, SEQUENCE);
  const [type, wrapped] = fields(encapsulated, SEQUENCE);
  const content = octets(only(fields(wrapped, FIRST)));
  const signer = only(fields(rest.at(-1), SET));
  const [, id, digestAlgorithm, attributes, algorithm, signature] = fields(signer, SEQUENCE);
  if (!attributes || !isSigned(attributes, { type, content })) return null;
  if (oid(digestAlgorithm) !== SHA256) return null;
  for (const { whole } of fields(certificates, FIRST)) {
    const key = keyOf(whole);
    if (!key || !id?.whole.equals(issuerAndSerial(whole))) continue;
    const isKnownWay = ALGORITHMS[key.asymmetricKeyType ?? ""]?.includes(oid(algorithm));
    // They are sent with a tag of their own, and signed as a SET.
    const covered = der(SET, attributes.content);
    return isKnownWay && verify("sha256", covered, key, octets(signature)) ? content : null;
  }
  return null;
}

/** Whether the signed attributes name the content's type and digest, each once. */
function isSigned(attributes: Der, { type, content }: { type: Der | undefined; content: Buffer }) {
  if (hex(type, OBJECT_ID) !== TST_INFO) return false;
  const valuesOf = (wanted: string) =>
    fields(attributes, FIRST)
      .map((each) => fields(each, SEQUENCE))
      .filter(([name]) => hex(name, OBJECT_ID) === wanted)
      .flatMap(([, values]) => fields(values, SET));
  const digest = octets(only(valuesOf(MESSAGE_DIGEST)));
  const signedType = hex(only(valuesOf(CONTENT_TYPE)), OBJECT_ID);
  return signedType === TST_INFO && digest.equals(hash("sha256", content, "buffer"));
}

function factsIn(content: Buffer): StampFacts {
  const [, , imprint, , time, ...rest] = fields(only(readDer(content)), SEQUENCE);
  const [algorithm, digest] = fields(imprint, SEQUENCE);
  if (oid(algorithm) !== SHA256) throw new RangeError("a digest of another kind");
  const nonce = rest.find(({ tag }) => tag === INTEGER);
  return {
    digest: octets(digest),
    nonce: nonce?.content ?? Buffer.alloc(0),
    at: momentOf(time?.tag === TIME ? time.content.toString("latin1") : ""),
  };
}

function momentOf(text: string): Date {
  const [, year, month, day, hour, minute, second, fraction = ""] = UTC.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`);
  if (Number.isNaN(at.getTime())) throw new RangeError("a time of another kind");
  return at;
}

/** The parts of a value of that tag. */
function fields(value: Der | undefined, tag: number): Der[] {
  if (value?.tag !== tag) throw new RangeError("another value than expected");
  return inside(value);
}

function only(values: readonly Der[]): Der {
  const [value] = values;
  if (!value || values.length !== 1) throw new RangeError("not one value");
  return value;
}

function octets(value: Der | undefined): Buffer {
  if (value?.tag !== OCTETS) throw new RangeError("no octets");
  return value.content;
}

/** The algorithm of an AlgorithmIdentifier. */
function oid(value: Der | undefined): string {
  return hex(fields(value, SEQUENCE)[0], OBJECT_ID);
}

function hex(value: Der | undefined, tag: number): string {
  if (value?.tag !== tag) throw new RangeError("another value than expected");
  return value.content.toString("hex");
}
