import { randomBytes } from "node:crypto";
import type { Input, Output } from "#base/call/call.ts";
import { UPLOAD_FILES } from "#base/call/limits.ts";
import { type ErrorCode, Refusal } from "#base/errors/catalogue.ts";
import { bankName, callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { type Day, dayOf, formatDay } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { type Broken, Malformed } from "#server/api/check.ts";
import { record } from "#server/audit/audit.ts";
import { announceItem } from "#server/live/publish.ts";
import { writeLetter } from "#server/outbox/letters.ts";
import type { Picture } from "#server/uploads/pictures.ts";
import type { registerInquiry } from "../contract.ts";
import {
  devices,
  lengths,
  type Problem,
  problemsOf,
  promisedDay,
  REFERENCE_BYTES,
  type Read,
  readTyped,
  referenceOf,
  type Typed,
} from "../rules.ts";
import {
  addFiles,
  addInquiry,
  isSameInquiry,
  receiptOf,
  type SentInquiry,
  type TopicRow,
  takeUploads,
  topicOf,
} from "../store.ts";
import { inquiryTexts } from "../texts/words.ts";
import { count, senderOf } from "./counting.ts";
import { picturesOf } from "./files.ts";
import { giveReceipt } from "./receipt-key.ts";

type Given = Input<typeof registerInquiry>;
type Receipt = Output<typeof registerInquiry>;

/** How many references are tried: with a million a day the first is nearly always free. */
const REFERENCES_TRIED = 8;

const problemCodes = {
  empty: "FELD000001",
  short: "FELD000002",
  long: "FELD000003",
  form: "FELD000004",
} as const satisfies Record<Problem, ErrorCode>;

/** Stores an inquiry, its pictures and a letter to its author in one transaction. */
export async function register(given: Given, context: CallContext<"anyone">): Promise<Receipt> {
  const { db } = context;
  const read = readOrThrow(given);
  const topic = await topicOrThrow(given, context);
  const id = given.inquiryId ?? uuid();
  const sent = { ...read, device: devices[given.device], topic };
  const known = await knownReceipt(context, id, sent);
  if (known) return known;
  await count(db, context, "address", senderOf(context));
  const stored = given.attachmentIds ?? [];
  const pictures = await picturesOf(context, UPLOAD_FILES - stored.length);
  const promised = promisedDay(dayOf(context.now));
  const written = await db.transaction(async (within) => {
    await count(within, context, "mail", read.email.toLowerCase());
    const reference = await addInquiry(within, {
      ...sent,
      id,
      references: references(dayOf(context.now)),
      customerId: context.customer?.id ?? null,
      language: context.language,
      promisedOn: promised,
    });
    if (reference === null) return null;
    await putFiles(within, id, { stored, pictures });
    await tell(within, context, { read, topic, reference, promised });
    const detail = { files: stored.length + pictures.length };
    await record(within, context, { event: "inquiry.register", outcome: "ok", reference, detail });
    await announceItem(within, "inquiries", id);
    return reference;
  });
  if (written !== null) {
    if (!context.customer) giveReceipt(context, id);
    return { receiptNumber: written, promisedOn: formatDay(promised), inquiryId: id };
  }
  // The same inquiry was sent concurrently, and the other request won.
  const first = await knownReceipt(context, id, sent);
  if (first) return first;
  throw new Malformed([{ field: "inquiryId", code: "FELD000004", facts: {} }]);
}

/**
 * The receipt of an inquiry sent before, or null; throws if it is another sender's, or another
 * inquiry: its sender would take the receipt for the new one's, which nobody has.
 */
async function knownReceipt(
  context: CallContext<"anyone">,
  id: string,
  sent: SentInquiry,
): Promise<Receipt | null> {
  const row = await receiptOf(context.db, "zh", id);
  if (!row) return null;
  const isSender = row.customerId === (context.customer?.id ?? null);
  if (!isSender || !(await isSameInquiry(context.db, id, sent))) {
    throw new Malformed([{ field: "inquiryId", code: "FELD000004", facts: {} }]);
  }
  // A client that lost the response also lost the key in it.
  if (!context.customer) giveReceipt(context, id);
  return { receiptNumber: row.reference, promisedOn: row.promised, inquiryId: id };
}

function readOrThrow(typed: Typed): Read {
  const read = readTyped(typed);
  if (read) return read;
  const problems = Object.entries(problemsOf(typed)) as [keyof Typed, Problem][];
  throw new Malformed(
    problems.map(([field, problem]): Broken => {
      const { least, most } = lengths[field];
      return { field, code: problemCodes[problem], facts: { least, most } };
    }),
  );
}

/** The topic by both of its codes, which must belong together. */
async function topicOrThrow(
  { categoryCode, subcategoryCode }: Given,
  { db, language }: CallContext<"anyone">,
): Promise<TopicRow> {
  const topic = await topicOf(db, language, subcategoryCode);
  if (topic?.categoryCode === categoryCode) return topic;
  throw new Malformed([{ field: "subcategoryCode", code: "FELD000008", facts: {} }]);
}

function references(today: Day): string[] {
  return Array.from({ length: REFERENCES_TRIED }, () =>
    referenceOf(today, randomBytes(REFERENCE_BYTES)),
  );
}

async function putFiles(
  db: Db,
  id: string,
  { stored, pictures }: { stored: readonly string[]; pictures: readonly Picture[] },
): Promise<void> {
  if (stored.length > 0 && (await takeUploads(db, id, stored)) < stored.length) {
    throw new Refusal("FILE000004");
  }
  if (pictures.length > 0) await addFiles(db, id, { pictures, behind: stored.length });
}

interface MessageFacts {
  read: Read;
  topic: TopicRow;
  reference: string;
  promised: Day;
}

/** The address is not verified: the letter must not contain anything that was typed. */
async function tell(
  db: Db,
  { language, customer }: CallContext<"anyone">,
  { read, topic, reference, promised }: MessageFacts,
): Promise<void> {
  const { subject, body } = inquiryTexts[language].letter;
  const facts = {
    bank: bankName[language],
    phone: callCentre.tollFree,
    reference,
    day: formatDay(promised),
    topic: `${topic.category} / ${topic.name}`,
  };
  await writeLetter(db, {
    channel: "mail",
    customerId: customer?.id ?? null,
    address: read.email,
    language,
    subject: fill(subject, facts),
    body: fill(body, facts),
  });
}
