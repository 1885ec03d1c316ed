// A demonstration's own time-stamp authority. It answers requests of RFC 3161 as a real one does, by the
// bank's own clock and under a root that nobody trusts.

import { hash, randomBytes } from "node:crypto";
import { Integer, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import {
  Accuracy,
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import type { Signing } from "#ports/signing/port.ts";
import { type Authority, SHA256, TST_INFO } from "./client.ts";

const SIGNED_DATA = "1.2.840.113549.1.7.2";
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47";
const ECDSA_SHA256 = "1.2.840.10045.4.3.2";
/** Under the number that RFC 5612 keeps for examples: no policy that anybody audits. */
const POLICY = "1.3.6.1.4.1.32473.1";
const SET = 0x31;
const BYTES_MOST = 4_096;

/** Stamps with a key for nothing else; the last certificate of its chain is the root. */
export function localAuthority(signing: Signing, now: () => Date): Authority {
  return {
    bytesMost: BYTES_MOST,
    roots: () => signing.chain.slice(-1),
    send: (request) => answer(request, signing, now()),
  };
}

/** What the authority answers to a request; one that it cannot read or do is refused. */
export async function answer(request: Buffer, signing: Signing, now: Date): Promise<Buffer> {
  const wanted = readRequest(request);
  const status = new PKIStatusInfo({ status: wanted ? PKIStatus.granted : PKIStatus.rejection });
  const response = new TimeStampResp({ status });
  if (wanted) response.timeStampToken = await tokenOf(factsOf(wanted, now), signing);
  return Buffer.from(response.toSchema().toBER(false));
}

function readRequest(bytes: Buffer): TimeStampReq | null {
  try {
    const request = TimeStampReq.fromBER(new Uint8Array(bytes).buffer);
    const { hashAlgorithm, hashedMessage } = request.messageImprint;
    const isOurKind =
      hashAlgorithm.algorithmId === SHA256 && hashedMessage.valueBlock.valueHexView.length === 32;
    return isOurKind ? request : null;
  } catch {
    return null;
  }
}

function factsOf({ messageImprint, nonce }: TimeStampReq, now: Date): Buffer {
  const facts = new TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint,
    serialNumber: new Integer({ valueHex: Uint8Array.from([0x01, ...randomBytes(15)]).buffer }),
    genTime: now,
    accuracy: new Accuracy({ seconds: 1 }),
    ...(nonce ? { nonce } : {}),
  });
  return Buffer.from(facts.toSchema().toBER(false));
}

async function tokenOf(facts: Buffer, signing: Signing): Promise<ContentInfo> {
  const [der] = signing.chain;
  if (!der) throw new Error("an authority without a certificate");
  const signedAttrs = attributesOf(facts, der);
  const covered = Buffer.from(signedAttrs.toSchema().toBER(false));
  covered[0] = SET;
  const certificates = certificatesOf(signing);
  const { issuer, serialNumber } = certificates[0] as Certificate;
  const signed = new SignedData({
    version: 3,
    digestAlgorithms: [algorithm(SHA256)],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: TST_INFO,
      eContent: octets(facts),
    }),
    certificates,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        digestAlgorithm: algorithm(SHA256),
        signedAttrs,
        signatureAlgorithm: algorithm(ECDSA_SHA256),
        signature: octets(await signing.sign(covered)),
      }),
    ],
  });
  return new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
}

const read = new WeakMap<Signing, Certificate[]>();

/** The chain below its root, which whoever checks must have, as objects that are read once. */
function certificatesOf(signing: Signing): Certificate[] {
  const known = read.get(signing);
  if (known) return known;
  const below = signing.chain.slice(0, -1);
  const certificates = below.map((der) => Certificate.fromBER(new Uint8Array(der).buffer));
  read.set(signing, certificates);
  return certificates;
}

/** In the order of their encoding, as DER has a SET. */
function attributesOf(facts: Buffer, certificate: Buffer): SignedAndUnsignedAttributes {
  const digest = octets(hash("sha256", facts, "buffer"));
  const own = new Sequence({ value: [octets(hash("sha256", certificate, "buffer"))] });
  const certificates = new Sequence({ value: [new Sequence({ value: [own] })] });
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: TST_INFO })] }),
      new Attribute({ type: MESSAGE_DIGEST, values: [digest] }),
      new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [certificates] }),
    ],
  });
}

function algorithm(algorithmId: string): AlgorithmIdentifier {
  return new AlgorithmIdentifier({ algorithmId });
}

function octets(bytes: Buffer): OctetString {
  return new OctetString({ valueHex: new Uint8Array(bytes).buffer });
}
