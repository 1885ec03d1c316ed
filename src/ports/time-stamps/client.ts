// The bank's side of RFC 3161: a request over a digest, and the checks of what comes back. Nothing that
// an authority sends is believed before its signature, chain, number and time were held against ours.

import { hash, type KeyObject, randomBytes, X509Certificate } from "node:crypto";
import { type BaseBlock, fromBER, Integer, OctetString, Sequence } from "asn1js";
import {
  AlgorithmIdentifier,
  Certificate,
  ExtKeyUsage,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { readByKnownSigner, type StampFacts } from "./known-signer.ts";
import { TimeStampError, type TimeStamps } from "./port.ts";

/** The identifiers of a time stamp's parts. */
const TST_INFO = "1.2.840.113549.1.9.16.1.4";
const SHA256 = "2.16.840.1.101.3.4.2.1";
const SIGNED_DATA = "1.2.840.113549.1.7.2";
const EXTENDED_USE = "2.5.29.37";
const FOR_TIME_STAMPS = "1.3.6.1.5.5.7.3.8";

const NONCE_BYTES = 8;
/** Clocks of a bank and of an authority agree better than that. */
const SKEW_MS = 300_000;
/** A failed authority is not called again for this long, so that no request waits for it. */
const PAUSE_MS = 10_000;
const PROVEN_MS = 3_600_000;
const PROVEN_MOST = 20;

/** How an authority is reached, and what it is known by. */
export interface Authority {
  /** Carries a request there and brings the answer, both in DER; throws where it cannot. */
  send(request: Buffer): Promise<Buffer>;
  /** Certificates in DER that need no one above them. */
  roots(): readonly Buffer[];
  bytesMost: number;
}

/** Time stamps of an authority; `onError` is called on every failure. */
export function timeStampsOf(
  authority: Authority,
  { now, onError }: { now(): Date; onError(thrown: unknown): void },
): TimeStamps {
  const { bytesMost } = authority;
  const proven: Expected["proven"] = new Map();
  let pausedUntil = 0;
  return {
    bytesMost,
    async stamp(bytes) {
      if (now().getTime() < pausedUntil) throw new TimeStampError("the authority failed just now");
      try {
        const nonce = newNonce();
        const response = await authority.send(requestOf(bytes, nonce));
        return await checkedToken(response, { bytes, nonce, authority, now: now(), proven });
      } catch (thrown) {
        pausedUntil = now().getTime() + PAUSE_MS;
        onError(thrown);
        throw new TimeStampError("no time stamp is to be had", { cause: thrown });
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
function imprintOf(digest: Buffer): MessageImprint {
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
  /** Signers whose chain was proven, by the digest of their certificate, and how long that counts. */
  proven: Map<string, { key: KeyObject; until: number }>;
}

async function checkedToken(response: Buffer, expected: Expected): Promise<Buffer> {
  const { token, facts } =
    readByKnownSigner(response, (certificate) => provenKey(certificate, expected)) ??
    (await readByAnySigner(response, expected));
  if (token.length > expected.authority.bytesMost) throw new Error("a token that is too large");
  refuseOtherFacts(facts, expected);
  return token;
}

function provenKey(certificate: Buffer, { proven, now }: Expected): KeyObject | null {
  const known = proven.get(hash("sha256", certificate));
  return known && now.getTime() < known.until ? known.key : null;
}

/** The full check, which proves the signer's chain for the next ones. */
async function readByAnySigner(
  response: Buffer,
  expected: Expected,
): Promise<{ token: Buffer; facts: StampFacts }> {
  const { result } = fromBER(bufferOf(response));
  const { status, timeStampToken } = new TimeStampResp({ schema: result });
  const isGranted =
    status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
  if (!isGranted || !timeStampToken) throw new Error(`the authority answered ${status.status}`);
  if (timeStampToken.contentType !== SIGNED_DATA) throw new Error("a token that is not signed");
  const signed = new SignedData({ schema: timeStampToken.content });
  await refuseForeignSigner(signed, expected);
  return { token: tokenIn(result), facts: factsOf(signed) };
}

/** Byte by byte as it was sent: written anew it might be another. */
function tokenIn(response: BaseBlock): Buffer {
  const parts = response instanceof Sequence ? response.valueBlock.value : [];
  const token = parts[1]?.valueBeforeDecodeView;
  if (!token) throw new Error("a response without a token");
  return Buffer.from(token);
}

/** The signature covers our bytes, and its signer stamps times under a root that we trust. */
async function refuseForeignSigner(signed: SignedData, expected: Expected): Promise<void> {
  const { bytes, now, proven } = expected;
  const shared = { signer: 0, data: bufferOf(bytes), extendedMode: true } as const;
  const checked = await signed.verify({ ...shared, checkChain: false });
  const certificate = checked.signerCertificate;
  if (!checked.signatureVerified || !certificate) throw new Error("a forged token");
  const roots = expected.authority.roots();
  const trustedCerts = roots.map((der) => Certificate.fromBER(bufferOf(der)));
  await signed.verify({ ...shared, checkChain: true, checkDate: now, trustedCerts });
  if (!isForTimeStampsOnly(certificate)) {
    throw new Error("a token by a key that is not for time stamps");
  }
  // A chain takes long to prove, and stays proven while its certificate is valid.
  if (proven.size >= PROVEN_MOST) proven.clear();
  const until = Math.min(certificate.notAfter.value.getTime(), now.getTime() + PROVEN_MS);
  const bytesOfIt = Buffer.from(certificate.toSchema().toBER(false));
  const { publicKey: key } = new X509Certificate(bytesOfIt);
  proven.set(hash("sha256", bytesOfIt), { key, until });
}

function isForTimeStampsOnly({ extensions = [] }: Certificate): boolean {
  const uses = extensions.find(({ extnID }) => extnID === EXTENDED_USE)?.parsedValue;
  return uses instanceof ExtKeyUsage && uses.keyPurposes.join() === FOR_TIME_STAMPS;
}

function factsOf({ encapContentInfo }: SignedData): StampFacts {
  const content = encapContentInfo.eContent;
  if (encapContentInfo.eContentType !== TST_INFO || !content) throw new Error("no time stamp");
  const { messageImprint, nonce, genTime } = TSTInfo.fromBER(content.getValue());
  const { hashAlgorithm, hashedMessage } = messageImprint;
  if (hashAlgorithm.algorithmId !== SHA256) throw new Error("a time stamp of something else");
  return {
    digest: Buffer.from(hashedMessage.valueBlock.valueHexView),
    nonce: Buffer.from(nonce?.valueBlock.valueHexView ?? []),
    at: genTime,
  };
}

function refuseOtherFacts(facts: StampFacts, { bytes, nonce, now }: Expected): void {
  const isOurs = hash("sha256", bytes, "buffer").equals(facts.digest);
  if (!isOurs) throw new Error("a time stamp of something else");
  if (!facts.nonce.equals(nonce)) throw new Error("a time stamp of another request");
  if (Math.abs(facts.at.getTime() - now.getTime()) > SKEW_MS) {
    throw new Error("a time stamp of another time");
  }
}

function bufferOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
