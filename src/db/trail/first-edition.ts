// The first version of the trail, which ended with migration 030: its rows and seals are stored
// unchanged, over ranges of transaction numbers, and can be verified while they exist.

import type { Db } from "../db.ts";

const SEAL_BYTES = 32;
const SEALS_AT_ONCE = 20;

/** The keys of the first version's seals, which do not include a key id. */
export interface KeysV1 {
  /** A keyed hash of 32 bytes over the parts, with every known key. */
  macsV1(...parts: Buffer[]): Buffer[];
}

/** A violation in a block of the first version. */
export interface BreachV1 {
  /** The number of the seal. */
  seal: string;
  what: "a seal is missing" | "the seal is forged" | "rows were changed";
}

interface SealV1 {
  number: string;
  /** The first transaction of the block, and the first after it. */
  from_xid: string;
  to_xid: string;
  rows: string;
  digest: Buffer;
  seal: Buffer;
}

interface Checked extends SealV1 {
  found_rows: string;
  found_digest: Buffer;
}

type Before = Pick<SealV1, "number" | "to_xid" | "seal">;

const NO_SEAL: Before = { number: "0", to_xid: "0", seal: Buffer.alloc(SEAL_BYTES) };

/** The last seal of the first version, which the second continues; zeros where there was none. */
export async function lastSealV1(db: Db): Promise<Buffer> {
  const [last = NO_SEAL] = await db.query<Pick<SealV1, "seal">>(
    "select seal from audit_v1_seal order by number desc limit 1",
    [],
  );
  return last.seal;
}

/** Verifies every block of the first version; returns the breaches, none when all is well. */
export async function verifyFirstEdition(db: Db, keys: KeysV1): Promise<BreachV1[]> {
  const breaches: BreachV1[] = [];
  let last = NO_SEAL;
  let page: Checked[];
  do {
    page = await read(db, last.number);
    for (const checked of page) {
      breaches.push(...breachesOf(keys, last, checked));
      last = checked;
    }
  } while (page.length === SEALS_AT_ONCE);
  if (await hasStrayRows(db)) breaches.push({ seal: last.number, what: "rows were changed" });
  return breaches;
}

/** What a seal of the first version covers, after the previous seal. */
export function partsOfV1(before: Buffer, block: Omit<SealV1, "seal">): Buffer[] {
  const { number, from_xid, to_xid, rows, digest } = block;
  // Every part has a fixed width, so that none can run into the next.
  return [before, ...[number, from_xid, to_xid, rows].map(eightBytes), digest];
}

function breachesOf({ macsV1 }: KeysV1, before: Before, checked: Checked): BreachV1[] {
  const { number, from_xid, rows, digest, seal, found_rows, found_digest } = checked;
  const follows = BigInt(number) === BigInt(before.number) + 1n && from_xid === before.to_xid;
  const isOurs = () => macsV1(...partsOfV1(before.seal, checked)).some((mac) => mac.equals(seal));
  const breaches: BreachV1[] = [];
  if (!follows) breaches.push({ seal: number, what: "a seal is missing" });
  // Without the previous seal this one cannot be verified; its rows can still be compared with it.
  else if (!isOurs()) breaches.push({ seal: number, what: "the seal is forged" });
  if (found_rows !== rows || !found_digest.equals(digest)) {
    breaches.push({ seal: number, what: "rows were changed" });
  }
  return breaches;
}

/** What was sealed of a row is its text, whose timestamp format depends on two settings. */
function read(db: Db, after: string): Promise<Checked[]> {
  return db.transaction(async (tx) => {
    await tx.query(
      "select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true)",
      [],
    );
    return tx.query<Checked>(
      `select number, from_xid, to_xid, rows, digest, seal, found_rows, found_digest
         from audit_v1_seal
        cross join lateral (
          select count(*) as found_rows,
                 sha256(coalesce(string_agg(sha256(convert_to(audit_v1::text, 'UTF8')), ''::bytea
                   order by xid, id), ''::bytea)) as found_digest
            from audit_v1 where xid >= from_xid and xid < to_xid) as found
        where number > $1
        order by number
        limit $2`,
      [after, SEALS_AT_ONCE],
    );
  });
}

/** Rows that were unsealed at its end were carried over: every remaining row must have a seal. */
async function hasStrayRows(db: Db): Promise<boolean> {
  const rows = await db.query(
    `select from audit_v1
      where xid < 0 or xid >= (select coalesce(max(to_xid), 0) from audit_v1_seal) limit 1`,
    [],
  );
  return rows.length > 0;
}

function eightBytes(number: string): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(number));
  return bytes;
}
