// What is looked at before a request is read. A form post reaches this port from any web page
// without the browser asking first, so that every check is made here and none is left to CORS.

import type { IncomingMessage } from "node:http";

const BODY_MOST = 65_536;
const FORM = /^application\/x-www-form-urlencoded(?:;|$)/i;
const PROXY_HEADERS = ["via", "forwarded", "x-forwarded-for"] as const;

/** What a page sends: a function's name and its arguments. */
export type Parameters = Record<string, unknown>;

/** The bank's page, or the status by which anybody else is turned away. */
export type Caller = { ok: true; origin: string } | { ok: false; status: number };

/** Who calls; the host is checked first, for a foreign name may point at this computer. */
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

/** Whether something between the browser and this program left its mark. */
export function cameByProxy({ headers }: IncomingMessage): boolean {
  return PROXY_HEADERS.some((name) => headers[name] !== undefined);
}

/** The parameters of a form; "too-large" or "malformed" where there are none. */
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
