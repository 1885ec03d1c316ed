// The trail is sealed block by block, each seal keyed over the one before: what was sealed cannot be
// changed, left out or put in another order by anybody who does not know the key.

import type { Db } from "../db.ts";

const SEAL_BYTES = 32;
// A trail that was not sealed for long is sealed in parts that a statement can read in time.
const SPAN_MOST = 10_000;

/** A keyed hash of 32 bytes. */
export type Mac = (...parts: Buffer[]) => Buffer;

/** What a seal is made over, as the database writes it. */
export interface Block {
  number: string;
  /** The first transaction of the block, and the first after it. */
  from_xid: string;
  to_xid: string;
  rows: string;
  digest: Buffer;
}

/** A block and its seal. */
export interface Seal extends Block {
  seal: Buffer;
}

/** What stands before the first seal. */
export const NO_SEAL: Pick<Seal, "number" | "to_xid" | "seal"> = {
  number: "0",
  to_xid: "0",
  seal: Buffer.alloc(SEAL_BYTES),
};

/** The seal of a block after the seal before. */
export function sealOf(mac: Mac, before: Buffer, block: Block): Buffer {
  const { number, from_xid, to_xid, rows, digest } = block;
  // Every part has one width, so that none can run into the next.
  return mac(before, ...[number, from_xid, to_xid, rows].map(eightBytes), digest);
}

/**
 * Seals the rows of transactions that have ended before the oldest one still open: nobody can add to
 * them any more. Answers the seal, to be written down elsewhere too, or null when there is nothing
 * to seal or another process has just sealed it. Where much has come together it is called again.
 */
export async function sealTrail(db: Db, mac: Mac): Promise<Seal | null> {
  const [last = NO_SEAL] = await db.query<Seal>(
    "select number, to_xid, seal from audit_seal order by number desc limit 1",
    [],
  );
  const [found] = await db.query<Omit<Block, "number" | "from_xid">>(
    `select to_xid, rows, digest
       from (select least(pg_snapshot_xmin(pg_current_snapshot())::text::bigint,
                          (select min(xid) from audit where xid >= $1) + $2) as to_xid) as range
      cross join lateral bank.audit_digest($1, to_xid)`,
    [last.to_xid, SPAN_MOST],
  );
  if (!found || found.rows === "0") return null;
  const number = String(BigInt(last.number) + 1n);
  const block = { number, from_xid: last.to_xid, ...found };
  const seal = sealOf(mac, last.seal, block);
  // Of two processes that seal at once, the second finds the number taken.
  const written = await db.query(
    `insert into audit_seal (number, from_xid, to_xid, rows, digest, seal, at)
     values ($1, $2, $3, $4, $5, $6, bank.now())
     on conflict (number) do nothing
     returning number`,
    [number, block.from_xid, block.to_xid, block.rows, block.digest, seal],
  );
  return written.length > 0 ? { ...block, seal } : null;
}

function eightBytes(number: string): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(number));
  return bytes;
}
