// The keys that the bank knows, and the rows that reference them, in all tables.

import type { Db } from "#db/db.ts";
import { named } from "./named.ts";
import { groups, type NamedColumn } from "./uses.ts";

/** A key that the bank knows. */
export interface KnownKey {
  /** Null for a key from before keys had ids. */
  keyId: string | null;
  mac: Buffer;
  madeAt: Date;
  currentSince: Date | null;
}

/** The keys that the bank knows, newest first. */
export function knownKeys(db: Db): Promise<KnownKey[]> {
  return db.query<KnownKey>(
    `select key_id as "keyId", mac, made_at as "madeAt", current_since as "currentSince"
       from secret_check order by made_at desc, key_id desc`,
    [],
  );
}

/** The number of rows in a column that reference a key. */
export interface NamingRows {
  column: string;
  rows: number;
}

const allColumns = groups.flatMap(({ columns }) => columns);

/** The rows that reference a key, by column; columns without any are omitted. */
export async function rowsNaming(db: Db, keyId: string): Promise<NamingRows[]> {
  const found: NamingRows[] = [];
  for (const { table, column, form } of allColumns) {
    const [row] = await db.query<{ rows: number }>(
      `select count(*)::int as rows from ${table} where ${isNamed(column, form)}`,
      [nameIn(form, keyId)],
    );
    if (row && row.rows > 0) found.push({ column: `${table}.${column}`, rows: row.rows });
  }
  return found;
}

/** Whether a row in any of the columns references a key. */
export async function isNamedIn(
  db: Db,
  columns: readonly NamedColumn[],
  keyId: string,
): Promise<boolean> {
  for (const { table, column, form } of columns) {
    const rows = await db.query(`select from ${table} where ${isNamed(column, form)} limit 1`, [
      nameIn(form, keyId),
    ]);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Adds the key id to everything from before keys had ids: only one secret can have made it. */
export async function nameUnnamed(db: Db, keyId: string): Promise<void> {
  for (const { table, column, form } of allColumns) {
    if (form === "hash") {
      await db.query(
        `update ${table} set ${column} = regexp_replace(${column}, '(,p=\\d+)\\$', $1)
          where ${column} not like '%,keyid=%'`,
        [`\\1,keyid=${keyId}$`],
      );
    } else if (form !== "id") {
      // A hash has 32 bytes; a seal is longer, and is recognised by the missing prefix.
      const isUnnamed =
        form === "seal" ? `substring(${column} from 1 for 5) <> $1` : `length(${column}) = 32`;
      await db.query(`update ${table} set ${column} = $1::bytea || ${column} where ${isUnnamed}`, [
        nameIn(form, keyId),
      ]);
    }
  }
}

function isNamed(column: string, form: NamedColumn["form"]): string {
  if (form === "id") return `${column} = $1`;
  return form === "hash" ? `${column} like $1` : `substring(${column} from 1 for 5) = $1`;
}

function nameIn(form: NamedColumn["form"], keyId: string): string | Buffer {
  if (form === "id") return keyId;
  return form === "hash" ? `%,keyid=${keyId}$%` : named(keyId, Buffer.alloc(0));
}
