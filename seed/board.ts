import type { Translated } from "#base/language.ts";
import type { Db } from "#db/db.ts";
import { events1 } from "./board/events-1.ts";
import { events2 } from "./board/events-2.ts";
import { events3 } from "./board/events-3.ts";
import { events4 } from "./board/events-4.ts";
import { fundNotices1 } from "./board/fund-notices-1.ts";
import { fundNotices2 } from "./board/fund-notices-2.ts";
import { notices1 } from "./board/notices-1.ts";
import { notices2 } from "./board/notices-2.ts";
import { notices3 } from "./board/notices-3.ts";
import { notices4 } from "./board/notices-4.ts";
import { notices5 } from "./board/notices-5.ts";
import { type Today, todayOf } from "./today.ts";

const notices = [...notices1, ...notices2, ...notices3, ...notices4, ...notices5];
const events = [...events1, ...events2, ...events3, ...events4];
const fundNotices = [...fundNotices1, ...fundNotices2];

/** Notices, events and fund notices, numbered from the oldest, with days counted from today. */
export async function fillBoard(db: Db): Promise<void> {
  const today = await todayOf(db);
  const rows = notices.toSorted((one, other) => other.daysAgo - one.daysAgo);
  await db.query(
    `insert into board_notice (number, category, pinned, published_at, title, body)
     select number, category, pinned, published_at, title, body
       from jsonb_to_recordset($1::jsonb) as row (
         number int, category text, pinned boolean, published_at timestamptz,
         title jsonb, body jsonb)`,
    [
      JSON.stringify(
        rows.map((notice, index) => ({
          number: index + 1,
          category: notice.category,
          pinned: notice.pinned ?? false,
          published_at: morningOf(today, -notice.daysAgo, index),
          title: dated(notice.title, today),
          body: dated(notice.body, today),
        })),
      ),
    ],
  );
  await fillEvents(db, today);
  await fillFundNotices(db, today);
}

async function fillEvents(db: Db, today: Today): Promise<void> {
  const rows = events.toSorted((one, other) => one.startsInDays - other.startsInDays);
  await db.query(
    `insert into board_event (number, starts_on, ends_on, picture, title, summary, body)
     select number, starts_on, ends_on, picture, title, summary, body
       from jsonb_to_recordset($1::jsonb) as row (
         number int, starts_on date, ends_on date, picture text,
         title jsonb, summary jsonb, body jsonb)`,
    [
      JSON.stringify(
        rows.map((event, index) => ({
          number: index + 1,
          starts_on: today.plus(event.startsInDays),
          ends_on: today.plus(event.endsInDays),
          picture: event.picture,
          title: dated(event.title, today),
          summary: dated(event.summary, today),
          body: dated(event.body, today),
        })),
      ),
    ],
  );
}

async function fillFundNotices(db: Db, today: Today): Promise<void> {
  const rows = fundNotices.toSorted((one, other) => other.daysAgo - one.daysAgo);
  await db.query(
    `insert into board_fund_notice (number, published_at, company, title, body)
     select number, published_at, company, title, body
       from jsonb_to_recordset($1::jsonb) as row (
         number int, published_at timestamptz, company jsonb, title jsonb, body jsonb)`,
    [
      JSON.stringify(
        rows.map((notice, index) => ({
          number: index + 1,
          published_at: morningOf(today, -notice.daysAgo, index),
          company: notice.company,
          title: dated(notice.title, today),
          body: dated(notice.body, today),
        })),
      ),
    ],
  );
}

/** Published in the morning, each at its own minute; what is published today is out already. */
function morningOf(today: Today, days: number, index: number): string {
  if (days === 0) return today.start;
  return `${today.plus(days)}T09:${String(index % 60).padStart(2, "0")}:00+08:00`;
}

function dated(texts: Translated, today: Today): Translated {
  return { zh: today.fill(texts.zh), en: today.fill(texts.en), ko: today.fill(texts.ko) };
}
