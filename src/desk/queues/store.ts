import type { QueueName } from "#base/call/queues.ts";
import type { Db } from "#db/db.ts";
import { LEASE_SECONDS } from "./rules.ts";

/** An item of a queue. */
export interface Item {
  queue: QueueName;
  item: string;
}

const IS_HELD = "desk_lease.expires_at > bank.now()";

/** Takes an item, or renews the holder's lease; false if a colleague has it. */
export async function takeItem(
  db: Db,
  { queue, item, staffId }: Item & { staffId: string },
): Promise<boolean> {
  const rows = await db.query(
    `insert into desk_lease (queue, item, staff_id, taken_at, expires_at)
     values ($1, $2, $3, bank.now(), bank.now() + $4 * interval '1 second')
     on conflict (queue, item) do update
       set staff_id = excluded.staff_id, expires_at = excluded.expires_at,
           taken_at = case when desk_lease.staff_id = excluded.staff_id
                           then desk_lease.taken_at else excluded.taken_at end
       where desk_lease.staff_id = excluded.staff_id or not (${IS_HELD})
     returning item`,
    [queue, item, staffId, LEASE_SECONDS],
  );
  return rows.length > 0;
}

/** Renews the lease on an item; false if the caller no longer holds it. */
export async function renewItem(
  db: Db,
  { queue, item, staffId }: Item & { staffId: string },
): Promise<boolean> {
  const rows = await db.query(
    `update desk_lease set expires_at = bank.now() + $4 * interval '1 second'
      where queue = $1 and item = $2 and staff_id = $3 and ${IS_HELD} returning item`,
    [queue, item, staffId, LEASE_SECONDS],
  );
  return rows.length > 0;
}

/** Releases an item; false if the caller did not hold it. */
export async function releaseItem(
  db: Db,
  { queue, item, staffId }: Item & { staffId: string },
): Promise<boolean> {
  await db.query("delete from desk_opened where queue = $1 and item = $2 and staff_id = $3", [
    queue,
    item,
    staffId,
  ]);
  const rows = await db.query(
    "delete from desk_lease where queue = $1 and item = $2 and staff_id = $3 returning item",
    [queue, item, staffId],
  );
  return rows.length > 0;
}

/** Releases everything that a member of staff has taken; returns those items. */
export async function releaseAll(db: Db, staffId: string): Promise<Item[]> {
  await db.query("delete from desk_opened where staff_id = $1", [staffId]);
  return db.query<Item>("delete from desk_lease where staff_id = $1 returning queue, item", [
    staffId,
  ]);
}

/** The holders of a queue's items, by item. */
export async function holdersOf(db: Db, queue: QueueName): Promise<Map<string, string>> {
  const rows = await db.query<{ item: string; staffId: string }>(
    `select item, staff_id::text as "staffId" from desk_lease where queue = $1 and ${IS_HELD}`,
    [queue],
  );
  return new Map(rows.map(({ item, staffId }) => [item, staffId]));
}

/**
 * Deletes expired leases; returns their items, so that pages can be notified that they are free.
 */
export function forgetLeases(db: Db): Promise<Item[]> {
  return db.query<Item>(
    `delete from desk_lease where (queue, item) in (
       select queue, item from desk_lease where not (${IS_HELD}) limit 1000)
     returning queue, item`,
    [],
  );
}
