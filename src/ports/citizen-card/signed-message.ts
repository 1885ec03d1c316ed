// Parses a CMS SignedData message of a card: one signer, signed attributes, no content inside.

import { hash, verify, X509Certificate } from "node:crypto";
import { type BaseBlock, Constructed, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import { ContentInfo, IssuerAndSerialNumber, SignedData, type SignerInfo } from "pkijs";
import { parsed } from "./certificate.ts";
import type { CardFault, SignedContent } from "./port.ts";

const MESSAGE_MOST = 20_000;
const CERTIFICATES_MOST = 6;
const ATTRIBUTES_MOST = 16;
const RSA_BITS_LEAST = 2048;
const SIGNED_DATA = "1.2.840.113549.1.7.2";
const DATA = "1.2.840.113549.1.7.1";
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SET = 0x31;
const CONTEXT = 3;
const digests: Readonly<Record<string, string>> = {
  "2.16.840.1.101.3.4.2.1": "sha256",
  "2.16.840.1.101.3.4.2.2": "sha384",
  "2.16.840.1.101.3.4.2.3": "sha512",
};
/** Plain RSA or ECDSA use the signer's digest; the other identifiers include one. */
const signatures: Readonly<Record<string, { key: "rsa" | "ec"; digest: string | null }>> = {
  "1.2.840.113549.1.1.1": { key: "rsa", digest: null },
  "1.2.840.113549.1.1.11": { key: "rsa", digest: "sha256" },
  "1.2.840.113549.1.1.12": { key: "rsa", digest: "sha384" },
  "1.2.840.113549.1.1.13": { key: "rsa", digest: "sha512" },
  "1.2.840.10045.4.3.2": { key: "ec", digest: "sha256" },
  "1.2.840.10045.4.3.3": { key: "ec", digest: "sha384" },
};
const curves = ["prime256v1", "secp384r1"];

/** The certificate that signed the content, in DER; or what is wrong with the message. */
export type SignerCheck =
  | { ok: true; certificate: X509Certificate }
  | { ok: false; fault: CardFault };

/** Checks the message alone: whether its signer signed this content, whoever it is. */
export function checkSigner({ signature, content }: SignedContent): SignerCheck {
  const parts = asRead(() => partsOf(signature));
  if (!parts) return { ok: false, fault: "malformed" };
  const { certificate, digest, key, covered, messageDigest, signed } = parts;
  if (!hash(digest, content, "buffer").equals(messageDigest)) {
    return { ok: false, fault: "other-content" };
  }
  const isSigned = asRead(
    () => isStrong(certificate, key) && verify(digest, covered, certificate.publicKey, signed),
  );
  return isSigned ? { ok: true, certificate } : { ok: false, fault: "bad-signature" };
}

interface MessageParts {
  certificate: X509Certificate;
  digest: string;
  key: "rsa" | "ec";
  /** The signed attributes, in the encoding that was signed. */
  covered: Buffer;
  messageDigest: Buffer;
  signed: Buffer;
}

/** Null for anything that cannot be parsed: messages are untrusted. */
function asRead<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function partsOf(message: Buffer): MessageParts | null {
  if (message.length > MESSAGE_MOST) return null;
  const info = ContentInfo.fromBER(new Uint8Array(message).buffer);
  if (info.contentType !== SIGNED_DATA) return null;
  const data = new SignedData({ schema: info.content });
  const [signer] = data.signerInfos;
  if (!signer || data.signerInfos.length !== 1) return null;
  const certificate = certificateOf(info, signer);
  const digest = digests[signer.digestAlgorithm.algorithmId];
  const algorithm = signatures[signer.signatureAlgorithm.algorithmId];
  const attributes = attributesOf(signer);
  if (!certificate || !digest || !algorithm || !attributes) return null;
  if (algorithm.digest !== null && algorithm.digest !== digest) return null;
  return {
    ...{ certificate, digest, key: algorithm.key, ...attributes },
    signed: Buffer.from(signer.signature.valueBlock.valueHexView),
  };
}

/** The signer's certificate, byte for byte as it was sent: re-encoding could hide a change. */
function certificateOf({ content }: ContentInfo, { sid }: SignerInfo): X509Certificate | null {
  if (!(sid instanceof IssuerAndSerialNumber)) return null;
  const [given] = childrenOf(content).filter(
    ({ idBlock }) => idBlock.tagClass === CONTEXT && idBlock.tagNumber === 0,
  );
  const sent = childrenOf(given).map((each) => Buffer.from(each.valueBeforeDecodeView));
  const meant = sent.slice(0, CERTIFICATES_MOST).find((der) => {
    const { issuer, serialNumber } = parsed(der);
    return issuer.isEqual(sid.issuer) && serialNumber.isEqual(sid.serialNumber);
  });
  return meant ? new X509Certificate(meant) : null;
}

function childrenOf(block: unknown): BaseBlock[] {
  return block instanceof Sequence || block instanceof Constructed ? block.valueBlock.value : [];
}

/** Each attribute must be present exactly once: a duplicate could be the unverified one. */
function attributesOf({ signedAttrs }: SignerInfo) {
  const attributes = signedAttrs?.attributes ?? [];
  if (!signedAttrs || attributes.length > ATTRIBUTES_MOST) return null;
  const onlyValue = (wanted: string): unknown => {
    const found = attributes.filter(({ type }) => type === wanted);
    return found.length === 1 && found[0]?.values.length === 1 ? found[0].values[0] : undefined;
  };
  const [type, digest] = [onlyValue(CONTENT_TYPE), onlyValue(MESSAGE_DIGEST)];
  const isData = type instanceof ObjectIdentifier && type.valueBlock.toString() === DATA;
  if (!isData || !(digest instanceof OctetString)) return null;
  const covered = Buffer.from(signedAttrs.encodedValue);
  covered[0] = SET;
  return { covered, messageDigest: Buffer.from(digest.valueBlock.valueHexView) };
}

function isStrong({ publicKey }: X509Certificate, key: "rsa" | "ec"): boolean {
  const { asymmetricKeyType, asymmetricKeyDetails: details = {} } = publicKey;
  if (asymmetricKeyType !== key) return false;
  return key === "rsa"
    ? (details.modulusLength ?? 0) >= RSA_BITS_LEAST
    : curves.includes(details.namedCurve ?? "");
}
