import type { Db } from "#db/db.ts";
import type { Item } from "../store.ts";

/** What somebody has opened of an item: a digest of its content, by part. */
export type Digests = Readonly<Record<string, string>>;

/** Stores what the holder of an item has opened, as it was then. */
export async function addOpened(
  db: Db,
  { queue, item, staffId }: Item & { staffId: string },
  digests: Digests,
): Promise<void> {
  await db.query(
    `insert into desk_opened (queue, item, part, staff_id, digest, opened_at)
     select $1, $2, part, $3, digest, bank.now()
       from unnest($4::text[], $5::text[]) opened (part, digest)
     on conflict (queue, item, part) do update
       set staff_id = excluded.staff_id, digest = excluded.digest, opened_at = excluded.opened_at`,
    [queue, item, staffId, Object.keys(digests), Object.values(digests)],
  );
}

/** What a member of staff has opened of an item. */
export async function openedBy(
  db: Db,
  { queue, item, staffId }: Item & { staffId: string },
): Promise<Digests> {
  const rows = await db.query<{ part: string; digest: string }>(
    "select part, digest from desk_opened where queue = $1 and item = $2 and staff_id = $3",
    [queue, item, staffId],
  );
  return Object.fromEntries(rows.map(({ part, digest }) => [part, digest]));
}

/** Deletes what colleagues had opened of an item before somebody else took it. */
export async function forgetOthers(
  db: Db,
  { queue, item, staffId }: Item & { staffId: string },
): Promise<void> {
  await db.query("delete from desk_opened where queue = $1 and item = $2 and staff_id <> $3", [
    queue,
    item,
    staffId,
  ]);
}

/** Deletes what anybody had opened of an item. */
export async function dropOpened(db: Db, { queue, item }: Item): Promise<void> {
  await db.query("delete from desk_opened where queue = $1 and item = $2", [queue, item]);
}

/** Deletes what was opened a day ago and never decided: a session does not last that long. */
export async function forgetOpened(db: Db): Promise<void> {
  await db.query("delete from desk_opened where opened_at < bank.now() - interval '1 day'", []);
}
