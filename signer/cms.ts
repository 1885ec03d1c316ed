// The signature in the format that the bank gets: CMS SignedData (RFC 5652), detached (the bank
// knows the content), with the certificate and the signed attributes that a verifier expects.

import { hash, X509Certificate } from "node:crypto";
import { Null, ObjectIdentifier, OctetString, UTCTime } from "asn1js";
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from "pkijs";
import type { CardAccess } from "./cards/card.ts";

const DATA = "1.2.840.113549.1.7.1";
const SIGNED_DATA = "1.2.840.113549.1.7.2";
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SIGNING_TIME = "1.2.840.113549.1.9.5";
const SHA256 = "2.16.840.1.101.3.4.2.1";
const RSA = "1.2.840.113549.1.1.1";
const ECDSA_SHA256 = "1.2.840.10045.4.3.2";
const SET = 0x31;

/** Has the card sign a text and returns the CMS in DER. */
export async function signText(card: CardAccess, pin: string, text: string): Promise<Buffer> {
  const attributes = attributesOf(Buffer.from(text));
  // The signature covers the attributes as a SET; inside the message they have another tag.
  const covered = Buffer.from(attributes.toSchema().toBER(false));
  covered[0] = SET;
  const { certificate, signature } = await card.sign(pin, () => covered);
  return messageOf(certificate, attributes, signature);
}

function attributesOf(content: Buffer): SignedAndUnsignedAttributes {
  const digest = hash("sha256", content, "buffer");
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
      new Attribute({ type: SIGNING_TIME, values: [new UTCTime({ valueDate: new Date() })] }),
      new Attribute({ type: MESSAGE_DIGEST, values: [octets(digest)] }),
    ],
  });
}

function messageOf(
  der: Buffer,
  signedAttrs: SignedAndUnsignedAttributes,
  signature: Buffer,
): Buffer {
  const certificate = Certificate.fromBER(bufferOf(der));
  const { issuer, serialNumber } = certificate;
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
    digestAlgorithm: algorithm(SHA256),
    signedAttrs,
    signatureAlgorithm: signatureAlgorithm(der),
    signature: octets(signature),
  });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [algorithm(SHA256)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: [certificate],
    signerInfos: [signer],
  });
  const message = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(message.toSchema().toBER(false));
}

function signatureAlgorithm(der: Buffer): AlgorithmIdentifier {
  const { asymmetricKeyType } = new X509Certificate(der).publicKey;
  if (asymmetricKeyType === "rsa") return algorithm(RSA);
  return new AlgorithmIdentifier({ algorithmId: ECDSA_SHA256 });
}

function algorithm(algorithmId: string): AlgorithmIdentifier {
  return new AlgorithmIdentifier({ algorithmId, algorithmParams: new Null() });
}

function octets(bytes: Buffer): OctetString {
  return new OctetString({ valueHex: bufferOf(bytes) });
}

function bufferOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
