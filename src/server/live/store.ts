import type { Db } from "#db/db.ts";

/** The notification channel for new messages of topics. */
export const LIVE_CHANNEL = "bank_live";

/** A message as it is stored: its payload is JSON. */
export interface StoredMessage {
  topic: string;
  number: number;
  payload: string;
}

/** The position from which a topic is read on. */
export interface Cursor {
  topic: string;
  after: number;
}

/** What was found after a cursor. */
export interface Page {
  messages: StoredMessage[];
  /** The number of the topic's newest message. */
  last: number;
  /** Messages up to this number may be deleted. */
  dropped: number;
}

const MICROSECONDS = "(extract(epoch from bank.now()) * 1000000)::bigint";
/** A topic's row is stored for a day after its last message. */
const DAY = "86400000000";
/**
 * The position of a reader who comes before the first message. Nothing was published within the
 * hour before, else there would be a row; the hour allows for clock differences between servers.
 */
const HOUR = "3600000000";

const PUBLISH = `
  with numbered as (
    insert into live_topic as topic (topic, last, dropped, used_at)
    values ($1, ${MICROSECONDS}, ${MICROSECONDS} - ${DAY}, bank.now())
    on conflict (topic) do update set last = topic.last + 1, used_at = excluded.used_at
    returning last),
  written as (
    insert into live_message (topic, number, payload, written_at, expires_at)
    select $1, last, $2, bank.now(), bank.now() + make_interval(secs => $3) from numbered
    returning number)
  select pg_notify('${LIVE_CHANNEL}', $1 || ' ' || number) from written`;

/** Appends a message to its topic, and notifies every process on commit. */
export async function addMessage(
  db: Db,
  {
    topic,
    payload,
    retentionSeconds,
  }: {
    topic: string;
    payload: string;
    retentionSeconds: number;
  },
): Promise<void> {
  await db.query(PUBLISH, [topic, payload, retentionSeconds]);
}

/** Deletes every message of a topic; a page that had not read all of them must reload its state. */
export async function dropMessages(db: Db, topic: string): Promise<void> {
  await db.query("update live_topic set dropped = last where topic = $1", [topic]);
  await db.query("delete from live_message where topic = $1", [topic]);
}

const READ = `
  select given.place::integer,
         coalesce(live_topic.dropped, ${MICROSECONDS} - ${DAY}) as dropped,
         coalesce(live_topic.last, greatest(given.after, ${MICROSECONDS} - ${HOUR})) as last,
         message.number, message.payload
    from unnest($1::text[], $2::bigint[]) with ordinality as given (topic, after, place)
    left join live_topic using (topic)
    left join lateral (
      select number, payload from live_message
       where live_message.topic = given.topic and number > given.after
       order by number limit $3) as message on true
   order by given.place, message.number`;

interface ReadRow {
  place: number;
  dropped: string;
  last: string;
  number: string | null;
  payload: string | null;
}

/** Reads after several cursors with one statement, at most `most` messages each. */
export async function readAfter(db: Db, cursors: readonly Cursor[], most: number): Promise<Page[]> {
  const rows = await db.query<ReadRow>(READ, [
    cursors.map(({ topic }) => topic),
    cursors.map(({ after }) => after),
    most,
  ]);
  const pages = cursors.map((): Page => ({ messages: [], last: 0, dropped: 0 }));
  for (const { place, dropped, last, number, payload } of rows) {
    const [page, cursor] = [pages[place - 1], cursors[place - 1]];
    if (!page || !cursor) continue;
    page.last = Number(last);
    page.dropped = Number(dropped);
    if (number === null || payload === null) continue;
    page.messages.push({ topic: cursor.topic, number: Number(number), payload });
  }
  return pages;
}

/** The current position of each topic: reading from there yields what is published later. */
export async function positionsOf(db: Db, topics: readonly string[]): Promise<number[]> {
  const rows = await db.query<{ position: string }>(
    `select coalesce(last, ${MICROSECONDS} - ${HOUR}) as position
       from unnest($1::text[]) with ordinality as given (topic, place)
       left join live_topic using (topic)
      order by place`,
    [[...topics]],
  );
  return rows.map(({ position }) => Number(position));
}
