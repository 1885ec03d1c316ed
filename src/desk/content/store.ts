import { ZONE } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import { type ContentKindName, VERSIONS_SHOWN, type VersionState } from "./rules.ts";

/** A content item, which has versions. */
export interface Item {
  kind: ContentKindName;
  item: number;
}

/** A version in the list. */
export interface VersionRow {
  version: number;
  state: VersionState;
  madeAt: string;
  staffId: string | null;
  publishFrom: string | null;
  publishUntil: string | null;
}

const momentOf = (column: string) =>
  `to_char(${column} at time zone '${ZONE}', 'YYYY/MM/DD HH24:MI:SS')`;
const STATE = `case when publish_from is null then 'draft' when ended_at is not null then 'ended'
                    when applied_at is null then 'scheduled' else 'live' end`;

/** The versions of an item, newest first. */
export function versionsOf(db: Db, { kind, item }: Item): Promise<VersionRow[]> {
  return db.query<VersionRow>(
    `select version, ${STATE} as state, ${momentOf("made_at")} as "madeAt",
            staff_id::text as "staffId", ${momentOf("publish_from")} as "publishFrom",
            ${momentOf("publish_until")} as "publishUntil"
       from content_version where kind = $1 and item = $2
      order by version desc limit ${VERSIONS_SHOWN}`,
    [kind, item],
  );
}

/** The text of a version, or of the newest; null if there is none. */
export async function textOf(
  db: Db,
  { kind, item }: Item,
  version: number | null,
): Promise<string | null> {
  const [row] = await db.query<{ body: string }>(
    `select body from content_version
      where kind = $1 and item = $2 and ($3::int is null or version = $3)
      order by version desc limit 1`,
    [kind, item, version],
  );
  return row?.body ?? null;
}

/** Adds a version after the existing ones; the item is locked until the transaction ends. */
export async function addVersion(
  db: Db,
  { kind, item }: Item,
  { body, staffId, isLive }: { body: string; staffId: string | null; isLive: boolean },
): Promise<number> {
  await lockItem(db, { kind, item });
  const [row] = await db.query<{ version: number }>(
    `insert into content_version (id, kind, item, version, body, staff_id, made_at, publish_from,
                                  applied_at)
     select $1, $2, $3, coalesce(max(version), 0) + 1, $4, $5, bank.now(),
            case when $6 then bank.now() end, case when $6 then bank.now() end
       from content_version where kind = $2 and item = $3
     returning version`,
    [uuid(), kind, item, body, staffId, isLive],
  );
  return row?.version ?? 1;
}

/** Locks an item until the transaction ends. */
export async function lockItem(db: Db, { kind, item }: Item): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`${kind} ${item}`]);
}

/** The same without waiting; false if another transaction has locked it. */
export async function tryLockItem(db: Db, { kind, item }: Item): Promise<boolean> {
  const [row] = await db.query<{ isLocked: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isLocked"',
    [`${kind} ${item}`],
  );
  return row?.isLocked ?? false;
}

/** Schedules a version; others that are scheduled for the item keep their periods. */
export async function schedule(
  db: Db,
  { kind, item }: Item,
  { version, from, until }: { version: number; from: string | null; until: string | null },
): Promise<boolean> {
  const at = (name: string) => `${name}::timestamp at time zone '${ZONE}'`;
  const rows = await db.query(
    `update content_version
        set publish_from = coalesce(${at("$4")}, bank.now()), publish_until = ${at("$5")},
            applied_at = null, ended_at = null
      where kind = $1 and item = $2 and version = $3 returning id`,
    [kind, item, version, from, until],
  );
  return rows.length > 0;
}

/**
 * Makes scheduled versions of an item drafts again: only one, or all but one; returns their numbers.
 */
export async function unschedule(
  db: Db,
  { kind, item }: Item,
  { only = null, but = null }: { only?: number | null; but?: number | null },
): Promise<number[]> {
  const rows = await db.query<{ version: number }>(
    `update content_version set publish_from = null, publish_until = null
      where kind = $1 and item = $2 and ($3::int is null or version = $3)
        and ($4::int is null or version <> $4)
        and publish_from is not null and applied_at is null and ended_at is null
      returning version`,
    [kind, item, only, but],
  );
  return rows.map(({ version }) => version);
}

/** A version that is due to be published, or has ended. */
export interface DueVersion extends Item {
  id: string;
  body: string;
  isOver: boolean;
}

/**
 * Versions that are due, locked until the transaction ends: those that begin, earliest first, then
 * those that are over, newest first: what needs another goes before it.
 */
export function dueVersions(db: Db): Promise<DueVersion[]> {
  return db.query<DueVersion>(
    `select id, kind, item, body, applied_at is not null as "isOver" from content_version
      where ended_at is null
        and ((publish_from <= bank.now() and applied_at is null)
          or (publish_until <= bank.now() and applied_at is not null))
      order by applied_at is not null, case when applied_at is null then publish_from end,
               publish_from desc, version
      limit 50 for update skip locked`,
    [],
  );
}

/** The version of an item that is scheduled to be live at a moment; null if none applies. */
export async function versionAt(
  db: Db,
  { kind, item }: Item,
  at: Date,
): Promise<{ body: string; isOver: boolean } | null> {
  const [row] = await db.query<{ body: string; isOver: boolean }>(
    `select body, coalesce(publish_until <= $3, false) as "isOver" from content_version
      where kind = $1 and item = $2 and publish_from <= $3 and ended_at is null
      order by applied_at is null desc, publish_from desc, version desc limit 1`,
    [kind, item, at],
  );
  return row ?? null;
}

/** Content is shown as of this moment until the transaction ends. */
export async function setContentMoment(db: Db, at: Date): Promise<void> {
  await db.query("select set_config('bank.content_at', $1, true)", [at.toISOString()]);
}

/** Marks a version as live, and every other of its item as not. */
export async function markLive(db: Db, { id, kind, item }: DueVersion): Promise<void> {
  await db.query(
    `update content_version set ended_at = bank.now()
      where kind = $1 and item = $2 and id <> $3 and applied_at is not null and ended_at is null`,
    [kind, item, id],
  );
  await db.query("update content_version set applied_at = bank.now() where id = $1", [id]);
}

/** Marks a version as ended; false if it was already. */
export async function markVersionEnded(db: Db, id: string): Promise<boolean> {
  const rows = await db.query(
    "update content_version set ended_at = bank.now() where id = $1 and ended_at is null returning id",
    [id],
  );
  return rows.length > 0;
}

/** A live version stays on the site without an end. */
export async function markEndless(db: Db, id: string): Promise<void> {
  await db.query(
    "update content_version set publish_until = null where id = $1 and ended_at is null",
    [id],
  );
}

/** Nothing of an item is on the site any more, or will be. */
export async function markEnded(db: Db, { kind, item }: Item): Promise<void> {
  await db.query(
    `update content_version set ended_at = bank.now()
      where kind = $1 and item = $2 and publish_from is not null and ended_at is null`,
    [kind, item],
  );
}

/** Items that have versions: the highest number, and what is scheduled. */
export async function knownItems(
  db: Db,
  kind: ContentKindName,
): Promise<{ item: number; body: string; scheduledFor: string | null }[]> {
  return db.query(
    `select distinct on (item) item, body,
            (select ${momentOf("min(publish_from)")} from content_version next
              where next.kind = $1 and next.item = content_version.item
                and next.applied_at is null and next.ended_at is null) as "scheduledFor"
       from content_version where kind = $1 order by item, version desc limit 1000`,
    [kind],
  );
}

/** Notifies every process that its cached content is stale. */
export async function tellProcesses(db: Db, channel: string): Promise<void> {
  await db.query("select pg_notify($1, '')", [channel]);
}
