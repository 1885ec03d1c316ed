// Files that people download or attach: names, sizes, and tables as CSV.

const KILO = 1024;

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

/** A file's size as systems show it: 340 KB, 1.2 MB. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILO));
  return kilobytes < KILO ? `${kilobytes} KB` : `${(bytes / KILO / KILO).toFixed(1)} MB`;
}

// Spreadsheet files: RFC 4180, with a byte order mark so that Chinese is decoded correctly.

const BYTE_ORDER_MARK = "\ufeff";
const LINE_END = "\r\n";

/** First characters that make a spreadsheet read a cell as a formula, full-width ones included. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
// Includes the separators that spreadsheets use in other locales.
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** A table as CSV; no cell can be evaluated as a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(cellOf).join(",") + LINE_END).join("");
}

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
