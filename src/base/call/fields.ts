// Fields that contracts of several areas have in common.

import { Type as T, type TSchema, type TString, type TUnion } from "typebox";
import { UUID_PATTERN } from "../identity/uuid.ts";
import { accountTypes } from "./codes.ts";
import { FIRST_PAGE, PAGE_SIZE } from "./limits.ts";
import { wire } from "./wire.ts";

const PAGE_SIZE_MOST = 50;
const PAGE_MOST = 100_000;

/** The requested page of a list, and the page size. */
export const paging = {
  page: wire(
    "pageNbr",
    T.Optional(T.Integer({ minimum: FIRST_PAGE, maximum: PAGE_MOST, default: FIRST_PAGE })),
  ),
  pageSize: wire(
    "pageCnt",
    T.Optional(T.Integer({ minimum: 1, maximum: PAGE_SIZE_MOST, default: PAGE_SIZE })),
  ),
};

/** The returned page of a list. */
export const paged = {
  page: wire("pageNbr", T.Integer()),
  pageSize: wire("pageCnt", T.Integer()),
};

/** An id that the bank made; anything else in its place would be a fault of the database. */
export const uuid = T.String({ pattern: UUID_PATTERN });

/** A text that people write: its length counts without the spaces around it, which are removed. */
export function typedText({ least, most }: { least: number; most: number }): TString {
  return T.String({ minLength: least, maxLength: most, trimmed: true });
}

/** A day. */
export const day = T.String({
  pattern: "^\\d{4}/\\d{2}/\\d{2}$",
  description: "YYYY/MM/DD in Taipei",
});

const MOMENT = {
  pattern: "^\\d{4}/\\d{2}/\\d{2} \\d{2}:\\d{2}:\\d{2}$",
  description: "YYYY/MM/DD HH:MM:SS in Taipei",
};

/** A moment: the wire has no other form of it. */
export const moment = T.String(MOMENT);

/** A moment, and which one it is. */
export function momentOf(what: string): TString {
  return T.String({ ...MOMENT, description: `${what}, ${MOMENT.description}` });
}

/** Something, or null. */
export const orNull = <S extends TSchema>(schema: S): TUnion<[S, ReturnType<typeof T.Null>]> =>
  T.Union([schema, T.Null()]);

/** The ranges of a text that match a search, for highlighting. */
export const highlights = T.Array(
  T.Object({
    start: wire("strtPos", T.Integer({ minimum: 0 })),
    end: wire("endPos", T.Integer({ minimum: 1 })),
  }),
  { description: "what was found in the text: from a UTF-16 place up to another, in order" },
);

/** An account's kind, and the code of its type. */
export const accountKindFields = {
  accountKind: wire("acctKndCd", T.Enum(["main", "sub", "joint"])),
  accountType: wire(
    "acctTpCd",
    orNull(
      T.Enum(Object.values(accountTypes), {
        description: "1 sub account, 2 joint account; null for a main account",
      }),
    ),
  ),
};
