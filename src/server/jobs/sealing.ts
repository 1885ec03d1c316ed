import type { Db } from "#db/db.ts";
import type { KeysV1 } from "#db/trail/first-edition.ts";
import { rowsOf, type SealKeys, sealTrail } from "#db/trail/seal.ts";
import type { Vault } from "../secrets/vault.ts";
import type { Job } from "./jobs.ts";

const USE = "trail";
const EVERY_SECONDS = 1;
const BLOCKS_MOST = 100;
const WATCH_EVERY_SECONDS = 30;
const MONTHS_EVERY_SECONDS = 86_400;

/** An unsealed row of the trail that is older than this is reported. */
export const BEHIND_SECONDS = 60;

/** The part of the bank's keys that the trail uses. */
export type TrailVault = Pick<Vault, "currentKeyId" | "keyIds" | "macWith" | "macs">;

/** The log of the trail's jobs: what they did, and what needs attention. */
export interface TrailLog {
  info(line: object): void;
  warn(line: object, message: string): void;
}

/** The keys of the trail's seals, of both versions. */
export function trailKeys(vault: TrailVault): SealKeys & KeysV1 {
  const { currentKeyId, keyIds, macWith, macs } = vault;
  return {
    currentKeyId,
    keyIds,
    macWith: (keyId, ...parts) => macWith(keyId, USE, ...parts),
    macsV1: (...parts) => macs(USE, ...parts),
  };
}

/** Seals the trail. Each seal is logged too: an external log shows if the newest were removed. */
export function sealing(vault: TrailVault, log: Pick<TrailLog, "info">): Job {
  const keys = trailKeys(vault);
  return {
    name: "seal the trail",
    everySeconds: EVERY_SECONDS,
    async work(db) {
      for (let blocks = 0; blocks < BLOCKS_MOST; blocks += 1) {
        const sealed = await sealTrail(db, keys);
        if (!sealed) return;
        const { number, seal } = sealed;
        const rows = String(rowsOf(sealed));
        log.info({ event: "trail.seal", number, rows, seal: seal.toString("hex") });
      }
    },
  };
}

/**
 * Warns while rows wait for their seal for too long. It is a separate job: sealing that hangs or
 * keeps failing cannot report it.
 */
export function sealingWatch(log: Pick<TrailLog, "warn">): Job {
  return {
    name: "watch the sealing of the trail",
    everySeconds: WATCH_EVERY_SECONDS,
    async work(db) {
      const { seconds, rows } = await unsealed(db);
      if (seconds <= BEHIND_SECONDS) return;
      log.warn({ event: "trail.behind", seconds, rows }, "the trail is not sealed in time");
    },
  };
}

/** The number of unsealed rows, and the age of the oldest in seconds. */
export async function unsealed(db: Db): Promise<{ seconds: number; rows: number }> {
  const [row] = await db.query<{ seconds: number; rows: number }>(
    `select coalesce(floor(extract(epoch from bank.now() - least(
              (select min(at) from audit_queue),
              (select min(closed_at) from audit_block where seal is null))))::float8, 0) as seconds,
            ((select count(*) from audit_queue) + coalesce(
              (select sum(last_row - first_row + 1) from audit_block where seal is null), 0)
            )::float8 as rows`,
    [],
  );
  return row ?? { seconds: 0, rows: 0 };
}

/** Creates the partitions of the coming months, and drops those past the retention period. */
export function trailMonths(log: Pick<TrailLog, "warn">): Job {
  return {
    name: "keep the months of the trail",
    everySeconds: MONTHS_EVERY_SECONDS,
    async work(db) {
      const [row] = await db.query<{ dropped: string | null }>(
        "select bank.audit_keep_months() as dropped",
        [],
      );
      if (!row?.dropped) return;
      const line = { event: "trail.expired", partition: row.dropped };
      log.warn(line, "a month of the trail is past the retention rule and was dropped");
    },
  };
}
