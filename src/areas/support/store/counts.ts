import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";

/** A search without results, and how often it was made. */
export interface Miss {
  typed: string;
  language: Language;
  times: number;
}

/** More distinct searches than this are noise or abuse. */
const MISSES_MOST = 10_000;

// Rows in the same order in every process, to avoid deadlocks.
const ADD_VIEWS = `
  insert into faq_view (number, day, times)
  select seen.number, bank.today(), seen.times
    from unnest($1::int[], $2::bigint[]) as seen (number, times)
    join faq on faq.number = seen.number
   order by seen.number
  on conflict (number, day) do update set times = faq_view.times + excluded.times`;

/** Adds to today's view counts. */
export async function addViews(db: Db, views: ReadonlyMap<number, number>): Promise<void> {
  await db.query(ADD_VIEWS, [[...views.keys()], [...views.values()]]);
}

const ADD_MISSES = `
  insert into faq_miss (typed, language, times, last_at)
  select seen.typed, seen.language, seen.times, bank.now()
    from unnest($1::text[], $2::text[], $3::bigint[]) as seen (typed, language, times)
   where (select count(*) from faq_miss) < $4
      or exists (select from faq_miss where faq_miss.typed = seen.typed)
   order by seen.typed
  on conflict (typed) do update
     set times = faq_miss.times + excluded.times, language = excluded.language,
         last_at = excluded.last_at`;

/** Adds to the counts of searches without results. */
export async function addMisses(db: Db, misses: readonly Miss[]): Promise<void> {
  await db.query(ADD_MISSES, [
    misses.map(({ typed }) => typed),
    misses.map(({ language }) => language),
    misses.map(({ times }) => times),
    MISSES_MOST,
  ]);
}

const MISSES = `
  select typed, language, times::int as times,
         to_char(last_at at time zone 'Asia/Taipei', 'YYYY/MM/DD HH24:MI:SS') as "lastAt"
    from faq_miss order by faq_miss.times desc, last_at desc, typed limit $1`;

/** Searches without results, most frequent first. */
export async function mostMissed(db: Db, most: number): Promise<(Miss & { lastAt: string })[]> {
  return db.query<Miss & { lastAt: string }>(MISSES, [most]);
}
