// The trail is sealed block by block, each seal keyed over the previous one: sealed rows cannot be
// changed, omitted or reordered without the key.

import type { Db } from "../db.ts";

/** The keys of the seals: new seals use the current one, old ones are verified with theirs. */
export interface SealKeys {
  currentKeyId: string;
  /** All known keys, newest first. */
  keyIds: readonly string[];
  /** A keyed hash of 32 bytes over unambiguously delimited parts. */
  macWith(keyId: string, ...parts: Buffer[]): Buffer;
}

/** What a seal covers, as the database stores it. */
export interface Block {
  number: string;
  /** The numbers of its first and last row. */
  first_row: string;
  last_row: string;
  /** The first day of the month of all its rows. */
  month: string;
  encoding: number;
  digest: Buffer;
}

/** A block and its seal. */
export interface Seal extends Block {
  key_id: string;
  seal: Buffer;
}

/** The columns of a block for a statement; how a date is cast to text depends on settings. */
export const BLOCK_COLUMNS =
  "number, first_row, last_row, to_char(month, 'YYYY-MM-DD') as month, encoding, digest";

/** The seal of a block after the previous seal. */
export function sealOf(keys: SealKeys, keyId: string, before: Buffer, block: Block): Buffer {
  const { number, first_row, last_row, month, encoding, digest } = block;
  const header = [number, first_row, last_row, month, encoding].join(" ");
  return keys.macWith(keyId, before, Buffer.from(header), digest);
}

/** How many rows a block has. */
export function rowsOf({ first_row, last_row }: Pick<Block, "first_row" | "last_row">): bigint {
  return BigInt(last_row) - BigInt(first_row) + 1n;
}

/**
 * Closes a block over the unsealed rows, and seals it; a block that was closed but not sealed comes
 * first. Returns the seal, to be logged as well, or null when there is nothing to seal or another
 * process is doing it. With a backlog it is called again.
 */
export async function sealTrail(db: Db, keys: SealKeys): Promise<Seal | null> {
  const [next] = await db.query<Block & { before: Buffer }>(
    `select ${BLOCK_COLUMNS}, before from bank.audit_next_block()`,
    [],
  );
  if (!next) return null;
  const { before, ...block } = next;
  const key_id = keys.currentKeyId;
  const seal = sealOf(keys, key_id, before, block);
  // Of two processes that have read the same block, one seals it.
  const [row] = await db.query<{ isDone: boolean }>(
    `select bank.audit_seal_block($1, $2, $3) as "isDone"`,
    [block.number, key_id, seal],
  );
  return row?.isDone ? { ...block, key_id, seal } : null;
}
