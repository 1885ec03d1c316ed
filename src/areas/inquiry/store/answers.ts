import type { Language } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";

/** An inquiry as staff see it. */
export interface InquiryRow {
  id: string;
  reference: string;
  customerId: string | null;
  category: string;
  subcategory: string;
  name: string;
  email: string;
  phone: string;
  device: "pc" | "iphone" | "android";
  description: string;
  /** The language it was written in, and is answered in. */
  language: Language;
  madeAt: Date;
  promisedOn: Day;
  state: "received" | "answered" | "closed";
  pictures: number;
}

const INQUIRY = `
  select inquiry.id, inquiry.reference, inquiry.customer_id::text as "customerId",
         coalesce(parent.name ->> $1, inquiry.category_code) as category,
         coalesce(sub.name ->> $1, inquiry.subcategory_code) as subcategory,
         inquiry.name, inquiry.email, inquiry.phone, inquiry.device, inquiry.description,
         inquiry.language, inquiry.made_at as "madeAt",
         to_char(inquiry.promised_on, 'YYYY-MM-DD') as "promisedOn", inquiry.state,
         (select count(*)::int from inquiry_file where inquiry_id = inquiry.id) as pictures
    from inquiry
    left join faq_category parent on parent.code = inquiry.category_code
    left join faq_category sub on sub.code = inquiry.subcategory_code`;

/** Unanswered inquiries, earliest due day first. */
export function unansweredInquiries(
  db: Db,
  language: Language,
  most: number,
): Promise<InquiryRow[]> {
  return db.query<InquiryRow>(
    `${INQUIRY} where inquiry.state = 'received' order by inquiry.promised_on, made_at limit $2`,
    [language, most],
  );
}

/** An inquiry, or null. */
export async function inquiryOf(
  db: Db,
  language: Language,
  id: string,
): Promise<InquiryRow | null> {
  const [row] = await db.query<InquiryRow>(`${INQUIRY} where inquiry.id = $2`, [language, id]);
  return row ?? null;
}

/** A picture of an inquiry, numbered from one, or null. */
export async function pictureOf(
  db: Db,
  { inquiryId, number }: { inquiryId: string; number: number },
): Promise<{ type: string; bytes: Buffer } | null> {
  const [row] = await db.query<{ type: string; bytes: Buffer }>(
    `select type, bytes from inquiry_file where inquiry_id = $1
      order by inquiry_file.number offset $2 - 1 limit 1`,
    [inquiryId, number],
  );
  return row ?? null;
}

/** Stores the answer to an inquiry; false if it was already answered. */
export async function addAnswer(
  tx: Db,
  answer: { inquiryId: string; staffId: string; body: string; fileName: string | null },
): Promise<boolean> {
  const { inquiryId, staffId, body, fileName } = answer;
  const rows = await tx.query(
    "update inquiry set state = 'answered' where id = $1 and state = 'received' returning id",
    [inquiryId],
  );
  if (rows.length === 0) return false;
  await tx.query(
    `insert into inquiry_answer (inquiry_id, staff_id, body, file_name, answered_at)
     values ($1, $2, $3, $4, bank.now())`,
    [inquiryId, staffId, body, fileName],
  );
  return true;
}
