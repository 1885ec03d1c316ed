import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import { RISK_OTHERS, type Sight, type SignInOutcome } from "../rules.ts";

/** A sign-in to be stored; without a customer nothing is stored. */
export interface SignInRow {
  id: string;
  customerId: string | null;
  outcome: SignInOutcome;
  /** Null if it was not assessed: then only whether the browser is known. */
  risk: "low" | "new" | "high" | null;
  reasons: readonly string[];
  fingerprint: Lookup | null;
  label: string;
  address: string;
}

/** Stores a sign-in; does the same work for an unknown customer. */
export async function addSignIn(db: Db, row: SignInRow): Promise<void> {
  await db.query(
    `insert into login_history (id, customer_id, at, outcome, risk, reasons, label, address)
     select $1, customer.id, bank.now(), $3,
            coalesce($4, case when exists (
              select from login_device
               where customer_id = customer.id and fingerprint_hash = any($6)) then 'low' else 'new' end),
            $5, $7, $8
       from customer where customer.id = $2`,
    [
      row.id,
      row.customerId,
      row.outcome,
      row.risk,
      [...row.reasons],
      row.fingerprint,
      row.label,
      row.address,
    ],
  );
}

/** An earlier sign-in, and the wrong passwords since then. */
export interface Earlier {
  at: Date | null;
  label: string | null;
  failures: number;
}

/** The latest sign-in, or the one before if the latest is the current one. */
export async function earlierSignIn(
  db: Db,
  customerId: string,
  which: "latest" | "one-before",
): Promise<Earlier> {
  const [row] = await db.query<Earlier>(
    `select earlier.at, earlier.label,
            (select count(*)::int from login_history
              where customer_id = $1 and outcome in ('wrong', 'locked')
                and (earlier.id is null or (at, id) > (earlier.at, earlier.id))) as failures
       from (select) as always
       left join (select id, at, label from login_history
                   where customer_id = $1 and outcome = 'ok'
                   order by at desc, id desc limit 1 offset $2) as earlier on true`,
    [customerId, which === "latest" ? 0 : 1],
  );
  return row ?? { at: null, label: null, failures: 0 };
}

/** A sign-in as its owner sees it. */
export interface ShownSignIn {
  at: Date;
  outcome: SignInOutcome;
  risk: "low" | "new" | "high";
  label: string;
}

/** The latest sign-ins of a customer. */
export async function latestSignIns(
  db: Db,
  customerId: string,
  most: number,
): Promise<ShownSignIn[]> {
  return db.query<ShownSignIn>(
    `select at, outcome, risk, label from login_history
      where customer_id = $1 order by at desc, id desc limit $2`,
    [customerId, most],
  );
}

/**
 * What is known about a browser, apart from wrong passwords. Its token tells a browser of the
 * customer's own even if an update has changed the fingerprint.
 */
export async function sightOf(
  db: Db,
  customerId: string,
  seen: { browser: { fingerprint: Lookup | null; label: string }; isOwn: boolean },
): Promise<Omit<Sight, "failures" | "hasFingerprint">> {
  const { browser, isOwn } = seen;
  const [row] = await db.query<Omit<Sight, "failures" | "hasFingerprint">>(
    `select $5 or coalesce(bool_or(fingerprint_hash = any($2)), false) as "isKnown",
            count(*) > 0 as "hasDevices", coalesce(bool_or(label = $3), false) as "isLabelKnown",
            (select count(*)::int from (
              select from login_device as theirs
               where theirs.fingerprint_hash = any($2) and theirs.customer_id <> $1
                 and theirs.last_at > bank.now() - interval '24 hours' limit $4) as few) as others
       from login_device where customer_id = $1`,
    [customerId, browser.fingerprint, browser.label, RISK_OTHERS, isOwn],
  );
  return row as Omit<Sight, "failures" | "hasFingerprint">;
}

/** The number of unsuccessful sign-ins by Taipei day. */
export function failuresByDay(db: Db, days: number): Promise<{ day: Day; count: number }[]> {
  return db.query<{ day: Day; count: number }>(
    `select to_char(at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as day, count(*)::int as count
       from login_history
      where outcome <> 'ok' and at > bank.now() - $1 * interval '1 day'
      group by 1 order by 1`,
    [days],
  );
}
