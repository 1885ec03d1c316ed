// Files for spreadsheets: RFC 4180, with a byte order mark so that Chinese is read as Chinese.

const BYTE_ORDER_MARK = "\ufeff";
const LINE_END = "\r\n";

/** Signs with which a spreadsheet takes a cell for a formula, full-width ones included. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
// Also what separates cells in spreadsheets of other countries.
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** A table as CSV; no cell of it can become a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(cellOf).join(",") + LINE_END).join("");
}

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
