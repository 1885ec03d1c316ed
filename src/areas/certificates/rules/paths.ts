// The paths of the certificate pages.

import type { CertificateKind } from "./kinds.ts";

export const CERTIFICATION_PATH = "/certification";
export const VERIFY_PATH = "/certification/verify";
export const COMPLETE_PATH = "/certification/deposit-balance-complete";

/** The page where a certificate is requested. */
export function requestPath(kind: CertificateKind): string {
  return `${CERTIFICATION_PATH}/${kind}`;
}

/** The page with the result of a request. */
export function issuedPath(kind: CertificateKind, requestId: string): string {
  return `${requestPath(kind)}/issued/${requestId}`;
}

/** The document of a request. */
export function filePath(kind: CertificateKind, requestId: string): string {
  return `${issuedPath(kind, requestId)}/file`;
}

/** The page that verifies a document. */
export function verifyPath(documentId: string): string {
  return `${VERIFY_PATH}/${documentId}`;
}
