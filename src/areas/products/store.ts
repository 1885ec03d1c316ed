import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";

export interface ProductRow {
  code: string;
  groupCode: string;
  groupTitle: string;
  name: string;
  slogan: string;
  lead: string;
  path: string | null;
  isFeatured: boolean;
  isForGuests: boolean;
}

export interface Point {
  title: string;
  text: string;
}

export interface WholeProductRow extends ProductRow {
  variants: { code: string; name: string; lead: string }[];
  benefits: Point[];
  facts: { label: string; value: string }[];
  steps: Point[];
  notes: string;
  faqWords: string;
  related: string[];
}

export interface GroupRow {
  code: string;
  businessCode: string;
  type: "own" | "partner";
  title: string;
  slogan: string;
  lead: string;
  documentsTitle: string;
  banners: { title: string; text: string; path: string }[];
}

export interface DocumentRow {
  number: number;
  type: string;
  title: string;
  version: string;
  effectiveDay: string;
}

/** Converts a list of texts in every language to one language: `$1` picks it, other fields stay. */
const translated = (column: string, texts: readonly string[], others: readonly string[] = []) => {
  const fields = [
    ...texts.map((name) => `'${name}', point -> '${name}' ->> $1`),
    ...others.map((name) => `'${name}', point ->> '${name}'`),
  ].join(", ");
  return `(select coalesce(jsonb_agg(jsonb_build_object(${fields}) order by place), '[]')
             from jsonb_array_elements(${column}) with ordinality as listed (point, place))`;
};

const PRODUCT = `product.code, group_code as "groupCode", product_group.title ->> $1 as "groupTitle",
         product.name ->> $1 as name, product.slogan ->> $1 as slogan, product.lead ->> $1 as lead,
         path, featured as "isFeatured", for_guests as "isForGuests"`;

const FROM_PRODUCTS = "from product join product_group on product_group.code = group_code";

const IN_ORDER = "order by product_group.position, product.position";

const PRODUCTS = `select ${PRODUCT} ${FROM_PRODUCTS} ${IN_ORDER}`;

/** Every product, grouped, in the bank's order. */
export function products(db: Db, language: Language): Promise<ProductRow[]> {
  return db.query<ProductRow>(PRODUCTS, [language]);
}

const PRODUCTS_OF_GROUP = `select ${PRODUCT} ${FROM_PRODUCTS} where group_code = $2 ${IN_ORDER}`;

/** The products of one group. */
export function productsOfGroup(db: Db, language: Language, group: string): Promise<ProductRow[]> {
  return db.query<ProductRow>(PRODUCTS_OF_GROUP, [language, group]);
}

const WHOLE_PRODUCT = `
  select ${PRODUCT}, product.notes ->> $1 as notes, faq_words as "faqWords", related,
         ${translated("variants", ["name", "lead"], ["code"])} as variants,
         ${translated("benefits", ["title", "text"])} as benefits,
         ${translated("facts", ["label", "value"])} as facts,
         ${translated("steps", ["title", "text"])} as steps
    ${FROM_PRODUCTS}
   where product.code = $2`;

/** One product with all details; null if there is none. */
export async function productOf(
  db: Db,
  language: Language,
  code: string,
): Promise<WholeProductRow | null> {
  const [row] = await db.query<WholeProductRow>(WHOLE_PRODUCT, [language, code]);
  return row ?? null;
}

const RELATED = `
  select ${PRODUCT} ${FROM_PRODUCTS}
   where product.code = any ($2)
   order by array_position($2, product.code)`;

/** Products by their codes, in the order of the codes. */
export function productsOf(
  db: Db,
  language: Language,
  codes: readonly string[],
): Promise<ProductRow[]> {
  return db.query<ProductRow>(RELATED, [language, codes]);
}

const GROUP = `select code, business_code as "businessCode", type, title ->> $1 as title,
         slogan ->> $1 as slogan, lead ->> $1 as lead, documents_title ->> $1 as "documentsTitle",
         ${translated("banners", ["title", "text"], ["path"])} as banners
    from product_group`;

const GROUPS = `${GROUP} order by position`;

/** Every group, in the bank's order. */
export function groups(db: Db, language: Language): Promise<GroupRow[]> {
  return db.query<GroupRow>(GROUPS, [language]);
}

const GROUP_OF_CODE = `${GROUP} where code = $2`;

/** One group; null if there is none. */
export async function groupOf(db: Db, language: Language, code: string): Promise<GroupRow | null> {
  const [row] = await db.query<GroupRow>(GROUP_OF_CODE, [language, code]);
  return row ?? null;
}

const DOCUMENTS = `
  select distinct on (document.type, document.number)
         document.number, document.type, document.title ->> $1 as title, version,
         to_char(effective_on, 'YYYY/MM/DD') as "effectiveDay"
    from document join document_version using (number)
   where group_code = $2 and effective_on <= bank.content_today()
   order by document.type, document.number, effective_on desc`;

/** The documents of a group, in their current versions. */
export function documentsOf(db: Db, language: Language, group: string): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(DOCUMENTS, [language, group]);
}

/** Whether products or documents are in a group, so that it cannot be taken off. */
export async function hasMembers(db: Db, number: number): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>(
    `select exists (select from product where group_code = code_of.code)
         or exists (select from document where group_code = code_of.code) as has
       from (select code from product_group where number = $1) code_of`,
    [number],
  );
  return row?.has ?? false;
}
