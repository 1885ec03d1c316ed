import { randomBytes } from "node:crypto";

const TWO_YEARS_SECONDS = 63_072_000;

/** Headers of every answer, whatever it is. */
export const everyAnswer = {
  "strict-transport-security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
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

const pageSources = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  `report-uri ${CSP_REPORT_PATH}`,
].join("; ");

/** For pages without inline scripts: the same words for everyone, so that the page can be kept. */
export const plainPolicy = `${pageSources}; style-src 'self'; script-src 'self'`;

/** For pages that hydrate: only scripts and styles that carry this answer's nonce. */
export function noncePolicy(nonce: string): string {
  return `${pageSources}; style-src 'self' 'nonce-${nonce}'; script-src 'self' 'nonce-${nonce}'`;
}

/** A fresh nonce; used once, in one answer. */
export function freshNonce(): string {
  return randomBytes(16).toString("base64");
}
