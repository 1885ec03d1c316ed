import { OTP_ATTEMPTS } from "#base/identity/otp.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import type { Channel, Purpose } from "../rules.ts";

/** A stored code. */
export interface CodeRow {
  subjectHash: Buffer;
  customerId: string | null;
  sessionHash: Buffer | null;
  purpose: Purpose;
  channel: Channel;
  contentHash: Buffer;
  codeHash: Buffer | null;
  /** The requester of a visitor's code; null for a customer's. */
  requesterHash: Buffer | null;
  /** Wrong attempts on this code; only counted for a visitor's. */
  wrong: number;
  isLate: boolean;
  isUsed: boolean;
  /** How long it is still valid, if it was not used. */
  secondsLeft: number;
}

/** A code by its id, or null. */
export async function codeOf(db: Db, id: string): Promise<CodeRow | null> {
  const [row] = await db.query<CodeRow>(
    `select subject_hash as "subjectHash", customer_id as "customerId",
            session_hash as "sessionHash", purpose, channel, content_hash as "contentHash",
            code_hash as "codeHash", asker_hash as "requesterHash", wrong, expires_at <= bank.now() as "isLate",
            used_at is not null as "isUsed",
            greatest(ceil(extract(epoch from expires_at - bank.now())), 0)::int as "secondsLeft"
       from verification_code where id = $1`,
    [id],
  );
  return row ?? null;
}

/** A new code. */
export interface NewCode extends Omit<CodeRow, "wrong" | "isLate" | "isUsed" | "secondsLeft"> {
  id: string;
  /** Whether a visitor's code was requested in a browser of its owner. */
  isKnownBrowser: boolean;
  seconds: number;
}

/** Stores a new code. */
export async function addCode(db: Db, code: NewCode): Promise<void> {
  await db.query(
    `insert into verification_code (id, subject_hash, customer_id, session_hash, purpose, channel,
       content_hash, code_hash, asker_hash, is_known_browser, issued_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, bank.now(),
       bank.now() + $11 * interval '1 second')`,
    [
      code.id,
      code.subjectHash,
      code.customerId,
      code.sessionHash,
      code.purpose,
      code.channel,
      code.contentHash,
      code.codeHash,
      code.requesterHash,
      code.isKnownBrowser,
      code.seconds,
    ],
  );
}

/** What was sent to a person for a purpose. */
export interface SentCodes {
  /** Codes sent today for the same requester. */
  today: number;
  /** Codes sent today for browsers that are not the person's own. */
  strangersToday: number;
  /** The requester's code for the same content that is still valid, and how long; or null. */
  validId: string | null;
  validSeconds: number | null;
  secondsToMidnight: number;
}

/** Who a code is for, what for, and who requests it. */
export interface WantedCode extends Pick<CodeRow, "purpose" | "channel" | "sessionHash"> {
  subject: Lookup;
  content: Lookup;
  requester: Lookup | null;
}

/**
 * What was sent to a person for a purpose: how many codes today, and which one is still valid. A
 * code of another session or for other content can never pass here: it does not count as valid.
 */
export async function sentFor(db: Db, wanted: WantedCode): Promise<SentCodes> {
  const { subject, purpose, channel, requester, content, sessionHash } = wanted;
  const [row] = await db.query<SentCodes>(
    `select count(*) filter (where is_today and is_askers)::int as today,
            count(*) filter (where is_today and not is_known_browser)::int as "strangersToday",
            (array_agg(id order by expires_at desc) filter (where is_valid))[1] as "validId",
            ceil(extract(epoch from max(expires_at) filter (where is_valid) - bank.now()))::int
              as "validSeconds",
            ceil(extract(epoch from (bank.today() + 1)::timestamp at time zone 'Asia/Taipei'
              - bank.now()))::int as "secondsToMidnight"
       from verification_code,
            lateral (select
              issued_at >= bank.today()::timestamp at time zone 'Asia/Taipei' as is_today,
              coalesce(asker_hash = any($4), asker_hash is null and $4 is null) as is_askers) as seen,
            lateral (select is_askers and channel = $3 and used_at is null and wrong < $5
              and expires_at > bank.now() and content_hash = any($6)
              and session_hash is not distinct from $7 as is_valid) as good
      where subject_hash = any($1) and purpose = $2 and issued_at > bank.now() - interval '1 day'`,
    [subject, purpose, channel, requester, OTP_ATTEMPTS, content, sessionHash],
  );
  return row as SentCodes;
}

/** Counts a wrong attempt on a visitor's code. */
export async function countWrong(db: Db, id: string): Promise<void> {
  await db.query("update verification_code set wrong = wrong + 1 where id = $1", [id]);
}

/** Marks a code as used: it passed, or is no longer needed. */
export async function spendCode(db: Db, id: string): Promise<void> {
  await db.query(
    "update verification_code set used_at = bank.now() where id = $1 and used_at is null",
    [id],
  );
}
