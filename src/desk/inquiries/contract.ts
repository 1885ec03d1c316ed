import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, moment, orNull, typedText, uuid } from "#base/call/fields.ts";
import { languages } from "#base/text/language.ts";
import { queueCalls } from "#desk/queues/contract.ts";
import { ANSWER_LENGTH, answerFiles } from "./rules.ts";

const item = uuid;
const who = "staff:inquiries.answer" as const;
const calls = queueCalls("inquiries", { right: "inquiries.answer", item });

export const listInquiries = calls.list;
export const takeInquiry = calls.take;
export const renewInquiry = calls.renew;
export const releaseInquiry = calls.release;

/** An inquiry; its text and author only for the member of staff who took it. */
export const readInquiry = call({
  method: "GET",
  path: "/v1/desk/inquiries/{item}",
  summary: "An inquiry that waits for an answer; its text only for the member of staff who took it",
  who,
  passive: true,
  input: T.Object({ item }),
  output: T.Object({
    item: T.String(),
    isOwn: T.Boolean(),
    reference: T.String(),
    topic: T.String(),
    language: T.Enum([...languages]),
    device: T.String(),
    isCustomer: T.Boolean(),
    madeAt: moment,
    promisedOn: day,
    /** Null unless the caller has taken it. */
    words: orNull(
      T.Object({ name: T.String(), email: T.String(), phone: T.String(), description: T.String() }),
    ),
    pictures: T.Integer(),
  }),
  errors: ["DESK000004"],
});

/** A picture attached to an inquiry that waits; that it was seen is in the trail. */
export const readInquiryPicture = call({
  method: "GET",
  path: "/v1/desk/inquiries/{item}/pictures/{number}",
  summary:
    "A picture attached to an open inquiry, for the member of staff who took it; reading it is audited",
  who,
  returnsFile: true,
  input: T.Object({ item, number: T.Integer({ minimum: 1, maximum: 9 }) }),
  output: T.Object({ fileName: T.String(), fileType: T.String(), fileContent: T.String() }),
  errors: ["DESK000004", "DESK000005"],
});

/** Answers an inquiry by mail. */
export const answerInquiry = call({
  method: "POST",
  path: "/v1/desk/inquiries/{item}/answer",
  summary: "Answers an inquiry by mail, optionally with one PDF or picture, and closes it",
  who,
  files: answerFiles,
  input: T.Object({ item, answer: typedText(ANSWER_LENGTH) }),
  output: T.Object({ answered: T.Literal(true) }),
  errors: ["DESK000004", "DESK000005", "DESK000013", "DESK000010", "FILE000002"],
});
