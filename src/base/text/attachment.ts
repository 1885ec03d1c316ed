/**
 * The header with which an answer is kept as a file (RFC 6266): the real name for browsers of this
 * century, and a plain one of letters, digits, dots and dashes for everything else.
 */
export function attachmentHeader(name: string, plain: string): string {
  const safe = plain.replace(/[^\w.-]/g, "-");
  return `attachment; filename="${safe}"; filename*=UTF-8''${encoded(name)}`;
}

/** Four signs that addresses may hold and header values of this kind may not. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** What the wire calls the fields of files that are sent ahead. */
export const attachmentWire = {
  attachmentIds: "atchIdList",
  attachments: "atchList",
  attachmentId: "atchId",
  resultMessage: "rsltMsg",
} as const;
