import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import { SLOT_EARLY_MINUTES, SLOT_MINUTES, SLOT_PLACES } from "../rules/video.ts";
import type { UpgradeScope } from "../rules.ts";

/** A customer's booked slot, or null. */
export async function bookedSlot(db: Db, customerId: string): Promise<Date | null> {
  const [row] = await db.query<{ slotAt: Date }>(
    `select slot_at as "slotAt" from upgrade_call_back
      where customer_id = $1 and state = 'booked'`,
    [customerId],
  );
  return row?.slotAt ?? null;
}

/** The fully booked slots within a period. */
export async function fullSlots(db: Db, from: Date, to: Date): Promise<Date[]> {
  const rows = await db.query<{ slotAt: Date }>(
    `select slot_at as "slotAt" from upgrade_call_back
      where state = 'booked' and slot_at between $1 and $2
      group by slot_at having count(*) >= $3`,
    [from, to, SLOT_PLACES],
  );
  return rows.map(({ slotAt }) => slotAt);
}

/**
 * How often a customer has booked within the past seconds, and in how many the first of these no
 * longer counts. Others who book for the same customer wait until the transaction ends.
 */
export async function lockBookings(
  tx: Db,
  customerId: string,
  seconds: number,
): Promise<{ times: number; secondsLeft: number }> {
  await lockTurn(tx, `of ${customerId}`);
  const [row] = await tx.query<{ times: number; secondsLeft: number }>(
    `select count(*)::int as times,
            coalesce(ceil(extract(epoch from min(made_at) - bank.now()) + $2), 0)::int
              as "secondsLeft"
       from upgrade_call_back
      where customer_id = $1 and made_at > bank.now() - $2 * interval '1 second'`,
    [customerId, seconds],
  );
  return row ?? { times: 0, secondsLeft: 0 };
}

async function lockTurn(tx: Db, turn: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `upgrade_call_back ${turn}`,
  ]);
}

/**
 * Books a slot and replaces an earlier booking; false if the slot is full. The customer's bookings
 * are locked: one of them is open at most.
 */
export async function bookSlot(
  db: Db,
  { upgradeId, customerId, slot }: { upgradeId: string; customerId: string; slot: Date },
): Promise<boolean> {
  // Two requests for the last place are counted one after the other.
  await lockTurn(db, slot.toISOString());
  await cancelSlot(db, customerId);
  const rows = await db.query(
    `insert into upgrade_call_back (id, upgrade_id, customer_id, slot_at, made_at, state)
     select $1, $2, $3, $4::timestamptz, bank.now(), 'booked'
      where (select count(*) from upgrade_call_back
              where slot_at = $4::timestamptz and state = 'booked') < $5
     returning id`,
    [uuid(), upgradeId, customerId, slot, SLOT_PLACES],
  );
  return rows.length > 0;
}

/** Cancels a customer's booking. */
export async function cancelSlot(db: Db, customerId: string): Promise<void> {
  await db.query(
    "update upgrade_call_back set state = 'cancelled' where customer_id = $1 and state = 'booked'",
    [customerId],
  );
}

/** Marks a customer's booking as used; one for a later time stays. */
export async function meetSlot(db: Db, customerId: string): Promise<void> {
  await db.query(
    `update upgrade_call_back set state = 'met'
      where customer_id = $1 and state = 'booked'
        and slot_at <= bank.now() + make_interval(mins => $2)`,
    [customerId, SLOT_EARLY_MINUTES],
  );
}

/** Marks the missed bookings; whoever joined in time and still waits has missed nothing. */
export async function closeMissedSlots(db: Db): Promise<void> {
  await db.query(
    `update upgrade_call_back back set state = 'missed'
      where state = 'booked' and slot_at < bank.now() - make_interval(mins => $1)
        and not exists (select from upgrade_call call
                         where call.customer_id = back.customer_id
                           and call.state = 'waiting' and call.is_booked)`,
    [SLOT_MINUTES],
  );
}

/** A booking as the desk sees it. */
export interface BookingRow {
  customerId: string;
  slotAt: Date;
  scope: UpgradeScope;
}

/** The coming bookings, earliest first. */
export function bookings(db: Db, most: number): Promise<BookingRow[]> {
  return db.query<BookingRow>(
    `select back.customer_id::text as "customerId", slot_at as "slotAt", upgrade.scope
       from upgrade_call_back back join upgrade on upgrade.id = back.upgrade_id
      where back.state = 'booked' order by slot_at, back.id limit $1`,
    [most],
  );
}
