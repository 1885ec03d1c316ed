import type { EventState, NoticeCategory } from "#areas/board/rules.ts";
import type { DocumentType } from "#areas/resources/rules.ts";
import type { Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";

interface Point {
  title: Translated;
  text: Translated;
}

export interface ProductRow {
  code: string;
  path: string | null;
  group: Translated;
  name: Translated;
  slogan: Translated;
  lead: Translated;
  variants: { name: Translated; lead: Translated }[];
  benefits: Point[];
  facts: { label: Translated; value: Translated }[];
  steps: Point[];
  notes: Translated;
}

export interface NoticeRow {
  number: number;
  category: NoticeCategory;
  isPinned: boolean;
  day: string;
  title: Translated;
  body: Translated;
}

export interface EventRow {
  number: number;
  state: EventState;
  starts: string;
  ends: string;
  title: Translated;
  summary: Translated;
  body: Translated;
}

export interface FundNoticeRow {
  number: number;
  day: string;
  company: Translated;
  title: Translated;
  body: Translated;
}

export interface FaqRow {
  number: number;
  category: string;
  subcategory: string;
  categoryName: Translated;
  subcategoryName: Translated;
  question: Translated;
  answer: Translated;
  keywords: string[];
  isPopular: boolean;
}

export interface DocumentRow {
  number: number;
  type: DocumentType;
  day: string;
  title: Translated;
  summary: Translated;
  body: Translated;
}

// Every update gives a row a new xmin, so the sum of all detects changes: the editors' tables have
// no modification time. Rows that appear over time, such as a scheduled notice, are detected by
// their count.
const stateOf = (table: string) =>
  `(select count(*) || ':' || sum(xmin::text::bigint) from ${table})`;

const TABLES = [
  "product_group",
  "product",
  "board_notice",
  "board_event",
  "board_fund_notice",
  "faq_category",
  "faq",
  "faq_synonym",
  "document",
  "document_version",
];

const STATE = `
  select concat_ws(' ', bank.today(),
         (select count(*) from board_notice where published_at <= bank.now()),
         (select count(*) from board_fund_notice where published_at <= bank.now()),
         ${TABLES.map(stateOf).join(",\n         ")}) as state`;

/** A text that changes whenever searchable content has changed. */
export async function contentState(db: Db): Promise<string> {
  const [row] = await db.query<{ state: string }>(STATE, []);
  return row?.state ?? "";
}

const dayOf = (column: string) => `to_char(${column} at time zone 'Asia/Taipei', 'YYYY/MM/DD')`;

const PRODUCTS = `
  select product.code, path, product_group.title as group, name, product.slogan, product.lead,
         variants, benefits, facts, steps, notes
    from product join product_group on product_group.code = group_code
   order by product_group.position, product.position`;

/** Every product, in the bank's order. */
export function products(db: Db): Promise<ProductRow[]> {
  return db.query<ProductRow>(PRODUCTS, []);
}

const NOTICES = `
  select number, category, pinned as "isPinned", ${dayOf("published_at")} as day, title, body
    from board_notice
   where published_at <= bank.now()
   order by published_at desc, number desc`;

/** Every published notice, newest first. */
export function notices(db: Db): Promise<NoticeRow[]> {
  return db.query<NoticeRow>(NOTICES, []);
}

const EVENTS = `
  select number, title, summary, body, to_char(starts_on, 'YYYY/MM/DD') as starts,
         to_char(ends_on, 'YYYY/MM/DD') as ends,
         case when bank.today() > ends_on then 'ended'
              when bank.today() < starts_on then 'upcoming' else 'ongoing' end as state
    from board_event
   order by ends_on desc, number desc`;

/** Every event, latest first. */
export function events(db: Db): Promise<EventRow[]> {
  return db.query<EventRow>(EVENTS, []);
}

const FUND_NOTICES = `
  select number, ${dayOf("published_at")} as day, company, title, body
    from board_fund_notice
   where published_at <= bank.now()
   order by published_at desc, number desc`;

/** Every published fund notice, newest first. */
export function fundNotices(db: Db): Promise<FundNoticeRow[]> {
  return db.query<FundNoticeRow>(FUND_NOTICES, []);
}

const FAQS = `
  select faq.number, category_code as category, subcategory_code as subcategory,
         category.name as "categoryName", sub.name as "subcategoryName",
         question, answer, keywords, is_popular as "isPopular"
    from faq
    join faq_category sub on sub.code = subcategory_code
    join faq_category category on category.code = category_code
   order by faq.number`;

/** Every entry of the FAQ. */
export function faqs(db: Db): Promise<FaqRow[]> {
  return db.query<FaqRow>(FAQS, []);
}

const DOCUMENTS = `
  select number, type, title, summary, body, to_char(effective_on, 'YYYY/MM/DD') as day
    from document
    join lateral (
      select effective_on, body from document_version this
       where this.number = document.number and effective_on <= bank.today()
       order by effective_on desc limit 1
    ) held on true
   order by number`;

/** Every document in its current version. */
export function documents(db: Db): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(DOCUMENTS, []);
}

const SYNONYMS = "select words from faq_synonym order by id";

/** Groups of words that mean the same. */
export async function synonyms(db: Db): Promise<string[][]> {
  const rows = await db.query<{ words: string[] }>(SYNONYMS, []);
  return rows.map(({ words }) => words);
}
