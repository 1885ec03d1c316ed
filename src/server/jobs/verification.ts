// Verifies the trail continuously in small parts: new blocks soon after they are sealed, and all
// blocks repeatedly. Any number of processes share the work.

import type { Db } from "#db/db.ts";
import type { SealKeys } from "#db/trail/seal.ts";
import {
  type Breach,
  firstLink,
  type Link,
  type Page,
  strayRows,
  verifyPage,
} from "#db/trail/verify.ts";
import type { Job } from "./jobs.ts";
import { type TrailLog, type TrailVault, trailKeys } from "./sealing.ts";

const EVERY_SECONDS = 60;
/** Rows that one run verifies: a few seconds of database time at most. */
const NEW_ROWS_MOST = 300_000n;
const OLD_ROWS_MOST = 20_000n;
const BREACHES_TOLD = 20;

/** An unverified seal that is older than this is reported. */
export const VERIFIED_BEHIND_SECONDS = 600;

/** The two rounds: over new blocks, and over everything again. */
type Round = "new" | "again";

/** Verifies what was sealed since the last run, and a part of the older blocks; logs breaches. */
export function verification(vault: TrailVault, log: TrailLog): Job {
  const keys = trailKeys(vault);
  return {
    name: "verify the trail",
    everySeconds: EVERY_SECONDS,
    async work(db) {
      tell(log, await verifyRound(db, keys, { round: "new", rowsMost: NEW_ROWS_MOST }));
      tell(log, await verifyRound(db, keys, { round: "again", rowsMost: OLD_ROWS_MOST }));
      tell(log, await strayRows(db));
      const seconds = await unverifiedSeconds(db);
      if (seconds <= VERIFIED_BEHIND_SECONDS) return;
      log.warn({ event: "trail.unverified", seconds }, "the trail is not verified in time");
    },
  };
}

function tell(log: TrailLog, breaches: readonly Breach[]): void {
  for (const { block, what } of breaches.slice(0, BREACHES_TOLD)) {
    log.warn({ event: "trail.broken", block, what }, "the trail is broken");
  }
}

/** Verifies a part of a round, and stores its progress; returns the breaches. */
export async function verifyRound(
  db: Db,
  keys: SealKeys,
  { round, rowsMost }: { round: Round; rowsMost: bigint },
): Promise<Breach[]> {
  const breaches: Breach[] = [];
  let rows = 0n;
  let page: Page | null;
  do {
    page = await db.transaction((tx) => verifyNext(tx, keys, round));
    breaches.push(...(page?.breaches ?? []));
    rows += page?.rows ?? 0n;
  } while (page?.hasMore && rows < rowsMost);
  return breaches;
}

/** The next page of a round; null where another process holds the lock. */
async function verifyNext(tx: Db, keys: SealKeys, round: Round): Promise<Page | null> {
  await tx.query(
    `insert into audit_verification (name, block, at) values ($1, 0, bank.now())
     on conflict (name) do nothing`,
    [round],
  );
  const [place] = await tx.query<{ block: string; now: Date }>(
    `select block, bank.now() as now from audit_verification where name = $1
        for update skip locked`,
    [round],
  );
  if (!place) return null;
  const after = await linkAt(tx, place.block);
  const page = await verifyPage(tx, keys, { after, now: place.now });
  // The newest block may be open: it is verified again once it is sealed.
  const isOpen = page.last.seal === null;
  const hasMore = page.hasMore && !isOpen;
  const verified = isOpen ? BigInt(page.last.number) - 1n : BigInt(page.last.number);
  // A finished round over everything starts again.
  await tx.query("update audit_verification set block = $2, at = bank.now() where name = $1", [
    round,
    round === "again" && !hasMore ? 0n : verified,
  ]);
  return { ...page, hasMore };
}

/** The block that a round has reached; the beginning where it no longer exists. */
async function linkAt(tx: Db, block: string): Promise<Link> {
  const [link] = await tx.query<Link>(
    "select number, last_row, seal from audit_block where number = $1",
    [block],
  );
  return link ?? firstLink(tx);
}

/** The age in seconds of the oldest unverified seal. */
async function unverifiedSeconds(db: Db): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(
    `select coalesce(floor(extract(epoch from bank.now() - min(sealed_at))), 0)::float8 as seconds
       from (select sealed_at from audit_block
              where seal is not null and number > coalesce(
                (select block from audit_verification where name = 'new'), 0)
              order by number limit 1) as next`,
    [],
  );
  return row?.seconds ?? 0;
}
