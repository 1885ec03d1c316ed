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
