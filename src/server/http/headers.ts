import { randomBytes } from "node:crypto";
import type { ConnectTarget, ScreenPolicy } from "#base/site/screen-handle.ts";

const TWO_YEARS_SECONDS = 63_072_000;

/** Headers of every response. */
export const everyResponse = {
  "strict-transport-security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissionsOf({}),
} as const;

/** Where browsers report content that they blocked. */
export const CSP_REPORT_PATH = "/csp-report";

/** For responses that are data: nothing in them may run or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every response to a call: all of the above, and never cached. */
export const everyCall = {
  ...everyResponse,
  "cache-control": "no-store",
  "content-security-policy": dataPolicy,
} as const;

/** What a browser deletes when its owner signs out. */
export const forgetting = { "clear-site-data": '"cache", "storage"' } as const;

/** For pages without inline scripts: the same for everyone, so that the page can be cached. */
export const plainPolicy = contentPolicy({}, "");

/** Headers of every response of the pages, except where a page or a file sets its own. */
export const everyPage = {
  ...everyResponse,
  "cache-control": "no-store",
  "content-security-policy": plainPolicy,
} as const;

/** The two policies of a page: only what its screen requests. */
export function pagePolicies(policy: ScreenPolicy, nonce: string) {
  return {
    "content-security-policy": contentPolicy(policy, nonce),
    "permissions-policy": permissionsOf(policy),
  };
}

/** Where the signing adapter on the customer's computer listens, on Windows and on a Mac. */
const adapterPorts = [56_450, 56_550, 56_650, 54_450, 54_550, 54_650];

function originsOf(target: ConnectTarget): string[] {
  const hosts: Record<ConnectTarget, readonly string[]> = {
    "loopback-adapter": ["localhost", "127.0.0.1"],
  };
  return hosts[target].flatMap((host) => adapterPorts.map((port) => `https://${host}:${port}`));
}

/** Our own scripts and styles; on a hydrated page also those with the response's nonce. */
function contentPolicy({ connect = [] }: ScreenPolicy, nonce: string): string {
  const own = nonce === "" ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "img-src 'self' data:",
    `connect-src ${["'self'", ...connect.flatMap(originsOf)].join(" ")}`,
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `report-uri ${CSP_REPORT_PATH}`,
    `style-src ${own}`,
    `script-src ${own}`,
  ].join("; ");
}

/** Which browser features may be used; browsers ask before a page connects to a loopback port. */
function permissionsOf({ camera, microphone, connect = [] }: ScreenPolicy): string {
  return [
    `camera=(${camera ? "self" : ""})`,
    `microphone=(${microphone ? "self" : ""})`,
    "geolocation=()",
    "payment=()",
    "usb=()",
    "browsing-topics=()",
    ...(connect.includes("loopback-adapter") ? ["loopback-network=(self)"] : []),
  ].join(", ");
}

/** A fresh nonce for one response. */
export function freshNonce(): string {
  return randomBytes(16).toString("base64");
}
