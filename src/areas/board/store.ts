import type { Language, Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { EventState, NoticeCategory } from "./rules.ts";

/** The requested page of a list, and its language. */
export interface Page {
  language: Language;
  size: number;
  number: number;
}

export interface NoticeRow {
  number: number;
  day: string;
  title: string;
  category: NoticeCategory;
  pinned: boolean;
}

export interface EventRow {
  number: number;
  title: string;
  summary: string;
  starts: string;
  ends: string;
  state: EventState;
  picture: string;
}

export interface FundNoticeRow {
  number: number;
  day: string;
  title: string;
  company: string;
}

export interface Neighbour {
  number: number;
  title: string;
}

const dayOf = (column: string) => `to_char(${column} at time zone 'Asia/Taipei', 'YYYY/MM/DD')`;

const eventState = `case when bank.content_today() > ends_on then 'ended'
                         when bank.content_today() < starts_on then 'upcoming'
                         else 'ongoing' end`;

const NOTICES = withTotal(
  "board_notice where published_at <= bank.content_now() and ($4::text is null or category = $4)",
  `number, ${dayOf("published_at")} as day, title ->> $1 as title, category, pinned`,
  "pinned desc, published_at desc, number desc",
);

/** One page of the notices, and the total count. */
export async function notices(
  db: Db,
  page: Page,
  category: NoticeCategory | null,
): Promise<{ rows: NoticeRow[]; total: number }> {
  return pageOf(await db.query(NOTICES, [page.language, page.size, offsetOf(page), category]));
}

const NOTICE = `
  select number, ${dayOf("published_at")} as day, title ->> $1 as title, category, pinned,
         body ->> $1 as body,
         (select jsonb_build_object('number', newer.number, 'title', newer.title ->> $1)
            from board_notice newer
           where (newer.published_at, newer.number) > (this.published_at, this.number)
             and newer.published_at <= bank.content_now()
           order by newer.published_at, newer.number limit 1) as newer,
         (select jsonb_build_object('number', older.number, 'title', older.title ->> $1)
            from board_notice older
           where (older.published_at, older.number) < (this.published_at, this.number)
           order by older.published_at desc, older.number desc limit 1) as older
    from board_notice this
   where number = $2 and published_at <= bank.content_now()`;

/** One notice with its text, the previous and the next one in time; null if there is none. */
export async function noticeOf(
  db: Db,
  language: Language,
  number: number,
): Promise<
  (NoticeRow & { body: string; newer: Neighbour | null; older: Neighbour | null }) | null
> {
  const [row] = await db.query<
    NoticeRow & { body: string; newer: Neighbour | null; older: Neighbour | null }
  >(NOTICE, [language, number]);
  return row ?? null;
}

const EVENT_COLUMNS = `number, title ->> $1 as title, summary ->> $1 as summary,
         to_char(starts_on, 'YYYY/MM/DD') as starts, to_char(ends_on, 'YYYY/MM/DD') as ends,
         ${eventState} as state, picture`;

const EVENTS = withTotal(
  `board_event where $4::text is null or ${eventState} = $4`,
  EVENT_COLUMNS,
  `array_position(array['ongoing', 'upcoming', 'ended'], ${eventState}),
   case when bank.content_today() > ends_on then ends_on end desc,
   ends_on, number`,
);

/** One page of the events, and the total count. */
export async function events(
  db: Db,
  page: Page,
  state: EventState | null,
): Promise<{ rows: EventRow[]; total: number }> {
  return pageOf(await db.query(EVENTS, [page.language, page.size, offsetOf(page), state]));
}

const EVENT = `select ${EVENT_COLUMNS}, body ->> $1 as body from board_event where number = $2`;

/** One event with its text; null if there is none. */
export async function eventOf(
  db: Db,
  language: Language,
  number: number,
): Promise<(EventRow & { body: string }) | null> {
  const [row] = await db.query<EventRow & { body: string }>(EVENT, [language, number]);
  return row ?? null;
}

const FUND_COLUMNS = `number, ${dayOf("published_at")} as day,
         title ->> $1 as title, company ->> $1 as company`;

const FUND_NOTICES = withTotal(
  "board_fund_notice where published_at <= bank.content_now()",
  FUND_COLUMNS,
  "published_at desc, number desc",
);

/** One page of the fund notices, and the total count. */
export async function fundNotices(
  db: Db,
  page: Page,
): Promise<{ rows: FundNoticeRow[]; total: number }> {
  return pageOf(await db.query(FUND_NOTICES, [page.language, page.size, offsetOf(page)]));
}

const FUND_NOTICE = `
  select ${FUND_COLUMNS}, body ->> $1 as body
    from board_fund_notice
   where number = $2 and published_at <= bank.content_now()`;

/** One fund notice with its text; null if there is none. */
export async function fundNoticeOf(
  db: Db,
  language: Language,
  number: number,
): Promise<(FundNoticeRow & { body: string }) | null> {
  const [row] = await db.query<FundNoticeRow & { body: string }>(FUND_NOTICE, [language, number]);
  return row ?? null;
}

function offsetOf(page: Page): number {
  return (page.number - 1) * page.size;
}

/**
 * A page of a list and the total count in one statement; a page beyond the end gives one empty row.
 */
function withTotal(source: string, columns: string, order: string): string {
  return `
  select counted.total, listed.*
    from (select count(*)::int as total from ${source}) counted
    left join lateral (
      select ${columns} from ${source} order by ${order} limit $2 offset $3
    ) listed on true`;
}

function pageOf<Row extends { number: number }>(
  rows: (Row & { total: number })[],
): { rows: Row[]; total: number } {
  return { rows: rows.filter((row) => row.number !== null), total: rows[0]?.total ?? 0 };
}

/** A notice in all languages, as edited. */
export interface WholeNotice {
  number: number;
  category: string;
  pinned: boolean;
  /** YYYY-MM-DD. */
  day: string;
  title: Translated;
  body: Translated;
}

/** A notice in every language, published or not; null if there is none. */
export async function wholeNotice(db: Db, number: number): Promise<WholeNotice | null> {
  const [row] = await db.query<WholeNotice>(
    `select number, category, pinned, title, body,
            to_char(published_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as day
       from board_notice where number = $1`,
    [number],
  );
  return row ?? null;
}

/** Writes a notice, replacing the one with its number; one dated today is published immediately. */
export async function putNotice(db: Db, notice: WholeNotice): Promise<void> {
  const { number, category, pinned, day, title, body } = notice;
  await db.query(
    `insert into board_notice (number, category, pinned, published_at, title, body)
     values ($1, $2, $3, case when $4::date = bank.today() then bank.now()
                              else ($4 || ' 09:00')::timestamp at time zone 'Asia/Taipei' end,
             $5, $6)
     on conflict (number) do update
        set category = excluded.category, pinned = excluded.pinned, title = excluded.title,
            body = excluded.body,
            published_at = case when (board_notice.published_at at time zone 'Asia/Taipei')::date
                                     = $4::date
                                then board_notice.published_at else excluded.published_at end`,
    [number, category, pinned, day, title, body],
  );
}

/** Removes a notice from the site. */
export async function deleteNotice(db: Db, number: number): Promise<void> {
  await db.query("delete from board_notice where number = $1", [number]);
}

/** Every notice, newest first. */
export function noticeTitles(
  db: Db,
  language: Language,
): Promise<{ item: number; title: string }[]> {
  return db.query(
    `select number as item, title ->> $1 as title from board_notice
      order by published_at desc, number desc limit 500`,
    [language],
  );
}
