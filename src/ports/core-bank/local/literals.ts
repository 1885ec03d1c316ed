// Arrays as the database reads them. An array of rows is one parameter for a whole table's worth of
// values; the driver knows no such thing, and would quote every element of any other array.

/** What may stand in a row. */
export type Cell = string | number | boolean | null;

// What needs no quotes, in a row or in an array.
const PLAIN = /^[\w.:-]+$/;

/** An array of texts. */
export function textsLiteral(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${escaped(text)}"`).join(",")}}`;
}

/** An array of rows, for unnest. */
export function rowsLiteral(rows: readonly (readonly Cell[])[]): string {
  return `{${rows.map((row) => `"(${row.map(cellOf).join(",")})"`).join(",")}}`;
}

/** A cell of a row that itself stands in quotes. */
function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  if (PLAIN.test(cell)) return cell;
  return escaped(`"${cell.replace(/["\\]/g, "$&$&")}"`);
}

function escaped(text: string): string {
  return text.replace(/["\\]/g, "\\$&");
}
