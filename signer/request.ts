// Checks made before a request's body is read. Any web page can send a form post to this port
// without a CORS preflight, so every check is made here and none is left to CORS.

import type { IncomingMessage } from "node:http";

const BODY_MOST = 65_536;
const FORM = /^application\/x-www-form-urlencoded(?:;|$)/i;
const PROXY_HEADERS = ["via", "forwarded", "x-forwarded-for"] as const;

/** What a page sends: a function's name and its arguments. */
export type Parameters = Record<string, unknown>;

/** The bank's page, or the HTTP status with which any other caller is rejected. */
export type Caller = { ok: true; origin: string } | { ok: false; status: number };

/** Identifies the caller; checks the host first, as a foreign name may resolve to this computer. */
export function callerOf(
  { headers, method }: IncomingMessage,
  { port, bank }: { port: number; bank: string },
): Caller {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  if (!hosts.includes(headers.host ?? "")) return { ok: false, status: 421 };
  if (headers.origin !== bank) return { ok: false, status: 403 };
  if (method === "OPTIONS") return { ok: true, origin: bank };
  const isForm = FORM.test(headers["content-type"] ?? "");
  if (method !== "POST" || !isForm) return { ok: false, status: 405 };
  return { ok: true, origin: bank };
}

/** Whether a proxy between the browser and this program left a header. */
export function cameByProxy({ headers }: IncomingMessage): boolean {
  return PROXY_HEADERS.some((name) => headers[name] !== undefined);
}

/** The parameters of a form; "too-large" or "malformed" if they cannot be read. */
export async function readParameters(
  request: IncomingMessage,
): Promise<Parameters | "too-large" | "malformed"> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MOST) return "too-large";
    chunks.push(chunk);
  }
  const encoded = new URLSearchParams(Buffer.concat(chunks).toString("latin1")).get("Parameter");
  try {
    const value: unknown = JSON.parse(Buffer.from(encoded ?? "", "base64").toString());
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Parameters) : "malformed";
  } catch {
    return "malformed";
  }
}
