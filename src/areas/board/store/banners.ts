import type { Language, Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { BannerTone } from "../rules.ts";

/** A banner with all its languages, as it is written. */
export interface WholeBanner {
  number: number;
  tone: BannerTone;
  path: string | null;
  title: Translated;
  summary: Translated;
}

/** A banner in every language; null when there is none. */
export async function wholeBanner(db: Db, number: number): Promise<WholeBanner | null> {
  const [row] = await db.query<WholeBanner>(
    "select number, tone, path, title, summary from board_banner where number = $1",
    [number],
  );
  return row ?? null;
}

/** Writes a banner, in the place of the one with its number. */
export async function putBanner(db: Db, banner: WholeBanner): Promise<void> {
  const { number, tone, path, title, summary } = banner;
  await db.query(
    `insert into board_banner (number, tone, path, title, summary) values ($1, $2, $3, $4, $5)
     on conflict (number) do update
        set tone = excluded.tone, path = excluded.path, title = excluded.title,
            summary = excluded.summary`,
    [number, tone, path, title, summary],
  );
}

/** Takes a banner off the site. */
export async function deleteBanner(db: Db, number: number): Promise<void> {
  await db.query("delete from board_banner where number = $1", [number]);
}

/** Every banner, the newest first. */
export function bannerTitles(
  db: Db,
  language: Language,
): Promise<{ item: number; title: string }[]> {
  return db.query(
    `select number as item, title ->> $1 as title from board_banner
      order by number desc limit 500`,
    [language],
  );
}

/** A banner as a page shows it. */
export interface BannerRow {
  number: number;
  tone: BannerTone;
  path: string | null;
  title: string;
  summary: string;
}

/** The banners of the front page: warnings first, then the newest. */
export function banners(db: Db, language: Language, most: number): Promise<BannerRow[]> {
  return db.query(
    `select number, tone, path, title ->> $1 as title, summary ->> $1 as summary
       from board_banner order by tone = 'warning' desc, number desc limit $2`,
    [language, most],
  );
}
