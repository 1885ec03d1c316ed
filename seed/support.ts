import type { Db } from "#db/db.ts";
import { centres } from "./centres.ts";
import { faqCategories } from "./support/categories.ts";
import { everydayWords } from "./support/everyday-words.ts";
import { accountFaqs } from "./support/faq/accounts.ts";
import { certificateServiceFaqs } from "./support/faq/certificates-service.ts";
import { debitCardFaqs } from "./support/faq/debit-card.ts";
import { depositFaqs } from "./support/faq/deposits.ts";
import { foreignInsuranceInvestmentFaqs } from "./support/faq/foreign-insurance-investment.ts";
import { loanFaqs } from "./support/faq/loans.ts";
import { signInFaqs } from "./support/faq/sign-in.ts";
import { transferFaqs } from "./support/faq/transfers.ts";
import { synonyms } from "./support/synonyms.ts";
import { type Today, todayOf } from "./today.ts";

/** Every question of the demonstration bank. */
export const faqSeeds = [
  ...accountFaqs,
  ...signInFaqs,
  ...transferFaqs,
  ...debitCardFaqs,
  ...depositFaqs,
  ...loanFaqs,
  ...foreignInsuranceInvestmentFaqs,
  ...certificateServiceFaqs,
];

/** Every group of words that mean the same. */
export const synonymSeeds = [...synonyms, ...everydayWords];

/** Days over which the answers were last looked through, so that not all are of one day. */
const REVIEW_DAYS = 180;

/** Questions and answers, what else they are called, and the service centres. */
export async function fillSupport(db: Db): Promise<void> {
  const today = await todayOf(db);
  await fillCategories(db);
  await fillFaqs(db, today);
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
     select name, address, telephone, hours ->> 'weekday', hours ->> 'weekend', note,
            latitude, longitude
       from rows from (jsonb_to_recordset($1::jsonb) as (
         name jsonb, address jsonb, telephone text, hours jsonb, note jsonb,
         latitude float8, longitude float8)) with ordinality
              as row (name, address, telephone, hours, note, latitude, longitude, place)
      order by place`,
    [JSON.stringify(centres)],
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
  const rows = faqSeeds.map(({ subcategory, popular, ...faq }) => ({
    ...faq,
    subcategory,
    category: parents.get(subcategory),
    popular: popular ?? false,
    changed: `${today.plus(-1 - ((faq.number * 37) % REVIEW_DAYS))}T09:00:00+08:00`,
  }));
  await db.query(
    `insert into faq (number, category_code, subcategory_code, question, answer, keywords,
                      is_popular, changed_at)
     select number, category, subcategory, question, answer,
            array(select jsonb_array_elements_text(keywords)), popular, changed
       from jsonb_to_recordset($1::jsonb) as row (
         number int, category text, subcategory text, question jsonb, answer jsonb,
         keywords jsonb, popular boolean, changed timestamptz)`,
    [JSON.stringify(rows)],
  );
}
