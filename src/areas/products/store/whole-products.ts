import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { WholeProduct } from "../rules/content.ts";

const WHOLE = `select number, code, group_code as "group", position, name, slogan, lead, variants,
         benefits, facts, steps, notes, for_guests as "forGuests", featured, path,
         faq_words as "faqWords", related
    from product`;

/** A product in every language; null when there is none. */
export async function wholeProduct(db: Db, number: number): Promise<WholeProduct | null> {
  const [row] = await db.query<WholeProduct>(`${WHOLE} where number = $1`, [number]);
  return row ?? null;
}

/** The number and code of every product. */
export function productCodes(db: Db): Promise<{ number: number; code: string }[]> {
  return db.query("select number, code from product", []);
}

/** Writes a product, in the place of the one with its number. */
export async function putProduct(db: Db, product: WholeProduct): Promise<void> {
  await db.query(
    `insert into product (number, code, group_code, position, name, slogan, lead, variants,
                          benefits, facts, steps, notes, for_guests, featured, path, faq_words,
                          related)
     select number, code, "group", position, name, slogan, lead, variants, benefits, facts, steps,
            notes, "forGuests", featured, path, "faqWords", related
       from jsonb_to_record($1::jsonb) as row (
         number int, code text, "group" text, position int, name jsonb, slogan jsonb, lead jsonb,
         variants jsonb, benefits jsonb, facts jsonb, steps jsonb, notes jsonb,
         "forGuests" boolean, featured boolean, path text, "faqWords" text, related text[])
     on conflict (number) do update
        set group_code = excluded.group_code, position = excluded.position, name = excluded.name,
            slogan = excluded.slogan, lead = excluded.lead, variants = excluded.variants,
            benefits = excluded.benefits, facts = excluded.facts, steps = excluded.steps,
            notes = excluded.notes, for_guests = excluded.for_guests,
            featured = excluded.featured, path = excluded.path, faq_words = excluded.faq_words,
            related = excluded.related`,
    [JSON.stringify(product)],
  );
}

/** Takes a product off the site. */
export async function deleteProduct(db: Db, number: number): Promise<void> {
  await db.query("delete from product where number = $1", [number]);
}

/** Every product, group by group. */
export function productTitles(
  db: Db,
  language: Language,
): Promise<{ item: number; title: string }[]> {
  return db.query(
    `select product.number as item, product.name ->> $1 as title
       from product join product_group on product_group.code = group_code
      order by product_group.position, product.position limit 500`,
    [language],
  );
}

/** The groups of products by their codes, in the bank's order. */
export function groupTitles(
  db: Db,
  language: Language,
): Promise<{ value: string; label: string }[]> {
  return db.query(
    "select code as value, title ->> $1 as label from product_group order by position",
    [language],
  );
}
