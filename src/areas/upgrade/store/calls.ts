import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import { CALL_LOST_SECONDS, DESK_LOST_SECONDS, WAITING_LOST_SECONDS } from "../rules/video.ts";
import type { UpgradeScope } from "../rules.ts";

/** Who ended a call. */
export type EndedBy = "customer" | "desk" | "decision" | "lost";

/** A stored call. */
export interface CallRow {
  id: string;
  upgradeId: string;
  customerId: string;
  state: "waiting" | "answered" | "ended";
  isBooked: boolean;
  joinedAt: Date;
  waitedSeconds: number;
  customerSeenAt: Date;
  answeredAt: Date | null;
  staffId: string | null;
  consentedAt: Date | null;
  checks: string[];
}

const COLUMNS = `
  id, upgrade_id as "upgradeId", customer_id::text as "customerId", state, is_booked as "isBooked",
  joined_at as "joinedAt",
  greatest(0, extract(epoch from coalesce(answered_at, bank.now()) - joined_at))::int as "waitedSeconds",
  customer_seen_at as "customerSeenAt", answered_at as "answeredAt", staff_id::text as "staffId",
  consented_at as "consentedAt", checks`;

/** Joins the queue; a customer who already has a call keeps it. Returns the open call. */
export async function addCall(
  db: Db,
  call: { upgradeId: string; customerId: string; isBooked: boolean; consent: boolean },
): Promise<CallRow> {
  await db.query(
    `insert into upgrade_call (id, upgrade_id, customer_id, state, is_booked, joined_at,
       customer_seen_at, consented_at)
     values ($1, $2, $3, 'waiting', $4, bank.now(), bank.now(), case when $5 then bank.now() end)
     on conflict (customer_id) where state <> 'ended'
     do update set customer_seen_at = bank.now(), is_booked = upgrade_call.is_booked or $4,
       consented_at = case when $5 then coalesce(upgrade_call.consented_at, bank.now()) end`,
    [uuid(), call.upgradeId, call.customerId, call.isBooked, call.consent],
  );
  const open = await openCallOf(db, call.customerId);
  if (!open) throw new Error("the call that was added is not there");
  return open;
}

/** The customer's open call, or null. */
export async function openCallOf(db: Db, customerId: string): Promise<CallRow | null> {
  const [row] = await db.query<CallRow>(
    `select ${COLUMNS} from upgrade_call where customer_id = $1 and state <> 'ended'`,
    [customerId],
  );
  return row ?? null;
}

/** A call by its id. */
export async function callOf(db: Db, id: string): Promise<CallRow | null> {
  const [row] = await db.query<CallRow>(`select ${COLUMNS} from upgrade_call where id = $1`, [id]);
  return row ?? null;
}

/** A call by its id, locked until the transaction ends. */
export async function lockCall(db: Db, id: string): Promise<CallRow | null> {
  const [row] = await db.query<CallRow>(
    `select ${COLUMNS} from upgrade_call where id = $1 for no key update`,
    [id],
  );
  return row ?? null;
}

/** A member of staff's open call, or null; nothing changes it until the transaction ends. */
export async function lockCallOfStaff(db: Db, staffId: string): Promise<CallRow | null> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('upgrade_call ' || $1, 0))", [
    staffId,
  ]);
  const [row] = await db.query<CallRow>(
    `select ${COLUMNS} from upgrade_call where staff_id = $1 and state = 'answered'`,
    [staffId],
  );
  return row ?? null;
}

/** The position of a waiting call among those with a live page; 1 is next. */
export async function placeOf(db: Db, { id, state, isBooked, joinedAt }: CallRow): Promise<number> {
  if (state !== "waiting") return 0;
  const [row] = await db.query<{ before: number }>(
    `select count(*)::int as before from upgrade_call
      where state = 'waiting' and id <> $1
        and customer_seen_at > bank.now() - make_interval(secs => $4)
        and (is_booked and not $2 or is_booked = $2 and (joined_at, id) < ($3, $1))`,
    [id, isBooked, joinedAt, WAITING_LOST_SECONDS],
  );
  return (row?.before ?? 0) + 1;
}

/** The number of waiting calls. */
export async function waitingCount(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from upgrade_call where state = 'waiting'",
    [],
  );
  return row?.count ?? 0;
}

/** A call in the queue, with its customer. */
export interface QueuedRow extends CallRow {
  scope: UpgradeScope;
  language: Language;
}

/** The open calls: booked ones first, then in order of arrival. */
export function openCalls(db: Db, most: number): Promise<QueuedRow[]> {
  return db.query<QueuedRow>(
    `select open.*, upgrade.scope, upgrade.language
       from (select ${COLUMNS} from upgrade_call where state <> 'ended') as open
       join upgrade on upgrade.id = open."upgradeId"
      where open.state = 'answered'
         or open."customerSeenAt" > bank.now() - make_interval(secs => $2)
      order by open."isBooked" desc, open."joinedAt", open.id limit $1`,
    [most, WAITING_LOST_SECONDS],
  );
}

/** Records a heartbeat of one side's page; false if the call has ended. */
export async function seeCall(db: Db, id: string, side: "customer" | "desk"): Promise<boolean> {
  const rows = await db.query(
    side === "customer"
      ? "update upgrade_call set customer_seen_at = bank.now() where id = $1 and state <> 'ended' returning id"
      : "update upgrade_call set desk_seen_at = bank.now() where id = $1 and state = 'answered' returning id",
    [id],
  );
  return rows.length > 0;
}

/** A member of staff takes a waiting call; false if it no longer waits. */
export async function takeCall(db: Db, id: string, staffId: string): Promise<boolean> {
  const rows = await db.query(
    `update upgrade_call set state = 'answered', staff_id = $2, answered_at = bank.now(),
            desk_seen_at = bank.now(), checks = '{}'
      where id = $1 and state = 'waiting' returning id`,
    [id, staffId],
  );
  return rows.length > 0;
}

/** Stores or withdraws the consent to snapshots. */
export async function writeConsent(db: Db, id: string, consent: boolean): Promise<void> {
  await db.query(
    `update upgrade_call
        set consented_at = case when $2 then coalesce(consented_at, bank.now()) end
      where id = $1`,
    [id, consent],
  );
}

/** Stores which checks are done. */
export async function writeChecks(db: Db, id: string, checks: readonly string[]): Promise<void> {
  await db.query("update upgrade_call set checks = $2 where id = $1", [id, [...checks]]);
}

/** Ends a call; false if it had already ended. */
export async function endCall(db: Db, id: string, by: EndedBy): Promise<boolean> {
  const rows = await db.query(
    `update upgrade_call set state = 'ended', ended_at = bank.now(), ended_by = $2
      where id = $1 and state <> 'ended' returning id`,
    [id, by],
  );
  return rows.length > 0;
}

/** Ends the calls whose customer is gone; returns their ids. */
export async function endLostCalls(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `update upgrade_call set state = 'ended', ended_at = bank.now(), ended_by = 'lost'
      where id in (select id from upgrade_call
                    where state <> 'ended' and customer_seen_at <= bank.now() - make_interval(secs =>
                      case when state = 'waiting' then $1::int else $2::int end)
                    limit 100 for update skip locked)
      returning id`,
    [WAITING_LOST_SECONDS, CALL_LOST_SECONDS],
  );
  return rows.map(({ id }) => id);
}

/** Requeues calls whose member of staff is gone; returns their ids. */
export async function requeueCalls(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `update upgrade_call set state = 'waiting', staff_id = null, answered_at = null, checks = '{}'
      where id in (select id from upgrade_call
                    where state = 'answered'
                      and desk_seen_at <= bank.now() - make_interval(secs => $1)
                    limit 100 for update skip locked)
      returning id`,
    [DESK_LOST_SECONDS],
  );
  return rows.map(({ id }) => id);
}
