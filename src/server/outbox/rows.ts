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
  /** What a mail brings along; null for most. */
  file: LetterFile | null;
  /** Which try this is, from 1. */
  tries: number;
  /** What it carries is worth nothing any more: it was given up instead of taken. */
  isExpired: boolean;
}

/** How a try went wrong. */
export interface FailedTry {
  letter: Pick<TakenLetter, "id" | "tries">;
  /** Codes only: it is kept, and read by people. */
  trouble: string;
  /** When to try again; null for never. */
  againSeconds: number | null;
  /** Whether the words stay in a letter that will not be tried again. */
  keepWords: boolean;
}

/**
 * Takes letters that are due, the longest waiting first. Until the lease is over nobody else takes
 * them; should this process die, they are due again by themselves. Those that have expired are given
 * up, and answered as well.
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
          for update skip locked)
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

/** The files of letters, by the letter's id. */
async function filesOf(db: Db, ids: readonly string[]): Promise<Map<string, LetterFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<LetterFile & { id: string }>(
    "select letter_id as id, name, type, bytes from outbox_file where letter_id = any($1::uuid[])",
    [[...ids]],
  );
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

/** Notes that a letter left: true even for one whose lease was over by then. */
export async function markSent(db: Db, id: string, keepWords: boolean): Promise<void> {
  await db.query(
    // The file is kept by whoever wrote the letter.
    `with gone as (delete from outbox_file where letter_id = $1)
     update outbox
        set state = 'sent', sent_at = bank.now(), trouble = null,
            subject = case when $2 then subject end, body = case when $2 then body end
      where id = $1`,
    [id, keepWords],
  );
}

/**
 * Notes why a letter did not leave; of a try whose lease was over, nothing. One that expires before
 * its next try is due when it expires, so that its words go then.
 */
export async function markTrouble(db: Db, failed: FailedTry): Promise<void> {
  const { letter, trouble, againSeconds, keepWords } = failed;
  const isOver = againSeconds === null;
  await db.query(
    `update outbox
        set state = case when $4 then 'failed' else state end, trouble = $3,
            due_at = least(bank.now() + make_interval(secs => $5), expires_at),
            subject = case when $6 then subject end, body = case when $6 then body end
      where id = $1 and tries = $2 and state = 'waiting'`,
    [letter.id, letter.tries, trouble, isOver, againSeconds ?? 0, keepWords || !isOver],
  );
}
