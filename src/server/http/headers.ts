import { randomBytes } from "node:crypto";
import type { ConnectTarget, ScreenPolicy } from "#base/site/screen-handle.ts";

const TWO_YEARS_SECONDS = 63_072_000;

/** Headers of every answer, whatever it is. */
export const everyAnswer = {
  "strict-transport-security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissionsOf({}),
} as const;

/** The address that browsers tell about content they refused to run. */
export const CSP_REPORT_PATH = "/csp-report";

/** For answers that are data: nothing in them may run or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer to a call: all of the above, and it is nobody else's. */
export const everyCall = {
  ...everyAnswer,
  "cache-control": "no-store",
  "content-security-policy": dataPolicy,
} as const;

/** What a browser forgets when its owner signs out. */
export const forgetting = { "clear-site-data": '"cache", "storage"' } as const;

/** For pages without inline scripts: the same words for everyone, so that the page can be kept. */
export const plainPolicy = contentPolicy({}, "");

/** The two policies of a page: what a screen asks for and no more. */
export function pagePolicies(policy: ScreenPolicy, nonce: string) {
  return {
    "content-security-policy": contentPolicy(policy, nonce),
    "permissions-policy": permissionsOf(policy),
  };
}

/** Where the signing adapter of the customer's own computer listens, on Windows and on a Mac. */
const adapterPorts = [56_450, 56_550, 56_650, 54_450, 54_550, 54_650];

function originsOf(target: ConnectTarget): string[] {
  const hosts: Record<ConnectTarget, readonly string[]> = {
    "loopback-adapter": ["localhost", "127.0.0.1"],
  };
  return hosts[target].flatMap((host) => adapterPorts.map((port) => `https://${host}:${port}`));
}

/** Scripts and styles of our own; of a page that hydrates also those that carry its answer's nonce. */
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

/** What a browser's own abilities may be used for; a browser asks before it reaches a loopback port. */
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

/** A fresh nonce; used once, in one answer. */
export function freshNonce(): string {
  return randomBytes(16).toString("base64");
}
