// The production implementation: the authorities' certificates come from a file of the bank, and a
// citizen's revocation is checked where its authority says, once its chain is verified.

import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { listAddresses, responderAddresses } from "./addresses.ts";
import { trusting } from "./chain.ts";
import { type CitizenCard, CitizenCardError } from "./port.ts";
import { listSource } from "./revocation-list.ts";
import { responderSource } from "./status-responder.ts";

const TIMEOUT_MS = 5_000;
const LIST_MOST = 16 * 1024 * 1024;
const RESPONSE_MOST = 64 * 1024;
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g;

/** Trusts the authorities in a PEM file; throws a CitizenCardError when the file is invalid. */
export function governmentCards(path: string): CitizenCard {
  const all = certificatesIn(path);
  const isRoot = (each: X509Certificate) => each.checkIssued(each) && each.verify(each.publicKey);
  const roots = all.filter(isRoot);
  if (roots.length === 0) {
    throw new CitizenCardError(`CITIZEN_CA_FILE holds no root certificate: ${path}`);
  }
  return trusting({
    roots,
    intermediates: all.filter((each) => !isRoot(each)),
    revocation: [
      responderSource(askByPost, responderAddresses),
      listSource((address) => (address ? fetchBytes(address, LIST_MOST) : noList()), listAddresses),
    ],
  });
}

function certificatesIn(path: string): X509Certificate[] {
  try {
    const blocks = readFileSync(path, "utf8").match(CERTIFICATE) ?? [];
    return blocks.map((block) => new X509Certificate(block));
  } catch (thrown) {
    throw new CitizenCardError(`CITIZEN_CA_FILE cannot be read: ${(thrown as Error).message}`);
  }
}

function askByPost(address: string, request: Buffer): Promise<Buffer | null> {
  return fetchBytes(address, RESPONSE_MOST, {
    method: "POST",
    headers: { "content-type": "application/ocsp-request" },
    body: new Uint8Array(request),
  });
}

function noList(): Promise<null> {
  return Promise.resolve(null);
}

/** Null on any failure: then the state is unknown, and the customer is asked to try again later. */
async function fetchBytes(
  address: string,
  most: number,
  more: RequestInit = {},
): Promise<Buffer | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { ...more, signal, redirect: "error" });
    if (!response.ok || !response.body) return null;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.length;
      if (size > most) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}
