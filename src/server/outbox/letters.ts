import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";

/** A short message or a mail to one person. */
export interface Letter {
  channel: "sms" | "mail";
  customerId: string | null;
  /** A mobile number, or one mail address; checked by whoever learnt it. */
  address: string;
  language: Language;
  /** Null for a short message. */
  subject: string | null;
  body: string;
  /** How long its words are worth anything; without it there is no end. */
  validSeconds?: number;
  /** What a mail brings along. */
  file?: LetterFile;
}

/** A file that travels with a mail. */
export interface LetterFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** The channel on which the database tells the deliverers that letters wait. */
export const OUTBOX_CHANNEL = "bank_outbox";

// A letter that is not written is told to the deliverers too: they find nothing, and nobody who
// watches the time learns whether there was somebody to write to.
const WRITE = `
  with written as (
    insert into outbox
      (id, channel, customer_id, address, language, subject, body, made_at, due_at, expires_at, state)
    select $1, $2, $3, $4, $5, $6, $7, bank.now(), bank.now(),
           bank.now() + make_interval(secs => $8), 'waiting' where $9)
  select pg_notify('${OUTBOX_CHANNEL}', '')`;

/**
 * Writes a letter in the transaction of what caused it: it leaves if, and only if, that is kept.
 * Answers its id.
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

/** Which of these letters have left. */
export async function lettersSent(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    "select id from outbox where id = any($1::uuid[]) and state = 'sent'",
    [[...ids]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The same statement where there is nobody to write to. */
export async function writeNoLetter(db: Db): Promise<void> {
  await db.query(WRITE, [uuid(), "sms", null, "", "zh", null, "", null, false]);
}
