import type { Language, Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { Entry } from "../rules/search/entry-index.ts";

/** A category or sub-category with its number of entries. */
export interface CategoryRow {
  code: string;
  name: string;
  count: number;
}

/** An entry for a list. */
export interface FaqRow {
  number: number;
  category: string;
  subcategory: string;
  subcategoryName: string;
  question: string;
}

/** The previous or next entry in the sub-category. */
export interface Neighbour {
  number: number;
  question: string;
}

const CATEGORIES = `
  select code, name ->> $1 as name,
         (select count(*)::int from faq where category_code = code or subcategory_code = code) as count
    from faq_category
   where parent_code is not distinct from $2
   order by position, code`;

/** The categories, or the sub-categories of one, in order. */
export async function categories(
  db: Db,
  language: Language,
  parent: string | null,
): Promise<CategoryRow[]> {
  return db.query<CategoryRow>(CATEGORIES, [language, parent]);
}

const CATEGORY = `
  select own.code, own.name ->> $1 as name, own.parent_code as "parentCode",
         parent.name ->> $1 as "parentName"
    from faq_category own
    left join faq_category parent on parent.code = own.parent_code
   where own.code = $2`;

/** A category or sub-category with its parent; null if there is none. */
export async function categoryOf(
  db: Db,
  language: Language,
  code: string,
): Promise<{
  code: string;
  name: string;
  parentCode: string | null;
  parentName: string | null;
} | null> {
  const [row] = await db.query<{
    code: string;
    name: string;
    parentCode: string | null;
    parentName: string | null;
  }>(CATEGORY, [language, code]);
  return row ?? null;
}

const COLUMNS = `faq.number, faq.category_code as category, faq.subcategory_code as subcategory,
         sub.name ->> $1 as "subcategoryName", faq.question ->> $1 as question`;

const LIST = `
  select counted.total, listed.*
    from (select count(*)::int as total from faq
           where category_code = $2 or subcategory_code = $2) counted
    left join lateral (
      select ${COLUMNS}
        from faq join faq_category sub on sub.code = faq.subcategory_code
       where faq.category_code = $2 or faq.subcategory_code = $2
       order by sub.position, sub.code, faq.number
       limit $3 offset $4
    ) listed on true`;

/** One page of the entries of a category or sub-category, and the total count. */
export async function faqs(
  db: Db,
  language: Language,
  { code, size, number }: { code: string; size: number; number: number },
): Promise<{ rows: FaqRow[]; total: number }> {
  const rows = await db.query<FaqRow & { total: number }>(LIST, [
    language,
    code,
    size,
    (number - 1) * size,
  ]);
  return { rows: rows.filter((row) => row.number !== null), total: rows[0]?.total ?? 0 };
}

const POPULAR = `
  select ${COLUMNS}
    from faq
    join faq_category sub on sub.code = faq.subcategory_code
    left join (select number, sum(times) as times from faq_view
                where day > bank.today() - 30 group by number) seen on seen.number = faq.number
   where faq.is_popular
   order by coalesce(seen.times, 0) desc, faq.number
   limit $2`;

/** The popular entries: chosen by the editors, ordered by the views of the last 30 days. */
export async function popularFaqs(db: Db, language: Language, most: number): Promise<FaqRow[]> {
  return db.query<FaqRow>(POPULAR, [language, most]);
}

const ONE = `
  select ${COLUMNS}, category.name ->> $1 as "categoryName", faq.answer ->> $1 as answer,
         to_char(faq.changed_at at time zone 'Asia/Taipei', 'YYYY/MM/DD') as changed,
         (select jsonb_build_object('number', before.number, 'question', before.question ->> $1)
            from faq before
           where before.subcategory_code = faq.subcategory_code and before.number < faq.number
           order by before.number desc limit 1) as previous,
         (select jsonb_build_object('number', after.number, 'question', after.question ->> $1)
            from faq after
           where after.subcategory_code = faq.subcategory_code and after.number > faq.number
           order by after.number limit 1) as next
    from faq
    join faq_category sub on sub.code = faq.subcategory_code
    join faq_category category on category.code = faq.category_code
   where faq.number = $3 and (faq.subcategory_code = $2 or faq.category_code = $2)`;

export interface WholeFaq extends FaqRow {
  categoryName: string;
  answer: string;
  changed: string;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** One entry with its answer, if it belongs to that category or sub-category; null otherwise. */
export async function faqOf(
  db: Db,
  language: Language,
  { code, number }: { code: string; number: number },
): Promise<WholeFaq | null> {
  const [row] = await db.query<WholeFaq>(ONE, [language, code, number]);
  return row ?? null;
}

// Every update gives a row a new xmin: synonyms have no modification time.
const STATE = `
  select concat_ws(' ', (select count(*) from faq), (select max(changed_at) from faq),
                   (select count(*) || ':' || sum(xmin::text::bigint) from faq_synonym)) as state`;

/** A text that changes whenever entries or synonyms have changed. */
export async function contentState(db: Db): Promise<string> {
  const [row] = await db.query<{ state: string }>(STATE, []);
  return row?.state ?? "";
}

const ENTRIES = `
  select faq.number, faq.category_code as category, faq.subcategory_code as subcategory,
         category.name as "categoryName", sub.name as "subcategoryName",
         faq.question, faq.answer, faq.keywords, faq.is_popular as "isPopular"
    from faq
    join faq_category sub on sub.code = faq.subcategory_code
    join faq_category category on category.code = faq.category_code
   order by faq.number`;

/** Every entry in every language, for indexing. */
export async function entries(db: Db): Promise<Entry[]> {
  const rows = await db.query<Omit<Entry, "names"> & { categoryName: Translated }>(ENTRIES, []);
  return rows.map(({ categoryName, ...row }) => ({
    ...row,
    names: [categoryName, row.subcategoryName],
  }));
}

const SYNONYMS = "select words from faq_synonym order by id";

/** Groups of words that mean the same. */
export async function synonyms(db: Db): Promise<string[][]> {
  const rows = await db.query<{ words: string[] }>(SYNONYMS, []);
  return rows.map(({ words }) => words);
}
