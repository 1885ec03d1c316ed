import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";

/** An SMS or a mail to one person. */
export interface Letter {
  channel: "sms" | "mail";
  customerId: string | null;
  /** A mobile number, or one mail address; validated by the caller. */
  address: string;
  language: Language;
  /** Null for an SMS. */
  subject: string | null;
  body: string;
  /** When its text becomes useless; never without it. */
  validSeconds?: number;
  /** A mail's attachment. */
  file?: LetterFile;
}

/** A file attached to a mail. */
export interface LetterFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** The notification channel for waiting letters. */
export const OUTBOX_CHANNEL = "bank_outbox";

// A letter that is not written is notified too: deliverers find nothing, and response times do not
// reveal whether there was a recipient.
const WRITE = `
  with written as (
    insert into outbox
      (id, channel, customer_id, address, language, subject, body, made_at, due_at, expires_at, state)
    select $1, $2, $3, $4, $5, $6, $7, bank.now(), bank.now(),
           bank.now() + make_interval(secs => $8), 'waiting' where $9)
  select pg_notify('${OUTBOX_CHANNEL}', '')`;

/**
 * Writes a letter in the transaction of its cause: it is sent if, and only if, that is committed.
 * Returns its id.
 */
export async function writeLetter(db: Db, letter: Letter): Promise<string> {
  const { channel, customerId, address, language, subject, body, validSeconds = null } = letter;
  const words = [channel, customerId, address, language, subject, body];
  const id = uuid();
  const write = (tx: Db) => tx.query(WRITE, [id, ...words, validSeconds, true]);
  const { file } = letter;
  if (!file) {
    await write(db);
    return id;
  }
  await db.transaction(async (tx) => {
    await write(tx);
    await addFile(tx, id, file);
  });
  return id;
}

async function addFile(db: Db, letterId: string, { name, type, bytes }: LetterFile): Promise<void> {
  await db.query("insert into outbox_file (letter_id, name, type, bytes) values ($1, $2, $3, $4)", [
    letterId,
    name,
    type,
    bytes,
  ]);
}

/** The states of letters; one that is no longer stored has none. */
export async function letterStates(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, "waiting" | "sent" | "failed">> {
  const rows = await db.query<{ id: string; state: "waiting" | "sent" | "failed" }>(
    "select id, state from outbox where id = any($1::uuid[])",
    [[...ids]],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** The same statement where there is no recipient. */
export async function writeNoLetter(db: Db): Promise<void> {
  await db.query(WRITE, [uuid(), "sms", null, "", "zh", null, "", null, false]);
}
