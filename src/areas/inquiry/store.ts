import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { type devices, KEPT_MINUTES, RECEIPT_HOURS, WAITING_MOST } from "./rules.ts";

/** A sub-category with its category. */
export interface TopicRow {
  categoryCode: string;
  category: string;
  code: string;
  name: string;
}

const TOPICS = `
  select parent.code as "categoryCode", parent.name ->> $1 as category,
         sub.code, sub.name ->> $1 as name
    from faq_category sub
    join faq_category parent on parent.code = sub.parent_code
   where $2::text is null or sub.code = $2
   order by parent.position, parent.code, sub.position, sub.code`;

/** Every topic in order. */
export async function topics(db: Db, language: Language): Promise<TopicRow[]> {
  return db.query<TopicRow>(TOPICS, [language, null]);
}

/** One topic, or null. */
export async function topicOf(db: Db, language: Language, code: string): Promise<TopicRow | null> {
  const [row] = await db.query<TopicRow>(TOPICS, [language, code]);
  return row ?? null;
}

/** A picture to be stored. */
export interface NewUpload {
  id: string;
  name: string;
  size: number;
  type: string;
  bytes: Buffer;
}

/** Stores pictures temporarily; false if there is no room because too many are waiting. */
export async function addUploads(db: Db, uploads: readonly NewUpload[]): Promise<boolean> {
  const added = await db.query(
    `insert into inquiry_upload (id, name, size, type, bytes, made_at)
     select row.*, bank.now()
       from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::bytea[]) as row
      where (select count(*) from inquiry_upload) + cardinality($1) <= ${WAITING_MOST}
     returning 1 as added`,
    [
      uploads.map(({ id }) => id),
      uploads.map(({ name }) => name),
      uploads.map(({ size }) => size),
      uploads.map(({ type }) => type),
      uploads.map(({ bytes }) => bytes),
    ],
  );
  return added.length > 0;
}

/** The requested pictures that are still stored, in the same order. */
export async function uploadsOf(
  db: Db,
  ids: readonly string[],
): Promise<Pick<NewUpload, "id" | "name" | "size">[]> {
  return db.query(
    `select id, name, size from inquiry_upload
      where id = any($1) and made_at > bank.now() - interval '${KEPT_MINUTES} minutes'
      order by array_position($1::text[], id)`,
    [[...ids]],
  );
}

/** Moves stored pictures into an inquiry; returns how many were still there. */
export async function takeUploads(
  db: Db,
  inquiryId: string,
  ids: readonly string[],
): Promise<number> {
  const moved = await db.query(
    `with taken as (
       delete from inquiry_upload
        where id = any($2) and made_at > bank.now() - interval '${KEPT_MINUTES} minutes'
       returning id, type, bytes)
     insert into inquiry_file (inquiry_id, number, type, bytes)
     select $1, array_position($2::text[], id), type, bytes from taken
     returning number`,
    [inquiryId, [...ids]],
  );
  return moved.length;
}

/** Adds the pictures sent with an inquiry, after those already there. */
export async function addFiles(
  db: Db,
  inquiryId: string,
  { pictures, behind }: { pictures: readonly Pick<NewUpload, "type" | "bytes">[]; behind: number },
): Promise<void> {
  await db.query(
    `insert into inquiry_file (inquiry_id, number, type, bytes)
     select $1, $2 + place, type, bytes
       from unnest($3::text[], $4::bytea[]) with ordinality as row (type, bytes, place)`,
    [inquiryId, behind, pictures.map(({ type }) => type), pictures.map(({ bytes }) => bytes)],
  );
}

/** An inquiry to be stored. */
export interface NewInquiry {
  id: string;
  /** Candidate references; the first free one is taken. */
  references: readonly string[];
  customerId: string | null;
  topic: TopicRow;
  name: string;
  email: string;
  phone: string;
  device: (typeof devices)[keyof typeof devices];
  description: string;
  language: Language;
  promisedOn: string;
}

/** Stores an inquiry and returns its reference; null if there is one with this id. */
export async function addInquiry(db: Db, inquiry: NewInquiry): Promise<string | null> {
  const [row] = await db.query<{ reference: string }>(
    `insert into inquiry (id, reference, customer_id, category_code, subcategory_code, name, email,
       phone, device, description, language, made_at, promised_on, state)
     select $1, free.reference, $3, $4, $5, $6, $7, $8, $9, $10, $11, bank.now(), $12, 'received'
       from (select reference from unnest($2::text[]) with ordinality as wanted (reference, place)
              where not exists (select from inquiry taken where taken.reference = wanted.reference)
              order by place limit 1) free
     on conflict (id) do nothing
     returning reference`,
    [
      inquiry.id,
      [...inquiry.references],
      inquiry.customerId,
      inquiry.topic.categoryCode,
      inquiry.topic.code,
      inquiry.name,
      inquiry.email,
      inquiry.phone,
      inquiry.device,
      inquiry.description,
      inquiry.language,
      inquiry.promisedOn,
    ],
  );
  return row?.reference ?? null;
}

/** What an inquiry says. */
export type SentInquiry = Pick<
  NewInquiry,
  "topic" | "name" | "email" | "phone" | "device" | "description"
>;

/** Whether the inquiry with this id says the same. */
export async function isSameInquiry(
  db: Db,
  id: string,
  { topic, name, email, phone, device, description }: SentInquiry,
): Promise<boolean> {
  const rows = await db.query(
    `select from inquiry
      where id = $1 and subcategory_code = $2 and name = $3 and email = $4 and phone = $5
        and device = $6 and description = $7`,
    [id, topic.code, name, email, phone, device, description],
  );
  return rows.length > 0;
}

/** An inquiry as shown to its author. */
export interface ReceiptRow {
  /** The customer who wrote it; null without a session. */
  customerId: string | null;
  reference: string;
  promised: string;
  email: string;
  category: string;
  subcategory: string;
  files: number;
}

/** The receipt of an inquiry of the last hours, or null. */
export async function receiptOf(
  db: Db,
  language: Language,
  id: string,
): Promise<ReceiptRow | null> {
  const [row] = await db.query<ReceiptRow>(
    `select inquiry.customer_id::text as "customerId", inquiry.reference, to_char(inquiry.promised_on, 'YYYY/MM/DD') as promised,
            inquiry.email, coalesce(parent.name ->> $1, '') as category,
            coalesce(sub.name ->> $1, '') as subcategory,
            (select count(*)::int from inquiry_file where inquiry_id = inquiry.id) as files
       from inquiry
       left join faq_category parent on parent.code = inquiry.category_code
       left join faq_category sub on sub.code = inquiry.subcategory_code
      where inquiry.id = $2 and inquiry.made_at > bank.now() - interval '${RECEIPT_HOURS} hours'`,
    [language, id],
  );
  return row ?? null;
}

/** An unanswered inquiry. */
export interface OpenInquiry {
  receiptNumber: string;
  categoryName: string;
  receivedOn: string;
  promisedOn: string;
}

const OPEN_MOST = 10;

/** A customer's unanswered inquiries, newest first. */
export function openInquiries(
  db: Db,
  { customerId, language }: { customerId: string; language: Language },
): Promise<OpenInquiry[]> {
  return db.query<OpenInquiry>(
    `select inquiry.reference as "receiptNumber",
            coalesce(sub.name ->> $2, parent.name ->> $2, '') as "categoryName",
            to_char(inquiry.made_at at time zone 'Asia/Taipei', 'YYYY/MM/DD') as "receivedOn",
            to_char(inquiry.promised_on, 'YYYY/MM/DD') as "promisedOn"
       from inquiry
       left join faq_category parent on parent.code = inquiry.category_code
       left join faq_category sub on sub.code = inquiry.subcategory_code
      where inquiry.customer_id = $1 and inquiry.state = 'received'
      order by inquiry.made_at desc
      limit ${OPEN_MOST}`,
    [customerId, language],
  );
}
