import { INSTALLMENT_LOAN, loanBounds } from "#areas/loan/rules.ts";
import type { Db } from "#db/db.ts";
import { productGroups } from "./products/groups.ts";
import { products } from "./products/products.ts";

/** The groups of products and the products in them, in the order in which they are written. */
export async function fillProducts(db: Db): Promise<void> {
  await db.query(
    `insert into product_group (code, position, business_code, type, title, slogan, lead,
                                documents_title, banners)
     select code, position, "businessCode", type, title, slogan, lead, "documentsTitle", banners
       from jsonb_to_recordset($1::jsonb) as row (
         code text, position int, "businessCode" text, type text, title jsonb, slogan jsonb,
         lead jsonb, "documentsTitle" jsonb, banners jsonb)`,
    [numbered(productGroups)],
  );
  await db.query(
    `insert into product (code, group_code, position, name, slogan, lead, variants, benefits, facts,
                          steps, notes, for_guests, featured, path, faq_words, related)
     select code, "group", position, name, slogan, lead, variants, benefits, facts, steps, notes,
            "forGuests", featured, path, "faqWords", related
       from jsonb_to_recordset($1::jsonb) as row (
         code text, "group" text, position int, name jsonb, slogan jsonb, lead jsonb,
         variants jsonb, benefits jsonb, facts jsonb, steps jsonb, notes jsonb,
         "forGuests" boolean, featured boolean, path text, "faqWords" text, related text[])`,
    [numbered(products)],
  );
  const { least, most, fee } = loanBounds;
  await db.query(
    `insert into loan_product (code, amount_least, amount_most, fixed_fee)
     values ($1, $2, $3, $4)`,
    [INSTALLMENT_LOAN, least, most, fee],
  );
}

function numbered(rows: readonly object[]): string {
  return JSON.stringify(rows.map((row, index) => ({ ...row, position: index + 1 })));
}
