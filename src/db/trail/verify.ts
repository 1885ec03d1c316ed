// Whether the trail still says what it said when it was sealed.

import type { Db } from "../db.ts";
import { type Mac, NO_SEAL, type Seal, sealOf } from "./seal.ts";

const SEALS_AT_ONCE = 20;

/** What is wrong with a block of the trail. */
export interface Breach {
  /** The number of the seal. */
  seal: string;
  what: "a seal is missing" | "the seal is forged" | "rows were changed";
}

interface Checked extends Seal {
  found_rows: string;
  found_digest: Buffer;
}

/**
 * Checks every sealed block; answers what is broken, and nothing when all is well. Only a seal known
 * from elsewhere, such as the log, can tell that the newest ones were taken away.
 */
export async function verifyTrail(
  db: Db,
  mac: Mac,
  known: Pick<Seal, "number" | "seal"> = NO_SEAL,
): Promise<Breach[]> {
  const breaches: Breach[] = [];
  let last: Pick<Seal, "number" | "to_xid" | "seal"> = NO_SEAL;
  let page: Checked[];
  do {
    page = await read(db, last.number);
    for (const checked of page) {
      breaches.push(...breachesOf(mac, last, checked));
      const isKnown = checked.number !== known.number || checked.seal.equals(known.seal);
      if (!isKnown) breaches.push({ seal: checked.number, what: "the seal is forged" });
      last = checked;
    }
  } while (page.length === SEALS_AT_ONCE);
  if (BigInt(last.number) < BigInt(known.number)) {
    breaches.push({ seal: known.number, what: "a seal is missing" });
  }
  return breaches;
}

function breachesOf(
  mac: Mac,
  before: Pick<Seal, "number" | "to_xid" | "seal">,
  checked: Checked,
): Breach[] {
  const { number, from_xid, rows, digest, seal, found_rows, found_digest } = checked;
  const follows = BigInt(number) === BigInt(before.number) + 1n && from_xid === before.to_xid;
  const breaches: Breach[] = [];
  if (!follows) breaches.push({ seal: number, what: "a seal is missing" });
  // Without the seal before, nothing can be said of this one; its rows can still be held against it.
  else if (!sealOf(mac, before.seal, checked).equals(seal)) {
    breaches.push({ seal: number, what: "the seal is forged" });
  }
  if (found_rows !== rows || !found_digest.equals(digest)) {
    breaches.push({ seal: number, what: "rows were changed" });
  }
  return breaches;
}

function read(db: Db, after: string): Promise<Checked[]> {
  return db.query<Checked>(
    `select number, from_xid, to_xid, audit_seal.rows, audit_seal.digest, seal,
            found.rows as found_rows, found.digest as found_digest
       from audit_seal cross join lateral bank.audit_digest(from_xid, to_xid) as found
      where number > $1
      order by number
      limit $2`,
    [after, SEALS_AT_ONCE],
  );
}
