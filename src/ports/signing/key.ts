import { createPrivateKey, type KeyObject, sign, X509Certificate } from "node:crypto";
import { promisify } from "node:util";
import { type Signing, SigningError } from "./port.ts";

/** The PKCS#8 header before the 32 bytes of an Ed25519 key. */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
const SEED_BYTES = 32;

const RSA_BITS_LEAST = 2048;
const CHAIN_MOST = 8;

const signed = promisify(sign);

/** Signing with a key that this process holds, and its certificates in any order. */
export function signingWith(key: KeyObject, certificates: readonly Buffer[]): Signing {
  const algorithm = algorithmOf(key);
  const chain = chainOf(key, certificates);
  return { chain, algorithm, sign: (bytes) => signed("sha256", bytes, key) };
}

/** How a key signs; throws a SigningError for a kind or a size that is not used. */
export function algorithmOf({
  asymmetricKeyType,
  asymmetricKeyDetails,
}: KeyObject): Signing["algorithm"] {
  const { namedCurve, modulusLength = 0 } = asymmetricKeyDetails ?? {};
  if (asymmetricKeyType === "ec" && namedCurve === "prime256v1") return "ecdsa-p256-sha256";
  if (asymmetricKeyType === "rsa" && modulusLength >= RSA_BITS_LEAST) return "rsa-pkcs1-sha256";
  throw new SigningError(
    `The signing key must be of the curve P-256, or RSA of ${RSA_BITS_LEAST} bits or more.`,
  );
}

function chainOf(key: KeyObject, certificates: readonly Buffer[]): Buffer[] {
  const own = certificates
    .map((each) => new X509Certificate(each))
    .find((each) => each.checkPrivateKey(key));
  if (!own) throw new SigningError("None of the certificates belongs to the signing key.");
  return chainFrom(own, certificates);
}

/** The signer's certificate, then each one's issuer, as far as they are present. */
export function chainFrom(own: X509Certificate, certificates: readonly Buffer[]): Buffer[] {
  const all = certificates.map((each) => new X509Certificate(each));
  const chain = new Map<string, Buffer>();
  let above: X509Certificate | undefined = own;
  while (above && chain.size < CHAIN_MOST && !chain.has(above.fingerprint256)) {
    const last: X509Certificate = above;
    chain.set(last.fingerprint256, last.raw);
    above = all.find((each) => last.checkIssued(each) && last.verify(each.publicKey));
  }
  return [...chain.values()];
}

/** A private Ed25519 key from 32 secret bytes. */
export function ed25519KeyOf(seed: Buffer): KeyObject {
  const key = Buffer.concat([PKCS8_HEAD, seed.subarray(0, SEED_BYTES)]);
  return createPrivateKey({ key, format: "der", type: "pkcs8" });
}
