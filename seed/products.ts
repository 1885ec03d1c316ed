import { INSTALLMENT_LOAN, loanBounds } from "#areas/loan/rules.ts";
import type { Db } from "#db/db.ts";
import { readProductGroups, readProducts } from "./content/products.ts";
import { todayOf } from "./today.ts";

/** The product groups and their products. */
export async function fillProducts(db: Db): Promise<void> {
  const today = await todayOf(db);
  await db.query(
    `insert into product_group (number, code, position, business_code, type, title, slogan, lead,
                                documents_title, banners)
     select number, code, position, "businessCode", type, title, slogan, lead, "documentsTitle", banners
       from jsonb_to_recordset($1::jsonb) as row (
         number int, code text, position int, "businessCode" text, type text, title jsonb, slogan jsonb,
         lead jsonb, "documentsTitle" jsonb, banners jsonb)`,
    [JSON.stringify(readProductGroups())],
  );
  await db.query(
    `insert into product (number, code, group_code, position, name, slogan, lead, variants, benefits, facts,
                          steps, notes, for_guests, featured, path, faq_words, related)
     select number, code, "group", position, name, slogan, lead, variants, benefits, facts, steps, notes,
            "forGuests", featured, path, "faqWords", related
       from jsonb_to_recordset($1::jsonb) as row (
         number int, code text, "group" text, position int, name jsonb, slogan jsonb, lead jsonb,
         variants jsonb, benefits jsonb, facts jsonb, steps jsonb, notes jsonb,
         "forGuests" boolean, featured boolean, path text, "faqWords" text, related text[])`,
    [JSON.stringify(readProducts().map((each) => ({ ...each, notes: today.fillAll(each.notes) })))],
  );
  const { least, most, fee } = loanBounds;
  await db.query(
    `insert into loan_product (code, amount_least, amount_most, fixed_fee)
     values ($1, $2, $3, $4)`,
    [INSTALLMENT_LOAN, least, most, fee],
  );
}
