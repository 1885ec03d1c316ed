// The bank's side of RFC 3161: a request over a digest, and the checks of what comes back. Nothing that
// an authority sends is believed before its signature, chain, number and time were held against ours.

import { hash, randomBytes, X509Certificate } from "node:crypto";
import { fromBER, Integer, OctetString } from "asn1js";
import {
  AlgorithmIdentifier,
  Certificate,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { type TimeStamps, TimeStampTrouble } from "./port.ts";

/** The identifiers of a time stamp's parts. */
export const TST_INFO = "1.2.840.113549.1.9.16.1.4";
export const SHA256 = "2.16.840.1.101.3.4.2.1";
const SIGNED_DATA = "1.2.840.113549.1.7.2";
const FOR_TIME_STAMPS = "1.3.6.1.5.5.7.3.8";

const NONCE_BYTES = 8;
/** Clocks of a bank and of an authority agree better than that. */
const SKEW_MS = 300_000;
/** An authority that failed is left alone so long, so that nobody waits for it in vain. */
const PAUSE_MS = 10_000;

/** How an authority is reached, and what it is known by. */
export interface Authority {
  /** Carries a request there and brings the answer, both in DER; throws where it cannot. */
  send(request: Buffer): Promise<Buffer>;
  /** Certificates in DER that need no one above them. */
  roots(): readonly Buffer[];
  bytesMost: number;
}

/** Time stamps of an authority; `onTrouble` hears of every failure. */
export function timeStampsOf(
  authority: Authority,
  { now, onTrouble }: { now(): Date; onTrouble(thrown: unknown): void },
): TimeStamps {
  const { bytesMost } = authority;
  let pausedUntil = 0;
  return {
    bytesMost,
    async stamp(bytes) {
      if (now().getTime() < pausedUntil)
        throw new TimeStampTrouble("the authority failed just now");
      try {
        const nonce = newNonce();
        const answer = await authority.send(requestOf(bytes, nonce));
        return await checkedToken(answer, { bytes, nonce, authority, now: now() });
      } catch (thrown) {
        pausedUntil = now().getTime() + PAUSE_MS;
        onTrouble(thrown);
        throw new TimeStampTrouble("no time stamp is to be had", { cause: thrown });
      }
    },
  };
}

/** Positive, and of the same length each time. */
function newNonce(): Buffer {
  return Buffer.concat([Buffer.of(0x01), randomBytes(NONCE_BYTES - 1)]);
}

function requestOf(bytes: Buffer, nonce: Buffer): Buffer {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: imprintOf(hash("sha256", bytes, "buffer")),
    nonce: new Integer({ valueHex: bufferOf(nonce) }),
    certReq: true,
  });
  return Buffer.from(request.toSchema().toBER(false));
}

/** What is stamped: a digest by SHA-256. */
export function imprintOf(digest: Buffer): MessageImprint {
  return new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
    hashedMessage: new OctetString({ valueHex: bufferOf(digest) }),
  });
}

interface Expected {
  bytes: Buffer;
  nonce: Buffer;
  authority: Pick<Authority, "roots" | "bytesMost">;
  now: Date;
}

async function checkedToken(answer: Buffer, expected: Expected): Promise<Buffer> {
  const { status, timeStampToken } = TimeStampResp.fromBER(bufferOf(answer));
  const isGranted =
    status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
  if (!isGranted || !timeStampToken) throw new Error(`the authority answered ${status.status}`);
  if (timeStampToken.contentType !== SIGNED_DATA) throw new Error("a token that is not signed");
  const token = tokenIn(answer);
  if (token.length > expected.authority.bytesMost) throw new Error("a token that is too large");
  const signed = new SignedData({ schema: timeStampToken.content });
  await refuseForeignSigner(signed, expected);
  refuseOtherFacts(factsOf(signed), expected);
  return token;
}

/** Byte by byte as it was sent: written anew it might be another. */
function tokenIn(answer: Buffer): Buffer {
  const { result } = fromBER(bufferOf(answer));
  const parts = (result.valueBlock as { value?: { valueBeforeDecodeView: Uint8Array }[] }).value;
  const token = parts?.[1]?.valueBeforeDecodeView;
  if (!token) throw new Error("an answer without a token");
  return Buffer.from(token);
}

/** The signature covers our bytes, and its signer stamps times under a root that we trust. */
async function refuseForeignSigner(signed: SignedData, { bytes, authority, now }: Expected) {
  const checked = await signed.verify({
    signer: 0,
    data: bufferOf(bytes),
    checkChain: true,
    checkDate: now,
    trustedCerts: authority.roots().map((der) => Certificate.fromBER(bufferOf(der))),
    extendedMode: true,
  });
  if (!checked.signatureVerified || !checked.signerCertificate) throw new Error("a forged token");
  const der = Buffer.from(checked.signerCertificate.toSchema().toBER(false));
  const uses = new X509Certificate(der).keyUsage ?? [];
  if (uses.length !== 1 || uses[0] !== FOR_TIME_STAMPS) {
    throw new Error("a token by a key that is not for time stamps");
  }
}

function factsOf({ encapContentInfo }: SignedData): TSTInfo {
  const content = encapContentInfo.eContent;
  if (encapContentInfo.eContentType !== TST_INFO || !content) throw new Error("no time stamp");
  return TSTInfo.fromBER(content.getValue());
}

function refuseOtherFacts(facts: TSTInfo, { bytes, nonce, now }: Expected): void {
  const { hashAlgorithm, hashedMessage } = facts.messageImprint;
  const digest = Buffer.from(hashedMessage.valueBlock.valueHexView);
  const isOurs =
    hashAlgorithm.algorithmId === SHA256 && hash("sha256", bytes, "buffer").equals(digest);
  if (!isOurs) throw new Error("a time stamp of something else");
  const answered = Buffer.from(facts.nonce?.valueBlock.valueHexView ?? []);
  if (!answered.equals(nonce)) throw new Error("a time stamp of another request");
  if (Math.abs(facts.genTime.getTime() - now.getTime()) > SKEW_MS) {
    throw new Error("a time stamp of another time");
  }
}

function bufferOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
