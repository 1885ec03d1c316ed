// What a citizen certificate says about its holder, in the Ministry of the Interior's format.

import { hash, type X509Certificate } from "node:crypto";
import { type BaseBlock, BitString, fromBER } from "asn1js";
import { Certificate, SubjectDirectoryAttributes } from "pkijs";
import type { CardCertificate } from "./port.ts";

const COMMON_NAME = "2.5.4.3";
const KEY_USAGE = "2.5.29.15";
const DIRECTORY_ATTRIBUTES = "2.5.29.9";
const LAST_FOUR = "2.16.886.1.100.2.51";
const DIGITAL_SIGNATURE = 0x80;

/** A certificate in DER, parsed. */
export function parsed(der: Buffer): Certificate {
  return Certificate.fromBER(new Uint8Array(der).buffer);
}

/** The holder's data; `issuer` is the certificate above it. */
export function factsOf(certificate: X509Certificate, issuer: X509Certificate): CardCertificate {
  const inside = parsed(certificate.raw);
  const spki = issuer.publicKey.export({ type: "spki", format: "der" });
  return {
    holderName: commonName(inside),
    lastFour: lastFour(inside),
    serialNumber: certificate.serialNumber.toLowerCase(),
    issuerKey: hash("sha256", spki),
    validUntil: new Date(certificate.validTo),
  };
}

/** Whether the key is for digital signatures. */
export function isForSignatures(certificate: X509Certificate): boolean {
  const value = extensionOf(parsed(certificate.raw), KEY_USAGE);
  const [first = 0] = value instanceof BitString ? value.valueBlock.valueHexView : [];
  return (first & DIGITAL_SIGNATURE) !== 0;
}

function commonName({ subject }: Certificate): string {
  const names = subject.typesAndValues.filter(({ type }) => type === COMMON_NAME);
  return names.length === 1 ? textOf(names[0]?.value) : "";
}

function lastFour(certificate: Certificate): string {
  const schema = extensionOf(certificate, DIRECTORY_ATTRIBUTES);
  if (!schema) return "";
  const { attributes } = new SubjectDirectoryAttributes({ schema });
  const found = attributes.filter(({ type }) => type === LAST_FOUR);
  return found.length === 1 ? textOf(found[0]?.values[0]) : "";
}

function extensionOf({ extensions = [] }: Certificate, id: string): BaseBlock | null {
  const found = extensions.filter(({ extnID }) => extnID === id);
  const [extension] = found;
  if (!extension || found.length > 1) return null;
  const { offset, result } = fromBER(extension.extnValue.valueBlock.valueHexView);
  return offset === -1 ? null : (result as BaseBlock);
}

/** The text of any of the string types that names use. */
function textOf(value: unknown): string {
  const text = (value as { valueBlock?: { value?: unknown } } | undefined)?.valueBlock?.value;
  return typeof text === "string" ? text : "";
}
