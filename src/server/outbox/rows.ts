import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { LetterFile } from "./letters.ts";

/** A letter that was taken to be sent. */
export interface TakenLetter {
  id: string;
  address: string;
  language: Language;
  subject: string | null;
  body: string;
  /** A mail's attachment; null for most. */
  file: LetterFile | null;
  /** The number of this attempt, from 1. */
  tries: number;
  /** Its text is no longer useful: it was given up instead of taken. */
  isExpired: boolean;
}

/** A failed attempt. */
export interface FailedTry {
  letter: Pick<TakenLetter, "id" | "tries">;
  /** Codes only: it is stored, and read by people. */
  error: string;
  /** When to retry; null for never. */
  againSeconds: number | null;
  /** Whether the text stays in a letter that will not be retried. */
  keepWords: boolean;
}

/**
 * Takes letters that are due, the longest waiting first. Until the lease expires nobody else takes
 * them; if this process dies, they become due again automatically. Expired letters are given up,
 * without their files, and returned as well.
 */
export async function takeDue(
  db: Db,
  channel: "sms" | "mail",
  { most, leaseSeconds, keepWords }: { most: number; leaseSeconds: number; keepWords: boolean },
): Promise<TakenLetter[]> {
  const taken = await db.query<Omit<TakenLetter, "file">>(
    `with due as (
       select id, coalesce(expires_at <= bank.now(), false) as is_expired from outbox
        where state = 'waiting' and channel = $1 and due_at <= bank.now()
        order by due_at
        limit $2
          for update skip locked),
     gone as (
       delete from outbox_file using due where is_expired and letter_id = due.id)
     update outbox
        set tries = tries + case when is_expired then 0 else 1 end,
            due_at = bank.now() + make_interval(secs => $3),
            state = case when is_expired then 'failed' else state end,
            trouble = case when is_expired then 'expired' else trouble end,
            subject = case when $4 or not is_expired then subject end,
            body = case when $4 or not is_expired then body end
       from due
      where outbox.id = due.id
     returning outbox.id, address, language, subject, body, tries, is_expired as "isExpired"`,
    [channel, most, leaseSeconds, keepWords],
  );
  const files = await filesOf(db, channel === "mail" ? taken.map(({ id }) => id) : []);
  return taken.map((letter) => ({ ...letter, file: files.get(letter.id) ?? null }));
}

/** The attachments of letters, by the letter's id. */
async function filesOf(db: Db, ids: readonly string[]): Promise<Map<string, LetterFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<LetterFile & { id: string }>(
    "select letter_id as id, name, type, bytes from outbox_file where letter_id = any($1::uuid[])",
    [[...ids]],
  );
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

/** Marks a letter as sent, even when its lease had expired by then. */
export async function markSent(db: Db, id: string, keepWords: boolean): Promise<void> {
  await db.query(
    // Deletes the outbox's copy of the file; the area that wrote the letter has its own.
    `with gone as (delete from outbox_file where letter_id = $1)
     update outbox
        set state = 'sent', sent_at = bank.now(), trouble = null,
            subject = case when $2 then subject end, body = case when $2 then body end
      where id = $1`,
    [id, keepWords],
  );
}

/**
 * Stores why a letter was not sent, unless the attempt's lease had expired. A letter that expires
 * before its next attempt becomes due at its expiry, so that its text is deleted then. With the last
 * attempt its file is deleted.
 */
export async function markFailedTry(db: Db, failed: FailedTry): Promise<void> {
  const { letter, error, againSeconds, keepWords } = failed;
  const isOver = againSeconds === null;
  await db.query(
    `with tried as (
       update outbox
          set state = case when $4 then 'failed' else state end, trouble = $3,
              due_at = least(bank.now() + make_interval(secs => $5), expires_at),
              subject = case when $6 then subject end, body = case when $6 then body end
        where id = $1 and tries = $2 and state = 'waiting'
       returning id)
     delete from outbox_file using tried where $4 and letter_id = tried.id`,
    [letter.id, letter.tries, error, isOver, againSeconds ?? 0, keepWords || !isOver],
  );
}
