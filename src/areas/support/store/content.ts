import type { Language, Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";

/** A question in all languages, as edited. */
export interface WholeQuestion {
  number: number;
  /** The code of its sub-category. */
  subcategory: string;
  isPopular: boolean;
  /** YYYY-MM-DD: when the answer was last reviewed. */
  reviewed: string;
  question: Translated;
  answer: Translated;
  keywords: string[];
}

/** A question in every language; null if there is none. */
export async function wholeQuestion(db: Db, number: number): Promise<WholeQuestion | null> {
  const [row] = await db.query<WholeQuestion>(
    `select number, subcategory_code as subcategory, is_popular as "isPopular", question, answer,
            keywords, to_char(changed_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as reviewed
       from faq where number = $1`,
    [number],
  );
  return row ?? null;
}

/** Writes a question, replacing the one with its number. */
export async function putQuestion(db: Db, question: WholeQuestion): Promise<void> {
  await db.query(
    `insert into faq (number, category_code, subcategory_code, question, answer, keywords,
                      is_popular, changed_at)
     select $1, parent_code, code, $3, $4, $5, $6, bank.now() from faq_category where code = $2
     on conflict (number) do update
        set category_code = excluded.category_code, subcategory_code = excluded.subcategory_code,
            question = excluded.question, answer = excluded.answer, keywords = excluded.keywords,
            is_popular = excluded.is_popular, changed_at = excluded.changed_at`,
    [
      question.number,
      question.subcategory,
      question.question,
      question.answer,
      question.keywords,
      question.isPopular,
    ],
  );
}

/** Removes a question from the site, with its view counts. */
export async function deleteQuestion(db: Db, number: number): Promise<void> {
  await db.query("delete from faq_view where number = $1", [number]);
  await db.query("delete from faq where number = $1", [number]);
}

/** Every question, newest first. */
export function questionTitles(
  db: Db,
  language: Language,
): Promise<{ item: number; title: string }[]> {
  return db.query(
    `select number as item, question ->> $1 as title from faq
      order by changed_at desc, number desc limit 1000`,
    [language],
  );
}

/** The codes of the sub-categories, each with its category's code. */
export function subcategoryCodes(db: Db): Promise<{ code: string; parent: string }[]> {
  return db.query(
    "select code, parent_code as parent from faq_category where parent_code is not null",
    [],
  );
}

/** The sub-categories in order, each with the name of its category. */
export function subcategoryNames(
  db: Db,
  language: Language,
): Promise<{ code: string; name: string }[]> {
  return db.query(
    `select sub.code, concat(parent.name ->> $1, ' › ', sub.name ->> $1) as name
       from faq_category sub join faq_category parent on parent.code = sub.parent_code
      order by parent.position, parent.code, sub.position, sub.code`,
    [language],
  );
}
