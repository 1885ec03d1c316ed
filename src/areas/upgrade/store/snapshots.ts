import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import { SNAPSHOT_YEARS, type SnapshotSubject, UNUSED_SNAPSHOT_DAYS } from "../rules/video.ts";

/** A snapshot without its picture. */
export interface SnapshotRow {
  id: string;
  subject: SnapshotSubject;
  takenAt: Date;
}

/** Stores an encrypted snapshot; returns it. */
export async function addSnapshot(
  db: Db,
  shot: { callId: string; staffId: string; subject: SnapshotSubject; sealed: Buffer },
): Promise<SnapshotRow> {
  const [row] = await db.query<SnapshotRow>(
    `insert into upgrade_snapshot (id, call_id, subject, sealed, taken_at, taken_by)
     values ($1, $2, $3, $4, bank.now(), $5)
     returning id, subject, taken_at as "takenAt"`,
    [uuid(), shot.callId, shot.subject, shot.sealed, shot.staffId],
  );
  if (!row) throw new Error("the snapshot was not kept");
  return row;
}

/** The snapshots of a call in order. */
export function snapshotsOf(db: Db, callId: string): Promise<SnapshotRow[]> {
  return db.query<SnapshotRow>(
    `select id, subject, taken_at as "takenAt" from upgrade_snapshot
      where call_id = $1 order by taken_at, id`,
    [callId],
  );
}

/** A snapshot with its encrypted picture and its call, or null. */
export async function sealedSnapshot(
  db: Db,
  id: string,
): Promise<{ callId: string; sealed: Buffer } | null> {
  const [row] = await db.query<{ callId: string; sealed: Buffer }>(
    `select call_id as "callId", sealed from upgrade_snapshot where id = $1`,
    [id],
  );
  return row ?? null;
}

/** Deletes expired snapshots: years after an approval, days without one. */
export async function forgetSnapshots(db: Db): Promise<void> {
  await db.query(
    `delete from upgrade_snapshot where id in (
       select shot.id from upgrade_snapshot shot
         join upgrade_call on upgrade_call.id = shot.call_id
         join upgrade on upgrade.id = upgrade_call.upgrade_id
        where shot.taken_at < bank.now() - make_interval(days => $1)
          and (upgrade.state <> 'approved'
            or shot.taken_at < bank.now() - make_interval(years => $2))
        limit 500)`,
    [UNUSED_SNAPSHOT_DAYS, SNAPSHOT_YEARS],
  );
}
