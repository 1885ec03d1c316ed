import { type KeyObject, sign, X509Certificate } from "node:crypto";
import { promisify } from "node:util";
import { type Signing, SigningTrouble } from "./port.ts";

const RSA_BITS_LEAST = 2048;
const CHAIN_MOST = 8;

const signed = promisify(sign);

/** Signing with a key that this process holds, and its certificates in any order. */
export function signingWith(key: KeyObject, certificates: readonly Buffer[]): Signing {
  const algorithm = algorithmOf(key);
  const chain = chainOf(key, certificates);
  return { chain, algorithm, sign: (bytes) => signed("sha256", bytes, key) };
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): Signing["algorithm"] {
  const { namedCurve, modulusLength = 0 } = asymmetricKeyDetails ?? {};
  if (asymmetricKeyType === "ec" && namedCurve === "prime256v1") return "ecdsa-p256-sha256";
  if (asymmetricKeyType === "rsa" && modulusLength >= RSA_BITS_LEAST) return "rsa-pkcs1-sha256";
  throw new SigningTrouble(
    `The signing key must be of the curve P-256, or RSA of ${RSA_BITS_LEAST} bits or more.`,
  );
}

/** The key's own certificate, then each one's issuer, as far as they are present. */
function chainOf(key: KeyObject, certificates: readonly Buffer[]): Buffer[] {
  const all = certificates.map((each) => new X509Certificate(each));
  let above = all.find((each) => each.checkPrivateKey(key));
  if (!above) throw new SigningTrouble("None of the certificates belongs to the signing key.");
  const chain: X509Certificate[] = [];
  while (above && chain.length < CHAIN_MOST && !chain.includes(above)) {
    const last: X509Certificate = above;
    chain.push(last);
    above = all.find((each) => last.checkIssued(each) && last.verify(each.publicKey));
  }
  return chain.map(({ raw }) => raw);
}
