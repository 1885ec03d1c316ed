import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { WholeGroup } from "../rules/group-content.ts";

/** A group of products in every language; null when there is none. */
export async function wholeGroup(db: Db, number: number): Promise<WholeGroup | null> {
  const [row] = await db.query<WholeGroup>(
    `select number, code, position, business_code as "businessCode", type, title, slogan, lead,
            documents_title as "documentsTitle", banners
       from product_group where number = $1`,
    [number],
  );
  return row ?? null;
}

/** The number, code and position of every group. */
export function groupKeys(db: Db): Promise<{ number: number; code: string; position: number }[]> {
  return db.query("select number, code, position from product_group", []);
}

/** Writes a group, in the place of the one with its number. */
export async function putGroup(db: Db, group: WholeGroup): Promise<void> {
  await db.query(
    `insert into product_group (number, code, position, business_code, type, title, slogan, lead,
                                documents_title, banners)
     select number, code, position, "businessCode", type, title, slogan, lead, "documentsTitle",
            banners
       from jsonb_to_record($1::jsonb) as row (
         number int, code text, position int, "businessCode" text, type text, title jsonb,
         slogan jsonb, lead jsonb, "documentsTitle" jsonb, banners jsonb)
     on conflict (number) do update
        set position = excluded.position, business_code = excluded.business_code,
            type = excluded.type, title = excluded.title, slogan = excluded.slogan,
            lead = excluded.lead, documents_title = excluded.documents_title,
            banners = excluded.banners`,
    [JSON.stringify(group)],
  );
}

/** Takes a group off the site; one with products or documents cannot be. */
export async function deleteGroup(db: Db, number: number): Promise<void> {
  await db.query("delete from product_group where number = $1", [number]);
}

/** Every group, in the bank's order. */
export function groupNumbers(
  db: Db,
  language: Language,
): Promise<{ item: number; title: string }[]> {
  return db.query(
    "select number as item, title ->> $1 as title from product_group order by position limit 500",
    [language],
  );
}
