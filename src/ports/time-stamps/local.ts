// A demonstration's own time-stamp authority. It answers requests of RFC 3161 as a real one does, by the
// bank's own clock and under a root that nobody trusts.

import { hash, randomBytes } from "node:crypto";
import { issuerAndSerial } from "#ports/signing/cms.ts";
import { type Der, der, hex, inside, readDer } from "#ports/signing/der.ts";
import type { Signing } from "#ports/signing/port.ts";
import type { Authority } from "./client.ts";

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const OCTETS = 0x04;
const TIME = 0x18;
const FIRST = 0xa0;

const SHA256 = hex("300b0609608648016503040201");
const SHA256_BYTES = 32;
const ECDSA_SHA256 = hex("300a06082a8648ce3d040302");
const SIGNED_DATA = hex("06092a864886f70d010702");
const TST_INFO = hex("060b2a864886f70d0109100104");
const CONTENT_TYPE = hex("06092a864886f70d010903");
const MESSAGE_DIGEST = hex("06092a864886f70d010904");
const SIGNING_CERTIFICATE_V2 = hex("060b2a864886f70d010910022f");
/** Under the number that RFC 5612 keeps for examples: no policy that anybody audits. */
const POLICY = hex("06092b0601040181fd5901");
const ONE_SECOND = hex("3003020101");
const [GRANTED, REJECTION] = [hex("3003020100"), hex("3003020102")];
const BYTES_MOST = 4_096;

/** Stamps with a key for nothing else; the last certificate of its chain is the root. */
export function localAuthority(signing: Signing, now: () => Date): Authority {
  return {
    bytesMost: BYTES_MOST,
    roots: () => signing.chain.slice(-1),
    send: (request) => respond(request, signing, now()),
  };
}

/** What the authority answers to a request; one that it cannot read or do is refused. */
export async function respond(request: Buffer, signing: Signing, now: Date): Promise<Buffer> {
  const wanted = readRequest(request);
  if (!wanted) return der(SEQUENCE, REJECTION);
  return der(SEQUENCE, GRANTED, await tokenOf(factsOf(wanted, now), signing));
}

/** What is stamped, and the request's number if it has one. */
interface Wanted {
  imprint: Buffer;
  nonce: Buffer;
}

function readRequest(bytes: Buffer): Wanted | null {
  try {
    const [, imprint, ...rest] = inside(readDer(bytes)[0]);
    const [algorithm, digest] = inside(imprint);
    const isOurKind = isSha256(algorithm) && digest?.content.length === SHA256_BYTES;
    if (!imprint || !isOurKind) return null;
    const nonce = rest.find(({ tag }) => tag === INTEGER);
    return { imprint: imprint.whole, nonce: nonce?.whole ?? Buffer.alloc(0) };
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

/** With parameters or without: both are written. */
function isSha256(algorithm: Der | undefined): boolean {
  return inside(algorithm)[0]?.whole.equals(SHA256.subarray(2)) ?? false;
}

function factsOf({ imprint, nonce }: Wanted, now: Date): Buffer {
  const serial = Buffer.concat([Buffer.of(0x01), randomBytes(15)]);
  const time = `${now.toISOString().slice(0, 19).replace(/\D/g, "")}Z`;
  return der(
    SEQUENCE,
    hex("020101"),
    POLICY,
    imprint,
    der(INTEGER, serial),
    der(TIME, Buffer.from(time)),
    ONE_SECOND,
    nonce,
  );
}

async function tokenOf(facts: Buffer, signing: Signing): Promise<Buffer> {
  const [own] = signing.chain;
  if (!own) throw new Error("an authority without a certificate");
  const attributes = attributesOf(facts, own);
  const signer = der(
    SEQUENCE,
    hex("020101"),
    issuerAndSerial(own),
    SHA256,
    der(FIRST, ...attributes),
    ECDSA_SHA256,
    der(OCTETS, await signing.sign(der(SET, ...attributes))),
  );
  const signed = der(
    SEQUENCE,
    hex("020103"),
    der(SET, SHA256),
    der(SEQUENCE, TST_INFO, der(FIRST, der(OCTETS, facts))),
    // The chain below its root, which whoever checks must have.
    der(FIRST, ...signing.chain.slice(0, -1)),
    der(SET, signer),
  );
  return der(SEQUENCE, SIGNED_DATA, der(FIRST, signed));
}

/** In the order of their encoding, as DER has a SET. */
function attributesOf(facts: Buffer, certificate: Buffer): Buffer[] {
  const digestOf = (bytes: Buffer) => der(OCTETS, hash("sha256", bytes, "buffer"));
  const certificates = der(SEQUENCE, der(SEQUENCE, der(SEQUENCE, digestOf(certificate))));
  return [
    der(SEQUENCE, CONTENT_TYPE, der(SET, TST_INFO)),
    der(SEQUENCE, MESSAGE_DIGEST, der(SET, digestOf(facts))),
    der(SEQUENCE, SIGNING_CERTIFICATE_V2, der(SET, certificates)),
  ].toSorted(Buffer.compare);
}
