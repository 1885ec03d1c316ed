import {
  answerInquiry,
  type InquiryRow,
  inquiriesWaiting,
  inquiryById,
  inquiryPicture,
} from "#areas/inquiry/server/answers.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { formatDay, formatMoment } from "#base/time/day.ts";
import { decideItem, openItem, type Parts } from "#desk/queues/server/decisions.ts";
import { isHeldBy } from "#desk/queues/server/leases.ts";
import { queueHandlers } from "#desk/queues/server/queue-handlers.ts";
import type { DeskContext, QueueSource } from "#desk/queues/server/sources.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type { LetterFile } from "#server/outbox/letters.ts";
import type { Upload } from "#server/uploads/form-parts.ts";
import type * as contract from "./contract.ts";
import { answerFiles, fileTypeOf } from "./rules.ts";

/** Inquiries that wait for an answer. */
export const inquiryQueue: QueueSource = {
  queue: "inquiries",
  async waiting({ db, language }, most) {
    const rows = await inquiriesWaiting(db, language, most);
    return rows.map(({ id, reference, category, subcategory, promisedOn, madeAt }) => ({
      ...{ id, reference, promisedOn },
      subject: `${category} / ${subcategory}`,
      arrivedAt: madeAt,
    }));
  },
};

const queue = "inquiries";
const NAME_MOST = 80;
const calls = queueHandlers(inquiryQueue);

export const handlers: Handlers<typeof contract> = {
  listInquiries: calls.list,
  takeInquiry: calls.take,
  renewInquiry: calls.renew,
  releaseInquiry: calls.release,

  async readInquiry({ item }, context) {
    const inquiry = await known(context, item);
    const isOwn = await openItem(context, { queue, item }, partsOf(inquiry));
    const { reference, language, device, name, email, phone, description, pictures } = inquiry;
    return {
      ...{ item, isOwn, reference, language, device },
      topic: `${inquiry.category} / ${inquiry.subcategory}`,
      isCustomer: inquiry.customerId !== null,
      madeAt: formatMoment(inquiry.madeAt),
      promisedOn: formatDay(inquiry.promisedOn),
      words: isOwn ? { name, email, phone, description } : null,
      pictures: isOwn ? pictures : 0,
    };
  },

  async readInquiryPicture({ item, number }, context) {
    const { reference, customerId } = await known(context, item);
    if (!(await isHeldBy(context, { queue, item }))) throw new Refusal("DESK000005");
    const picture = await inquiryPicture(context.db, { inquiryId: item, number });
    if (!picture) throw new Refusal("DESK000004");
    await record(context.db, context, {
      event: "desk.inquiry.picture",
      outcome: "ok",
      ...{ reference, customerId, detail: { number } },
    });
    const { type: fileType, bytes } = picture;
    return { fileName: `picture-${number}`, fileType, fileContent: bytes.toString("base64") };
  },

  async answerInquiry({ item, answer }, context) {
    const file = fileIn(context.files);
    const given = { queue, item } as const;
    await decideItem(context, given, {
      read: (tx) => known({ db: tx, language: context.language }, item),
      partsOf,
      async work(tx, inquiry) {
        const sent = { staffId: context.staff.id, body: answer, file };
        if (!(await answerInquiry(tx, inquiry, sent))) throw new Refusal("DESK000004");
        const { reference, customerId } = inquiry;
        const detail = { length: answer.length, hasFile: file !== null };
        await record(tx, context, {
          event: "desk.inquiry.answer",
          outcome: "ok",
          ...{ reference, customerId, detail },
        });
      },
    });
    return { answered: true };
  },
};

/** What somebody must have read before they answer it. */
function partsOf({ name, email, phone, description, pictures }: InquiryRow): Parts {
  return { page: { name, email, phone, description, pictures } };
}

async function known(
  { db, language }: Pick<DeskContext, "db" | "language">,
  item: string,
): Promise<InquiryRow> {
  const inquiry = await inquiryById(db, language, item);
  if (inquiry?.state !== "received") throw new Refusal("DESK000004");
  return inquiry;
}

/** The attachment of an answer; anything but a PDF or a picture is refused. */
function fileIn([upload]: readonly Upload[]): LetterFile | null {
  if (!upload) return null;
  const field = { field: answerFiles.field };
  if (upload.bytes.length > answerFiles.bytesMost) throw new Refusal("FILE000002", {}, field);
  const type = fileTypeOf(upload.bytes);
  if (type === null) throw new Refusal("DESK000010", {}, field);
  const name = upload.name.replace(/[^\p{L}\p{N} ._-]/gu, "_").slice(-NAME_MOST);
  return { name, type, bytes: upload.bytes };
}
