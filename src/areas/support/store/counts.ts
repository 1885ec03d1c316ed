import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { VISITORS_LEAST } from "../rules.ts";

/** A search without results, and how often it was made. */
interface MissCount {
  typed: string;
  language: Language;
  times: number;
}

/** The same, with the hashes of the visitors who made it. */
export interface Miss extends MissCount {
  visitors: Set<string>;
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

const ADD_VISITORS = `
  insert into faq_miss_visitor (typed, visitor_hash, at)
  select seen.typed, decode(seen.visitor, 'hex'), bank.now()
    from unnest($1::text[], $2::text[]) as seen (typed, visitor)
    join faq_miss on faq_miss.typed = seen.typed and not is_shown
   order by seen.typed, seen.visitor
  on conflict do nothing`;

const SHOW = `
  update faq_miss set is_shown = true
   where not is_shown and typed = any($1)
     and (select count(*) from faq_miss_visitor visitor where visitor.typed = faq_miss.typed) >= $2`;

const FORGET_VISITORS = `
  delete from faq_miss_visitor using faq_miss
   where faq_miss.typed = faq_miss_visitor.typed and is_shown and faq_miss.typed = any($1)`;

/** Adds to the counts of searches without results; what enough visitors searched for is shown. */
export async function addMisses(db: Db, misses: readonly Miss[]): Promise<void> {
  const typed = misses.map((miss) => miss.typed);
  const visits = misses.flatMap((miss) =>
    [...miss.visitors].map((visitor) => ({ visitor, typed: miss.typed })),
  );
  await db.transaction(async (tx) => {
    await tx.query(ADD_MISSES, [
      typed,
      misses.map(({ language }) => language),
      misses.map(({ times }) => times),
      MISSES_MOST,
    ]);
    await tx.query(ADD_VISITORS, [
      visits.map((visit) => visit.typed),
      visits.map(({ visitor }) => visitor),
    ]);
    await tx.query(SHOW, [typed, VISITORS_LEAST]);
    await tx.query(FORGET_VISITORS, [typed]);
  });
}

const MISSES = `
  select typed, language, times::int as times,
         to_char(last_at at time zone 'Asia/Taipei', 'YYYY/MM/DD HH24:MI:SS') as "lastAt"
    from faq_miss where is_shown order by faq_miss.times desc, last_at desc, typed limit $1`;

/** Searches without results that enough visitors made, most frequent first. */
export async function mostMissed(
  db: Db,
  most: number,
): Promise<(MissCount & { lastAt: string })[]> {
  return db.query<MissCount & { lastAt: string }>(MISSES, [most]);
}
