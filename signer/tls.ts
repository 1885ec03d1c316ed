// The TLS certificate that the adapter serves to the browser. Each installation creates its own,
// with a local authority that is constrained to this computer's own names and whose private key is
// discarded as soon as it has signed one certificate. No download contains a key.

import { hash, randomBytes, X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BitString, Integer, OctetString, Utf8String } from "asn1js";
import {
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  Extension,
  ExtKeyUsage,
  GeneralName,
  GeneralNames,
  GeneralSubtree,
  NameConstraints,
  Time,
} from "pkijs";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" } as const;
// Apple rejects server certificates over 825 days, even from a manually trusted authority.
const DAYS = 820;
const RENEW_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const CLOCK_SKEW_MS = 3_600_000;
const KEY_ID_BYTES = 20;
const COMMON_NAME = "2.5.4.3";
const SERVER_AUTHENTICATION = "1.3.6.1.5.5.7.3.1";
const SIGNS_CERTIFICATES = 0b0000_0100;
const SIGNS = 0b1000_0000;
const DNS_NAME = 2;
const IP_ADDRESS = 7;
const LOCAL_NAME = "localhost";
const LOCAL_ADDRESS = [127, 0, 0, 1];
const WHOLE_ADDRESS = [255, 255, 255, 255];

/** The key and certificate that the adapter serves, and the path of the authority's certificate. */
export interface LocalTls {
  key: string;
  certificate: string;
  authorityPath: string;
}

/** This installation's certificate, created when first needed or when about to expire. */
export async function localTls(directory: string, now: Date = new Date()): Promise<LocalTls> {
  const at = (name: string) => join(directory, name);
  if (!isGood(at("server.pem"), now)) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const made = await make(now);
    replace(at("server.key"), made.key, 0o600);
    replace(at("authority.pem"), made.authority, 0o644);
    // Written last: if it exists, the others do too.
    replace(at("server.pem"), made.certificate, 0o644);
  }
  return {
    key: readFileSync(at("server.key"), "utf8"),
    certificate: readFileSync(at("server.pem"), "utf8"),
    authorityPath: at("authority.pem"),
  };
}

function isGood(path: string, now: Date): boolean {
  if (!existsSync(path)) return false;
  const { validTo } = new X509Certificate(readFileSync(path));
  return Date.parse(validTo) - now.getTime() > RENEW_DAYS * DAY_MS;
}

async function make(now: Date): Promise<{ key: string; certificate: string; authority: string }> {
  const [above, own] = await Promise.all([newKeys(), newKeys()]);
  const [aboveId, ownId] = [await keyId(above), await keyId(own)];
  const name = `Dawn Bank Signer on this computer ${randomBytes(4).toString("hex")}`;
  const authority = await issue({
    ...{ subject: name, issuer: name, keys: above, signingKey: above.privateKey, now },
    extensions: [
      extension("2.5.29.19", true, new BasicConstraints({ cA: true, pathLenConstraint: 0 })),
      usage(SIGNS_CERTIFICATES),
      subjectKey(aboveId),
      extension("2.5.29.30", true, onlyThisComputer()),
    ],
  });
  const certificate = await issue({
    ...{ subject: LOCAL_NAME, issuer: name, keys: own, signingKey: above.privateKey, now },
    extensions: [
      extension("2.5.29.19", true, new BasicConstraints({ cA: false })),
      usage(SIGNS),
      subjectKey(ownId),
      extension("2.5.29.35", false, new AuthorityKeyIdentifier({ keyIdentifier: aboveId })),
      extension("2.5.29.37", false, new ExtKeyUsage({ keyPurposes: [SERVER_AUTHENTICATION] })),
      extension("2.5.29.17", false, new GeneralNames({ names: [dns(), ip(LOCAL_ADDRESS)] })),
    ],
  });
  const key = Buffer.from(await crypto.subtle.exportKey("pkcs8", own.privateKey));
  return {
    key: pem("PRIVATE KEY", key),
    certificate: pem("CERTIFICATE", certificate) + pem("CERTIFICATE", authority),
    authority: pem("CERTIFICATE", authority),
  };
}

/** Browsers reject anything else that this authority might sign. */
function onlyThisComputer(): NameConstraints {
  const bases = [dns(), ip([...LOCAL_ADDRESS, ...WHOLE_ADDRESS])];
  return new NameConstraints({
    permittedSubtrees: bases.map((base) => new GeneralSubtree({ base, minimum: 0 })),
  });
}

interface Wanted {
  subject: string;
  issuer: string;
  keys: CryptoKeyPair;
  signingKey: CryptoKey;
  extensions: Extension[];
  now: Date;
}

async function issue({ subject, issuer, keys, signingKey, extensions, now }: Wanted) {
  const certificate = new Certificate({ version: 2, extensions });
  const serial = Uint8Array.from([0x01, ...randomBytes(15)]);
  certificate.serialNumber = new Integer({ valueHex: serial.buffer });
  certificate.subject.typesAndValues.push(commonName(subject));
  certificate.issuer.typesAndValues.push(commonName(issuer));
  certificate.notBefore = new Time({ value: new Date(now.getTime() - CLOCK_SKEW_MS) });
  certificate.notAfter = new Time({ value: new Date(now.getTime() + DAYS * DAY_MS) });
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(signingKey, "SHA-256");
  return Buffer.from(certificate.toSchema(true).toBER(false));
}

function newKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
}

function commonName(text: string): AttributeTypeAndValue {
  return new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: text }) });
}

function extension(
  extnID: string,
  critical: boolean,
  value: { toSchema(): { toBER(sizeOnly: boolean): ArrayBuffer } },
): Extension {
  return new Extension({ extnID, critical, extnValue: value.toSchema().toBER(false) });
}

async function keyId({ publicKey }: CryptoKeyPair): Promise<OctetString> {
  const spki = await crypto.subtle.exportKey("spki", publicKey);
  const digest = hash("sha256", new Uint8Array(spki), "buffer").subarray(0, KEY_ID_BYTES);
  return new OctetString({ valueHex: new Uint8Array(digest).buffer });
}

function subjectKey(id: OctetString): Extension {
  return new Extension({ extnID: "2.5.29.14", critical: false, extnValue: id.toBER(false) });
}

/** The key usage bits, in one byte. */
function usage(bits: number): Extension {
  let unusedBits = 0;
  while (unusedBits < 7 && ((bits >> unusedBits) & 1) === 0) unusedBits += 1;
  const value = new BitString({ valueHex: Uint8Array.from([bits]).buffer, unusedBits });
  return new Extension({ extnID: "2.5.29.15", critical: true, extnValue: value.toBER(false) });
}

function dns(): GeneralName {
  return new GeneralName({ type: DNS_NAME, value: LOCAL_NAME });
}

function ip(bytes: readonly number[]): GeneralName {
  const value = new OctetString({ valueHex: Uint8Array.from(bytes).buffer });
  return new GeneralName({ type: IP_ADDRESS, value });
}

function replace(path: string, text: string, mode: number): void {
  writeFileSync(`${path}.next`, text, { mode });
  renameSync(`${path}.next`, path);
}

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString("base64").replace(/.{64}(?=.)/g, "$&\n");
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
}
