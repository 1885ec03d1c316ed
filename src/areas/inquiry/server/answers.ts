// How staff handle inquiries.

import { bankName, callCentre } from "#base/site/brand.ts";
import { fill, type Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { type LetterFile, writeLetter } from "#server/outbox/letters.ts";
import {
  addAnswer,
  type InquiryRow,
  inquiryOf,
  pictureOf,
  unansweredInquiries,
} from "../store/answers.ts";
import { answerTexts } from "../texts/answer.ts";

export type { InquiryRow } from "../store/answers.ts";

/** Inquiries that wait for an answer; topics in the viewer's language. */
export function inquiriesWaiting(db: Db, language: Language, most: number): Promise<InquiryRow[]> {
  return unansweredInquiries(db, language, most);
}

/** An inquiry, or null. */
export function inquiryById(db: Db, language: Language, id: string): Promise<InquiryRow | null> {
  return inquiryOf(db, language, id);
}

/** A picture of an inquiry, numbered from one, or null. */
export function inquiryPicture(
  db: Db,
  picture: { inquiryId: string; number: number },
): Promise<{ type: string; bytes: Buffer } | null> {
  return pictureOf(db, picture);
}

/** Answers an inquiry by mail, in the language it was written in; false if already answered. */
export async function answerInquiry(
  tx: Db,
  inquiry: InquiryRow,
  { staffId, body, file }: { staffId: string; body: string; file: LetterFile | null },
): Promise<boolean> {
  const fileName = file?.name ?? null;
  if (!(await addAnswer(tx, { inquiryId: inquiry.id, staffId, body, fileName }))) return false;
  const { language, reference, name, email, customerId } = inquiry;
  const texts = answerTexts[language];
  const bank = bankName[language];
  const facts = { bank, reference, name, answer: body, phone: callCentre.tollFree };
  await writeLetter(tx, {
    channel: "mail",
    customerId,
    address: email,
    language,
    subject: fill(texts.subject, facts),
    body: fill(texts.body, facts),
    ...(file ? { file } : {}),
  });
  return true;
}
