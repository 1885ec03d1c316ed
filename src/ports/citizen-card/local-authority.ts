// A demonstration's own authority for citizen certificates: it issues the same format as the real
// one, under a root that only this bank trusts.

import { hash, randomBytes } from "node:crypto";
import { BitString, Integer, OctetString, PrintableString, Utf8String } from "asn1js";
import {
  Attribute,
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  CertificateRevocationList,
  Extension,
  RelativeDistinguishedNames,
  RevokedCertificate,
  SubjectDirectoryAttributes,
  Time,
} from "pkijs";
import { bankName } from "#base/site/brand.ts";

// Real cards have RSA keys; these are generated a thousand times faster, and verified the same way.
const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" } as const;
const DAY_MS = 24 * 3_600_000;
const LIST_MS = 7 * DAY_MS;
const KEY_ID_BYTES = 20;
const COUNTRY = "2.5.4.6";
const ORGANIZATION = "2.5.4.10";
const COMMON_NAME = "2.5.4.3";
const SERIAL_NUMBER = "2.5.4.5";
const LAST_FOUR = "2.16.886.1.100.2.51";
const SIGNS = 0b1000_0000;
const SIGNS_CERTIFICATES_AND_LISTS = 0b0000_0110;

/** A name in the order in which its parts are written. */
export type NameParts = readonly (readonly [type: string, text: string])[];

/** An issuer: a certificate and its key. */
export interface Issuer {
  certificate: Certificate;
  key: CryptoKey;
}

/** The content of a certificate to be issued. */
export interface WantedCertificate {
  subject: NameParts;
  publicKey: CryptoKey;
  from: Date;
  until: Date;
  /** For an authority, its path length; null for a person. */
  authorityDepth: number | null;
  /** The last four characters of a person's national ID. */
  lastFour?: string;
}

/** The name of an authority of the demonstration. */
export function authorityName(name: string): NameParts {
  return [
    [COUNTRY, "TW"],
    [ORGANIZATION, `${bankName.en} (demonstration)`],
    [COMMON_NAME, name],
  ];
}

/** The name of a person, with a number that distinguishes namesakes. */
export function personName(holderName: string): NameParts {
  const digits = randomBytes(8).readBigUInt64BE().toString().padStart(16, "0").slice(-16);
  return [
    [COUNTRY, "TW"],
    [COMMON_NAME, holderName],
    [SERIAL_NUMBER, digits],
  ];
}

/** A key pair like a citizen card's. */
export function newKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
}

/** The private key of an authority, from storage. */
export function openKey(pkcs8: Buffer): Promise<CryptoKey> {
  return crypto.subtle.importKey("pkcs8", new Uint8Array(pkcs8), ALGORITHM, true, ["sign"]);
}

/** Issues a certificate; without an issuer it is self-signed with the given key. */
export async function issue(
  wanted: WantedCertificate,
  issuer: Issuer | { key: CryptoKey; certificate: null },
): Promise<Certificate> {
  const { subject, publicKey, from, until } = wanted;
  const certificate = new Certificate({ version: 2 });
  const serial = Uint8Array.from([0x01, ...randomBytes(15)]);
  certificate.serialNumber = new Integer({ valueHex: serial.buffer });
  certificate.subject = nameOf(subject);
  certificate.issuer = issuer.certificate?.subject ?? nameOf(subject);
  certificate.notBefore = new Time({ value: from });
  certificate.notAfter = new Time({ value: until });
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  certificate.extensions = extensionsOf(wanted, certificate, issuer.certificate ?? certificate);
  await certificate.sign(issuer.key, "SHA-256");
  return certificate;
}

/** The authority's signed revocation list. */
export async function revocationList(
  { certificate, key }: Issuer,
  serials: readonly Buffer[],
  now: Date,
): Promise<Buffer> {
  const list = new CertificateRevocationList({ version: 1 });
  list.issuer = certificate.subject;
  list.thisUpdate = new Time({ value: now });
  list.nextUpdate = new Time({ value: new Date(now.getTime() + LIST_MS) });
  list.revokedCertificates = serials.map((serial) => {
    const userCertificate = new Integer({ valueHex: new Uint8Array(serial).buffer });
    return new RevokedCertificate({ userCertificate, revocationDate: new Time({ value: now }) });
  });
  await list.sign(key, "SHA-256");
  return derOf(list);
}

/** The bytes of a certificate or a list. */
export function derOf(value: Certificate | CertificateRevocationList): Buffer {
  return Buffer.from(value.toSchema(true).toBER(false));
}

function extensionsOf(
  { authorityDepth, lastFour }: WantedCertificate,
  own: Certificate,
  issuer: Certificate,
): Extension[] {
  const constraints =
    authorityDepth === null
      ? new BasicConstraints({ cA: false })
      : new BasicConstraints({ cA: true, pathLenConstraint: authorityDepth });
  const use = authorityDepth === null ? SIGNS : SIGNS_CERTIFICATES_AND_LISTS;
  return [
    extension("2.5.29.19", true, constraints.toSchema()),
    extension("2.5.29.15", true, bits(use)),
    extension("2.5.29.14", false, keyId(own)),
    extension("2.5.29.35", false, authorityKey(issuer).toSchema()),
    ...(lastFour === undefined
      ? []
      : [extension("2.5.29.9", false, directoryAttributes(lastFour).toSchema())]),
  ];
}

function authorityKey(issuer: Certificate): AuthorityKeyIdentifier {
  return new AuthorityKeyIdentifier({ keyIdentifier: keyId(issuer) });
}

function directoryAttributes(lastFour: string): SubjectDirectoryAttributes {
  const values = [new PrintableString({ value: lastFour })];
  return new SubjectDirectoryAttributes({
    attributes: [new Attribute({ type: LAST_FOUR, values })],
  });
}

function extension(
  extnID: string,
  critical: boolean,
  value: { toBER(sizeOnly: boolean): ArrayBuffer },
): Extension {
  return new Extension({ extnID, critical, extnValue: value.toBER(false) });
}

function bits(byte: number): BitString {
  const unusedBits = 31 - Math.clz32(byte & -byte);
  return new BitString({ valueHex: Uint8Array.from([byte]).buffer, unusedBits });
}

function keyId({ subjectPublicKeyInfo }: Certificate): OctetString {
  const key = subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  const digest = hash("sha256", key, "buffer").subarray(0, KEY_ID_BYTES);
  return new OctetString({ valueHex: new Uint8Array(digest).buffer });
}

function nameOf(parts: NameParts): RelativeDistinguishedNames {
  const typesAndValues = parts.map(([type, value]) => {
    const isPlain = type === COUNTRY || type === SERIAL_NUMBER;
    const text = isPlain ? new PrintableString({ value }) : new Utf8String({ value });
    return new AttributeTypeAndValue({ type, value: text });
  });
  return new RelativeDistinguishedNames({ typesAndValues });
}
