/**
 * The header that makes a response a download (RFC 6266): the real name for modern browsers, and a
 * plain one of letters, digits, dots and dashes for everything else.
 */
export function attachmentHeader(name: string, plain: string): string {
  const safe = plain.replace(/[^\w.-]/g, "-");
  return `attachment; filename="${safe}"; filename*=UTF-8''${encoded(name)}`;
}

/** Four characters that encodeURIComponent leaves alone but this header must escape. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The wire names of the fields of files that are uploaded in advance. */
export const attachmentWire = {
  attachmentIds: "atchIdList",
  attachments: "atchList",
  attachmentId: "atchId",
  resultMessage: "rsltMsg",
} as const;
