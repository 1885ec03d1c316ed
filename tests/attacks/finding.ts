// The invariants of every response, whatever was requested.

import { everyResponse } from "#server/http/headers.ts";
import type { Received, Sent } from "../runs/http.ts";

/** A violation in a response. */
export interface Finding {
  rule: string;
  /** The request, so that it can be sent again. */
  request: string;
  detail: string;
}

/** The result of an attack. */
export interface Report {
  findings: Finding[];
  /** Figures, one line each. */
  lines: string[];
}

/** A text that must never appear unescaped in a page. */
export const MARK = `<x-dawn a="'>`;

/** A host that no redirect may lead to. */
export const FOREIGN = "evil.example";

const SHOWN_LENGTH = 600;

/** The violations in a response; an overload status is allowed only if that is the point. */
export function findingsIn(sent: Sent, received: Received, isOverload = false): Finding[] {
  const { status, headers, body } = received;
  const found: [string, string][] = [];
  if (status >= 500 && !(isOverload && status === 503)) {
    found.push(["a 5xx", `${status} ${body.toString().replace(/\s+/g, " ").slice(0, 120)}`]);
  }
  const missing = Object.keys(everyResponse).filter((name) => headers[name] === undefined);
  if (missing.length > 0) found.push(["headers are missing", `${status}: ${missing.join(", ")}`]);
  if (headers["x-injected"] !== undefined) found.push(["a header was injected", String(status)]);
  const type = String(headers["content-type"] ?? "");
  if (/html|xml|svg/.test(type) && body.includes("<x-dawn")) {
    found.push(["sent back unescaped", type]);
  }
  const to = String(headers.location ?? "");
  if (isForeign(to)) found.push(["led elsewhere", to]);
  return found.map(([rule, detail]) => ({ rule, detail, request: shown(sent) }));
}

/** True for a URL outside this site. */
export function isForeign(location: string): boolean {
  if (location === "") return false;
  const base = "http://own.example/";
  if (!URL.canParse(location, base)) return true;
  const { host } = new URL(location, base);
  return host !== "own.example" && !/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
}

/** A request in one line. */
export function shown({ method, path, headers = {}, body }: Sent): string {
  const text = body === undefined ? "" : JSON.stringify(body.toString());
  return `${method} ${path} ${JSON.stringify(headers)} ${text}`.slice(0, SHOWN_LENGTH);
}
