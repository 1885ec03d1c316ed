import type { Db } from "#db/db.ts";
import type { Channel, Purpose } from "../rules.ts";

/** A code as it is kept. */
export interface CodeRow {
  subjectHash: Buffer;
  customerId: string | null;
  sessionHash: Buffer | null;
  purpose: Purpose;
  channel: Channel;
  contentHash: Buffer;
  codeHash: Buffer | null;
  isLate: boolean;
  isUsed: boolean;
  /** How long it is still good, if it was not used. */
  secondsLeft: number;
}

/** A code by its id, or null. */
export async function codeOf(db: Db, id: string): Promise<CodeRow | null> {
  const [row] = await db.query<CodeRow>(
    `select subject_hash as "subjectHash", customer_id as "customerId",
            session_hash as "sessionHash", purpose, channel, content_hash as "contentHash",
            code_hash as "codeHash", expires_at <= bank.now() as "isLate",
            used_at is not null as "isUsed",
            greatest(ceil(extract(epoch from expires_at - bank.now())), 0)::int as "secondsLeft"
       from verification_code where id = $1`,
    [id],
  );
  return row ?? null;
}

/** A new code. */
export interface NewCode extends Omit<CodeRow, "isLate" | "isUsed" | "secondsLeft"> {
  id: string;
  seconds: number;
}

/** Keeps a new code. */
export async function addCode(db: Db, code: NewCode): Promise<void> {
  await db.query(
    `insert into verification_code (id, subject_hash, customer_id, session_hash, purpose, channel,
       content_hash, code_hash, issued_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, bank.now(), bank.now() + $9 * interval '1 second')`,
    [
      code.id,
      code.subjectHash,
      code.customerId,
      code.sessionHash,
      code.purpose,
      code.channel,
      code.contentHash,
      code.codeHash,
      code.seconds,
    ],
  );
}

/** What was sent to a person for a purpose: how often today, and how long one is still valid. */
export async function sentFor(
  db: Db,
  { subjectHash, purpose, channel }: Pick<CodeRow, "subjectHash" | "purpose" | "channel">,
): Promise<{ today: number; validSeconds: number | null; secondsToMidnight: number }> {
  const [row] = await db.query<{
    today: number;
    validSeconds: number | null;
    secondsToMidnight: number;
  }>(
    `select count(*) filter (
              where issued_at >= bank.today()::timestamp at time zone 'Asia/Taipei')::int as today,
            ceil(extract(epoch from max(expires_at) filter (
              where channel = $3 and used_at is null and expires_at > bank.now())
              - bank.now()))::int as "validSeconds",
            ceil(extract(epoch from (bank.today() + 1)::timestamp at time zone 'Asia/Taipei'
              - bank.now()))::int as "secondsToMidnight"
       from verification_code
      where subject_hash = $1 and purpose = $2 and issued_at > bank.now() - interval '1 day'`,
    [subjectHash, purpose, channel],
  );
  return row as { today: number; validSeconds: number | null; secondsToMidnight: number };
}

/** A code that passed, or is for nothing any more, cannot pass again. */
export async function spendCode(db: Db, id: string): Promise<void> {
  await db.query(
    "update verification_code set used_at = bank.now() where id = $1 and used_at is null",
    [id],
  );
}
