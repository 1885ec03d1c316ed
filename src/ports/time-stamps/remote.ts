import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { SigningError } from "#ports/signing/port.ts";
import type { Authority } from "./client.ts";

/** A customer waits meanwhile; who is slower is tried again later. */
const TIMEOUT_MS = 5_000;
/** A token with a chain of four RSA certificates has some 8 kB. */
const BYTES_MOST = 12_288;
const RESPONSE_MOST = BYTES_MOST + 1_024;
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g;

/** An authority of RFC 3161 over HTTP, known by the root certificates of a PEM file. */
export function remoteAuthority(url: string, path: string): Authority {
  const roots = rootsIn(path);
  return { bytesMost: BYTES_MOST, roots: () => roots, send: (request) => post(url, request) };
}

function rootsIn(path: string): Buffer[] {
  try {
    const blocks = readFileSync(path, "utf8").match(CERTIFICATE) ?? [];
    if (blocks.length === 0) throw new Error("it holds no certificate");
    return blocks.map((block) => new X509Certificate(block).raw);
  } catch (thrown) {
    const reason = (thrown as Error).message;
    throw new SigningError(`TIME_STAMP_CA_FILE cannot be read: ${reason}`);
  }
}

async function post(url: string, request: Buffer): Promise<Buffer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/timestamp-query" },
    body: new Uint8Array(request),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok || !response.body) throw new Error(`the authority answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > RESPONSE_MOST) throw new Error("a response that is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
