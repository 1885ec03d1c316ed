import { Type as T } from "typebox";
import { flag, wire } from "#base/call/wire.ts";
import type { Author } from "../rules.ts";

const orNull = <S extends T.TSchema>(schema: S) => T.Union([schema, T.Null()]);

/** An id that the sender's page makes, a UUID. */
export const clientMessageId = T.String({
  pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
  description: "made by the caller: a message sent twice with the same one is written once",
});

/** A message of a chat as both sides see it. */
export const chatMessage = T.Object({
  messageNumber: wire("msgNbr", T.Integer({ description: "1 for the first of the chat" })),
  author: wire("athrCd", T.Enum(["visitor", "automatic", "staff"] satisfies Author[])),
  authorName: orNull(T.String({ description: "the name of a member of staff" })),
  text: wire("cont", T.String()),
  faqs: wire(
    "faqList",
    T.Array(
      T.Object({
        question: wire("sbjtCont", T.String({ description: "the question" })),
        excerpt: wire("smryCont", T.String({ description: "a part of the answer" })),
        faqUrl: wire("faqDtlUrl", T.String()),
      }),
      { description: "entries of the FAQ that may answer it" },
    ),
  ),
  files: T.Array(T.Object({ fileId: T.String(), fileName: wire("fileNm", T.String()) })),
  isMasked: flag("mskYn", { description: "whether something in it was hidden" }),
  writtenAt: wire("wrtDtm", T.String({ description: "YYYY/MM/DD hh:mm in Taipei" })),
  clientMessageId: orNull(T.String()),
});
