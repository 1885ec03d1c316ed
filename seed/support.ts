import type { Db } from "#db/db.ts";
import { readCentres, readHolidays, readQuestions } from "./content/support.ts";
import { faqCategories } from "./support/categories.ts";
import { customerWords } from "./support/customer-words.ts";
import { everydayWords } from "./support/everyday-words.ts";
import { otherCompanies } from "./support/other-companies.ts";
import { otherTrades } from "./support/other-trades.ts";
import { spokenWords } from "./support/spoken-words.ts";
import { synonyms } from "./support/synonyms.ts";
import { type Today, todayOf } from "./today.ts";

/** Every group of synonyms. */
export const synonymSeeds = [
  ...synonyms,
  ...everydayWords,
  ...spokenWords,
  ...customerWords,
  ...otherTrades,
  ...otherCompanies,
];

/** Questions and answers, synonyms, holidays, and the service centres. */
export async function fillSupport(db: Db): Promise<void> {
  const today = await todayOf(db);
  await fillCategories(db);
  await fillFaqs(db, today);
  await fillHolidays(db, today);
  await db.query(
    `insert into faq_synonym (words)
     select array(select jsonb_array_elements_text(words))
       from jsonb_array_elements($1::jsonb) with ordinality as row (words, place)
      order by place`,
    [JSON.stringify(synonymSeeds)],
  );
  await db.query(
    `insert into service_centre (name, address, telephone, weekday_hours, weekend_hours, note,
                                 latitude, longitude)
     select name, address, telephone, weekdays, weekends, note, latitude, longitude
       from jsonb_to_recordset($1::jsonb) as row (
         name jsonb, address jsonb, telephone text, weekdays text, weekends text, note jsonb,
         latitude float8, longitude float8, position int)
      order by position`,
    [JSON.stringify(readCentres())],
  );
}

/** The calendar of content/ in the place of the one that every bank begins with. */
async function fillHolidays(db: Db, today: Today): Promise<void> {
  await db.query("delete from holiday", []);
  await db.query(
    `insert into holiday (number, starts_on, ends_on, title)
     select id, starts, ends, title
       from jsonb_to_recordset($1::jsonb) as row (id int, starts date, ends date, title jsonb)`,
    [
      JSON.stringify(
        readHolidays().map(({ starts, ends, ...holiday }) => ({
          ...holiday,
          starts: today.dayOf(starts),
          ends: today.dayOf(ends),
        })),
      ),
    ],
  );
}

async function fillCategories(db: Db): Promise<void> {
  const rows = faqCategories.flatMap(({ code, name, subcategories }) => [
    { code, name, parent: null },
    ...subcategories.map((each) => ({ ...each, parent: code })),
  ]);
  await db.query(
    `insert into faq_category (code, parent_code, position, name)
     select code, parent, position, name
       from jsonb_to_recordset($1::jsonb) as row (
         code text, parent text, position int, name jsonb)`,
    [JSON.stringify(rows.map((row, position) => ({ ...row, position })))],
  );
}

async function fillFaqs(db: Db, today: Today): Promise<void> {
  const parents = new Map(
    faqCategories.flatMap(({ code, subcategories }) =>
      subcategories.map((each) => [each.code, code] as const),
    ),
  );
  const rows = readQuestions().map(({ category, reviewed, ...faq }) => ({
    ...faq,
    subcategory: category,
    category: parents.get(category),
    changed: `${today.dayOf(reviewed)}T09:00:00+08:00`,
  }));
  await db.query(
    `insert into faq (number, category_code, subcategory_code, question, answer, keywords,
                      is_popular, changed_at)
     select id, category, subcategory, question, answer,
            array(select jsonb_array_elements_text(keywords)), popular, changed
       from jsonb_to_recordset($1::jsonb) as row (
         id int, category text, subcategory text, question jsonb, answer jsonb,
         keywords jsonb, popular boolean, changed timestamptz)`,
    [JSON.stringify(rows)],
  );
}
