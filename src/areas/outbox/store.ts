import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { type Channel, LETTERS_SHOWN, type LetterState } from "./rules.ts";

/** A letter in the outbox. */
export interface LetterRow {
  id: string;
  channel: Channel;
  address: string;
  language: Language;
  subject: string | null;
  body: string | null;
  state: LetterState;
  tries: number;
  madeAt: string;
  sentAt: string | null;
  error: string | null;
}

const timeOf = (column: string) =>
  `to_char(${column} at time zone 'Asia/Taipei', 'YYYY/MM/DD HH24:MI:SS')`;

const NEWEST = `
  select id, channel, address, language, subject, body, state, tries,
         ${timeOf("made_at")} as "madeAt", ${timeOf("sent_at")} as "sentAt", trouble as error
    from outbox
   where ($1::text is null or channel = $1)
     and ($2::text is null or position(lower($2) in lower(address)) > 0)
   order by made_at desc, id desc
   limit ${LETTERS_SHOWN}`;

/** The newest letters, optionally of one channel and to one address. */
export async function newestLetters(
  db: Db,
  { channel, address }: { channel: Channel | null; address: string | null },
): Promise<LetterRow[]> {
  return db.query(NEWEST, [channel, address]);
}
