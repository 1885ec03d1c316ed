// The encoding of values for statements of our own, and the decoding of their results. An array of
// rows passes a whole table of values as one parameter; the driver has no such encoding, and would
// quote every element of any other array. Days and timestamps stay text.

import pg from "pg";
import type { Day } from "#base/time/day.ts";

/** A value in a row. */
export type Cell = string | number | boolean | null;

// What needs no quotes, in a row or in an array.
const PLAIN = /^[\w.:-]+$/;

/** An array of texts. */
export function textsLiteral(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${PLAIN.test(text) ? text : escaped(text)}"`).join(",")}}`;
}

/** An array of bytes. */
export function bytesLiteral(all: readonly (Buffer | null)[]): string {
  const each = (bytes: Buffer | null) => (bytes ? `"\\\\x${bytes.toString("hex")}"` : "null");
  return `{${all.map(each).join(",")}}`;
}

/** An array of rows, for unnest. */
export function rowsLiteral(rows: readonly (readonly Cell[])[]): string {
  // Added up piece by piece: a batch has hundreds of cells, and each join would copy its own.
  let text = "";
  for (const row of rows) {
    text += text === "" ? '{"(' : ',"(';
    for (let place = 0; place < row.length; place += 1) {
      if (place > 0) text += ",";
      text += cellOf(row[place] as Cell);
    }
    text += ')"';
  }
  return text === "" ? "{}" : `${text}}`;
}

/** A cell of a row that is itself in quotes. */
function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  if (PLAIN.test(cell)) return cell;
  return escaped(`"${cell.replace(/["\\]/g, "$&$&")}"`);
}

function escaped(text: string): string {
  return text.replace(/["\\]/g, "\\$&");
}

/** A text unchanged; also integers that are only ids. */
export const asText = (text: string): string => text;

/** Bytes as the database writes them. */
export const asBytes = (text: string): Buffer => Buffer.from(text.slice(2), "hex");

/** A day as the database writes it. */
export const asDay = (text: string): Day => text as Day;

/** A timestamp as the driver reads it. */
export const asMoment = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (
  text: string,
) => Date;

/** Yes or no. */
export const asFlag = (text: string): boolean => text === "t";

/** An amount or a count. */
export function asInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`no safe whole number: ${text}`);
  return number;
}
