// The authority's OCSP responder (RFC 6960): returns a signed status of one certificate.

import { randomBytes } from "node:crypto";
import { OctetString } from "asn1js";
import { BasicOCSPResponse, type Certificate, Extension, OCSPRequest, OCSPResponse } from "pkijs";
import { parsed } from "./certificate.ts";
import type { RevocationSource, RevocationState } from "./port.ts";

const NONCE = "1.3.6.1.5.5.7.48.1.2";
const NONCE_BYTES = 32;
const SUCCESSFUL = 0;
const SKEW_MS = 300_000;
/** A response without an expiry is valid for this long. */
const FRESH_MS = 24 * 3_600_000;
const states: readonly RevocationState[] = ["good", "revoked", "unknown"];

/** Sends a request to a responder; null where it does not respond. */
export type AskResponder = (address: string, request: Buffer) => Promise<Buffer | null>;

/** Queries the responders of a certificate in turn. */
export function responderSource(
  ask: AskResponder,
  addressesOf: (certificate: Buffer) => readonly string[],
): RevocationSource {
  return async ({ certificate, issuer, roots, now }) => {
    const trusted = roots.map(parsed);
    for (const address of addressesOf(certificate)) {
      const question = { certificate: parsed(certificate), issuer: parsed(issuer), trusted, now };
      const state = await askOne(question, (request) => ask(address, request)).catch(
        () => "unknown",
      );
      if (state === "good" || state === "revoked") return state;
    }
    return "unknown";
  };
}

interface Question {
  certificate: Certificate;
  issuer: Certificate;
  trusted: Certificate[];
  now: Date;
}

async function askOne(
  { certificate, issuer, trusted, now }: Question,
  send: (request: Buffer) => Promise<Buffer | null>,
): Promise<RevocationState> {
  const nonce = new OctetString({ valueHex: new Uint8Array(randomBytes(NONCE_BYTES)).buffer });
  const request = new OCSPRequest();
  await request.createForCertificate(certificate, {
    hashAlgorithm: "SHA-1",
    issuerCertificate: issuer,
  });
  request.tbsRequest.requestExtensions = [
    new Extension({ extnID: NONCE, extnValue: nonce.toBER(false) }),
  ];
  const bytes = await send(Buffer.from(request.toSchema(true).toBER(false)));
  if (!bytes) return "unknown";
  const response = OCSPResponse.fromBER(new Uint8Array(bytes).buffer);
  if (response.responseStatus.valueBlock.valueDec !== SUCCESSFUL || !response.responseBytes)
    return "unknown";
  const content = response.responseBytes.response.valueBlock.valueHexView;
  const basic = BasicOCSPResponse.fromBER(new Uint8Array(content).buffer);
  // Only the issuer itself, or a responder that it appointed, may respond.
  if (!(await basic.verify({ trustedCerts: trusted, issuerCerts: [issuer] }))) return "unknown";
  if (!isResponseTo(basic, nonce) || !isFresh(basic, now)) return "unknown";
  const { isForCertificate, status } = await basic.getCertificateStatus(certificate, issuer);
  return isForCertificate ? (states[status] ?? "unknown") : "unknown";
}

/** A responder may omit the nonce; where it sends one, it must be ours. */
function isResponseTo({ tbsResponseData }: BasicOCSPResponse, nonce: OctetString): boolean {
  const found = tbsResponseData.responseExtensions?.find(({ extnID }) => extnID === NONCE);
  if (!found) return true;
  return Buffer.from(found.extnValue.valueBlock.valueHexView).equals(
    Buffer.from(nonce.toBER(false)),
  );
}

function isFresh({ tbsResponseData }: BasicOCSPResponse, now: Date): boolean {
  return tbsResponseData.responses.every(({ thisUpdate, nextUpdate }) => {
    const until = nextUpdate?.getTime() ?? thisUpdate.getTime() + FRESH_MS;
    return thisUpdate.getTime() <= now.getTime() + SKEW_MS && until > now.getTime();
  });
}
