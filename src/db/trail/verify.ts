// Whether the trail is unchanged since it was sealed.

import type { Db } from "../db.ts";
import { DIGEST_SQL, ENCODING } from "./encoding.ts";
import { lastSealV1 } from "./first-edition.ts";
import { BLOCK_COLUMNS, type Block, rowsOf, type SealKeys, sealOf } from "./seal.ts";

const BLOCKS_AT_ONCE = 20;
const TAIPEI_MS = 8 * 3_600_000;

/** How long rows are stored; after that a month may be dropped while its seals remain. */
export const RETENTION_YEARS = 7;

/** A violation in a block of the trail. */
export interface Breach {
  /** The number of the block. */
  block: string;
  what:
    | "a seal is missing"
    | "the seal is forged"
    | "the key of the seal is not known"
    | "rows were changed"
    | "rows stand outside every block";
}

/** A seal known from another source, such as the log. */
export interface KnownSeal {
  number: string;
  seal: Buffer;
}

/** The end of what was verified: the next block must follow it. */
export interface Link {
  number: string;
  last_row: string;
  seal: Buffer | null;
}

interface Found extends Block {
  key_id: string | null;
  seal: Buffer | null;
  found_rows: string;
  found_digest: Buffer;
}

/** A verified part of the trail. */
export interface Page {
  breaches: Breach[];
  /** The last block of it. */
  last: Link;
  rows: bigint;
  /** Whether there are more blocks. */
  hasMore: boolean;
}

/** Options for verifying the whole trail. */
export interface VerifyOptions {
  known?: KnownSeal | undefined;
  /** The time of the verifier's own clock: determines which months may be dropped. */
  now?: Date;
  /** Called with the number of rows verified so far. */
  onProgress?(rows: bigint): void;
}

/**
 * Verifies every block; returns the breaches, none when all is well. Only a seal known from another
 * source can show that the newest ones were removed.
 */
export async function verifyTrail(
  db: Db,
  keys: SealKeys,
  { known, now = new Date(), onProgress }: VerifyOptions = {},
): Promise<Breach[]> {
  const breaches: Breach[] = [];
  let link = await firstLink(db);
  let rows = 0n;
  let page: Page;
  do {
    page = await verifyPage(db, keys, { after: link, now, known });
    breaches.push(...page.breaches);
    link = page.last;
    rows += page.rows;
    onProgress?.(rows);
  } while (page.hasMore);
  if (known && BigInt(link.number) < BigInt(known.number)) {
    breaches.push({ block: known.number, what: "a seal is missing" });
  }
  return [...breaches, ...(await strayRows(db))];
}

/** The link before the first block: the end of the trail's first version. */
export async function firstLink(db: Db): Promise<Link> {
  return { number: "0", last_row: "0", seal: await lastSealV1(db) };
}

/** Verifies some blocks after a link. */
export async function verifyPage(
  db: Db,
  keys: SealKeys,
  { after, now, known }: { after: Link; now: Date; known?: KnownSeal | undefined },
): Promise<Page> {
  const found = await read(db, after.number);
  const breaches: Breach[] = [];
  let last = after;
  let rows = 0n;
  for (const block of found) {
    const seal = sealBreach(keys, last, block);
    if (seal) breaches.push({ block: block.number, what: seal });
    if (!hasItsRows(block, now)) breaches.push({ block: block.number, what: "rows were changed" });
    if (block.number === known?.number && !block.seal?.equals(known.seal)) {
      breaches.push({ block: block.number, what: "the seal is forged" });
    }
    last = block;
    rows += BigInt(block.found_rows);
  }
  return { breaches, last, rows, hasMore: found.length === BLOCKS_AT_ONCE };
}

/** Blocks are contiguous: a row that is in none of them has a number beyond the ends. */
export async function strayRows(db: Db): Promise<Breach[]> {
  const rows = await db.query<{ number: string }>(
    `select number from bank.audit_log
      where number < 1
         or number > (select coalesce(max(last_row), 0) from bank.audit_block)
      order by number limit 1`,
    [],
  );
  return rows.map(({ number }) => ({
    block: `row ${number}`,
    what: "rows stand outside every block",
  }));
}

function sealBreach(keys: SealKeys, before: Link, block: Found): Breach["what"] | null {
  const follows =
    BigInt(block.number) === BigInt(before.number) + 1n &&
    BigInt(block.first_row) === BigInt(before.last_row) + 1n;
  if (!follows) return "a seal is missing";
  // The newest block may wait for its seal; one that another builds on must have it.
  if (before.seal === null) return "a seal is missing";
  const { key_id, seal } = block;
  if (key_id === null || seal === null) return null;
  if (!keys.keyIds.includes(key_id)) return "the key of the seal is not known";
  return sealOf(keys, key_id, before.seal, block).equals(seal) ? null : "the seal is forged";
}

function hasItsRows(block: Found, now: Date): boolean {
  if (block.found_rows === "0" && isPastRetention(block.month, now)) return true;
  return (
    block.encoding === ENCODING &&
    BigInt(block.found_rows) === rowsOf(block) &&
    block.found_digest.equals(block.digest)
  );
}

/** Whether the whole month is past the retention period. */
function isPastRetention(month: string, now: Date): boolean {
  const [year = 0, number = 0] = month.split("-").map(Number);
  // Months are zero-based here: this is the start of the following month, in Taipei.
  const end = Date.UTC(year + RETENTION_YEARS, number, 1) - TAIPEI_MS;
  return end <= now.getTime();
}

function read(db: Db, after: string): Promise<Found[]> {
  return db.query<Found>(
    `select ${BLOCK_COLUMNS}, key_id, seal, found_rows, found_digest
       from bank.audit_block
      cross join lateral (
        select count(*) as found_rows, ${DIGEST_SQL} as found_digest
          from bank.audit_log where audit_log.number between first_row and last_row) as found
      where audit_block.number > $1
      order by audit_block.number
      limit $2`,
    [after, BLOCKS_AT_ONCE],
  );
}
