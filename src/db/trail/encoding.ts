// The sealed bytes of a row: the same here and in the database, so that an exported trail can be
// verified against its seals without its database.

import { hash } from "node:crypto";

/** The version of the list of fields below. A changed list gets a new one; this never changes. */
export const ENCODING = 2;

/** A row of the trail as it is sealed: every value in PostgreSQL's text format. */
export interface SealedRow {
  number: string;
  id: string;
  /** Microseconds since 1970. */
  at: string;
  event: string;
  outcome: string;
  actor_kind: string;
  actor_id: string | null;
  customer_id: string | null;
  session: string | null;
  address: string | null;
  request: string | null;
  reference: string | null;
  posting_id: string | null;
  detail: string | null;
}

/** The fields in encoding order, each with the expression that reads it as text. */
const fields: Readonly<Record<keyof SealedRow, string>> = {
  number: "number::text",
  id: "id::text",
  // Not an integer only if somebody wrote infinity there: then it must differ, not fail.
  at: "trunc(extract(epoch from at) * 1000000)::text",
  event: "event",
  outcome: "outcome",
  actor_kind: "actor_kind",
  actor_id: "actor_id",
  customer_id: "customer_id::text",
  session: "session",
  address: "address",
  request: "request",
  reference: "reference",
  posting_id: "posting_id::text",
  detail: "detail::text",
};
const names = Object.keys(fields) as (keyof SealedRow)[];

/** The columns of a sealed row for a statement that exports them. */
export const SEALED_COLUMNS = names.map((name) => `${fields[name]} as ${name}`).join(", ");

/**
 * The digest of rows of audit_log in the order of their numbers, as an SQL expression. It does not
 * use the database's own function: the database's owner could have replaced it.
 */
export const DIGEST_SQL = `sha256(coalesce(string_agg(sha256(convert_to(concat(
  ${[`'${field(String(ENCODING))}'`, ...names.map((name) => fieldSql(fields[name]))].join(",\n  ")}
), 'UTF8')), ''::bytea order by number), ''::bytea))`;

/** The sealed form of a row: each field as its length in bytes, a colon, its text and a comma. */
export function encoded(row: SealedRow): string {
  return field(String(ENCODING)) + names.map((name) => field(row[name])).join("");
}

/** The digest of a block: the hash over the hashes of its rows, in the order of their numbers. */
export function digestOf(rows: readonly SealedRow[]): Buffer {
  const hashes = rows.map((row) => hash("sha256", encoded(row), "buffer"));
  return hash("sha256", Buffer.concat(hashes), "buffer");
}

/** Null has no length: it differs from an empty text. */
function field(text: string | null): string {
  return text === null ? ":," : `${Buffer.byteLength(text)}:${text},`;
}

function fieldSql(text: string): string {
  return `octet_length(${text}), ':', ${text}, ','`;
}
