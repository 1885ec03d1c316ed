import type { Db } from "#db/db.ts";
import { readEvents, readFundNotices, readNotices } from "./content/board.ts";
import { type Today, todayOf } from "./today.ts";

/** Notices, events and fund notices, with days counted from today. */
export async function fillBoard(db: Db): Promise<void> {
  const today = await todayOf(db);
  await db.query(
    `insert into board_notice (number, category, pinned, published_at, title, body)
     select number, category, pinned, published_at, title, body
       from jsonb_to_recordset($1::jsonb) as row (
         number int, category text, pinned boolean, published_at timestamptz,
         title jsonb, body jsonb)`,
    [
      JSON.stringify(
        readNotices().map(({ id, category, pinned, published, title, body }) => ({
          number: id,
          category,
          pinned,
          published_at: morningOf(today, today.dayOf(published), id),
          title: today.fillAll(title),
          body: today.fillAll(body),
        })),
      ),
    ],
  );
  await fillEvents(db, today);
  await fillFundNotices(db, today);
}

async function fillEvents(db: Db, today: Today): Promise<void> {
  await db.query(
    `insert into board_event (number, starts_on, ends_on, picture, title, summary, body)
     select number, starts_on, ends_on, picture, title, summary, body
       from jsonb_to_recordset($1::jsonb) as row (
         number int, starts_on date, ends_on date, picture text,
         title jsonb, summary jsonb, body jsonb)`,
    [
      JSON.stringify(
        readEvents().map(({ id, starts, ends, picture, title, summary, body }) => ({
          number: id,
          starts_on: today.dayOf(starts),
          ends_on: today.dayOf(ends),
          picture,
          title: today.fillAll(title),
          summary: today.fillAll(summary),
          body: today.fillAll(body),
        })),
      ),
    ],
  );
}

async function fillFundNotices(db: Db, today: Today): Promise<void> {
  await db.query(
    `insert into board_fund_notice (number, published_at, company, title, body)
     select number, published_at, company, title, body
       from jsonb_to_recordset($1::jsonb) as row (
         number int, published_at timestamptz, company jsonb, title jsonb, body jsonb)`,
    [
      JSON.stringify(
        readFundNotices().map(({ id, published, company, title, body }) => ({
          number: id,
          published_at: morningOf(today, today.dayOf(published), id),
          company,
          title: today.fillAll(title),
          body: today.fillAll(body),
        })),
      ),
    ],
  );
}

/** Published in the morning, each at its own minute; today's are already published. */
function morningOf(today: Today, day: string, id: number): string {
  if (day === today.plus(0)) return today.start;
  return `${day}T09:${String((id - 1) % 60).padStart(2, "0")}:00+08:00`;
}
