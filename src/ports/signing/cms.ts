// A detached CMS signature as PAdES requires (ETSI EN 319 142-1): the digests of the content
// and of the certificate are signed together, so that neither can be exchanged. The signing time is
// in the PDF's own field and not here. Level B-T with a time stamp over the signature, B-B without.

import { createHash } from "node:crypto";
import type { TimeStamps } from "#ports/time-stamps/port.ts";
import { der, hex, inside, readDer } from "./der.ts";
import type { Signing } from "./port.ts";

const SIGNED_DATA = hex("06092a864886f70d010702");
const DATA = hex("06092a864886f70d010701");
const SHA256 = hex("300b0609608648016503040201");
const CONTENT_TYPE = hex("06092a864886f70d010903");
const MESSAGE_DIGEST = hex("06092a864886f70d010904");
const TIME_STAMP_TOKEN = hex("060b2a864886f70d010910020e");
const SIGNING_CERTIFICATE_V2 = hex("060b2a864886f70d010910022f");
const algorithms = {
  "ecdsa-p256-sha256": hex("300a06082a8648ce3d040302"),
  "rsa-pkcs1-sha256": hex("300d06092a864886f70d0101010500"),
} as const satisfies Record<Signing["algorithm"], Buffer>;

/** The signing key, and the time-stamp authority if there is one. */
export interface SigningMeans {
  signing: Signing;
  timeStamps: TimeStamps | null;
}

/** The signature over bytes that are stored elsewhere, with the signer's certificate chain. */
export async function detachedSignature(
  content: readonly Buffer[],
  { signing, timeStamps }: SigningMeans,
): Promise<Buffer> {
  const [own] = signing.chain;
  if (!own) throw new RangeError("a signing key without a certificate");
  const attributes = signedAttributes(digestOf(...content), own);
  // They are signed as a SET, and sent with their context-specific tag.
  const signature = await signing.sign(der(0x31, ...attributes));
  const token = timeStamps && (await timeStamps.stamp(signature));
  const signer = der(
    0x30,
    hex("020101"),
    issuerAndSerial(own),
    SHA256,
    der(0xa0, ...attributes),
    algorithms[signing.algorithm],
    der(0x04, signature),
    ...(token ? [der(0xa1, der(0x30, TIME_STAMP_TOKEN, der(0x31, token)))] : []),
  );
  const signed = der(
    0x30,
    hex("020101"),
    der(0x31, SHA256),
    der(0x30, DATA),
    der(0xa0, ...signing.chain),
    der(0x31, signer),
  );
  return der(0x30, SIGNED_DATA, der(0xa0, signed));
}

/** In the order of their encoding, as DER requires for a SET. */
function signedAttributes(digest: Buffer, certificate: Buffer): Buffer[] {
  // The certificate's SHA-256 digest, the default where no algorithm is named.
  const certificates = der(0x30, der(0x30, der(0x30, der(0x04, digestOf(certificate)))));
  return [
    der(0x30, CONTENT_TYPE, der(0x31, DATA)),
    der(0x30, MESSAGE_DIGEST, der(0x31, der(0x04, digest))),
    der(0x30, SIGNING_CERTIFICATE_V2, der(0x31, certificates)),
  ].toSorted(Buffer.compare);
}

/** How a signature names the certificate of its signer. */
export function issuerAndSerial(certificate: Buffer): Buffer {
  const content = inside(inside(readDer(certificate)[0])[0]);
  const [serial, , issuer] = content[0]?.tag === 0xa0 ? content.slice(1) : content;
  if (!serial || !issuer) throw new RangeError("a certificate without an issuer");
  return der(0x30, der(issuer.tag, issuer.content), der(serial.tag, serial.content));
}

function digestOf(...parts: readonly Buffer[]): Buffer {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
}
