import type { Language, Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";

/** An event in all languages, as edited. */
export interface WholeEvent {
  number: number;
  /** YYYY-MM-DD, like the last day. */
  starts: string;
  ends: string;
  picture: string;
  title: Translated;
  summary: Translated;
  body: Translated;
}

/** An event in every language; null if there is none. */
export async function wholeEvent(db: Db, number: number): Promise<WholeEvent | null> {
  const [row] = await db.query<WholeEvent>(
    `select number, picture, title, summary, body, to_char(starts_on, 'YYYY-MM-DD') as starts,
            to_char(ends_on, 'YYYY-MM-DD') as ends
       from board_event where number = $1`,
    [number],
  );
  return row ?? null;
}

/** Writes an event, replacing the one with its number. */
export async function putEvent(db: Db, event: WholeEvent): Promise<void> {
  const { number, starts, ends, picture, title, summary, body } = event;
  await db.query(
    `insert into board_event (number, starts_on, ends_on, picture, title, summary, body)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (number) do update
        set starts_on = excluded.starts_on, ends_on = excluded.ends_on, picture = excluded.picture,
            title = excluded.title, summary = excluded.summary, body = excluded.body`,
    [number, starts, ends, picture, title, summary, body],
  );
}

/** Removes an event from the site. */
export async function deleteEvent(db: Db, number: number): Promise<void> {
  await db.query("delete from board_event where number = $1", [number]);
}

/** Every event, latest first. */
export function eventTitles(
  db: Db,
  language: Language,
): Promise<{ item: number; title: string }[]> {
  return db.query(
    `select number as item, title ->> $1 as title from board_event
      order by starts_on desc, number desc limit 500`,
    [language],
  );
}
