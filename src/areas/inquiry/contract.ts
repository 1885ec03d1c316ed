import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day } from "#base/call/fields.ts";
import { UPLOAD_FILES } from "#base/call/limits.ts";
import { wire } from "#base/call/wire.ts";
import { UUID_PATTERN } from "#base/identity/uuid.ts";
import { attachmentWire } from "#base/text/files.ts";
import { attachments, DESCRIPTION_LENGTH, type DeviceCode, devices, LISTED_MOST } from "./rules.ts";

const TYPED_MOST = 300;

const code = T.String({ pattern: "^[0-9A-Za-z]{1,12}$" });
const inquiryId = T.String({
  pattern: UUID_PATTERN,
  description: "made by the caller: an inquiry sent twice with the same one is registered once",
});
const storedFile = T.String({ pattern: "^[\\w-]{22}$" });
const storedFiles = T.Array(storedFile, {
  maxItems: UPLOAD_FILES,
  uniqueItems: true,
  description: "files that were sent ahead",
});
const typed = { minLength: 1, maxLength: TYPED_MOST };

/** The topics of an inquiry: the categories of the FAQ. */
export const listInquiryTopics = call({
  method: "GET",
  path: "/v1/support/inquiry/topics",
  summary: "What an inquiry can be about: categories with their sub-categories",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    categories: wire(
      "ctgList",
      T.Array(
        T.Object({
          categoryCode: wire("ctgCd", code),
          categoryName: wire("ctgNm", T.String()),
          subcategories: wire(
            "subCtgList",
            T.Array(
              T.Object({
                subcategoryCode: wire("subCtgCd", code),
                subcategoryName: wire("subCtgNm", T.String()),
              }),
            ),
          ),
        }),
      ),
    ),
  }),
  errors: [],
});

/** C36: registers an inquiry, with up to three pictures. */
export const registerInquiry = call({
  method: "POST",
  path: "/v1/support/inquiry/form",
  summary: "Registers an inquiry; pictures come along as multipart/form-data or were sent ahead",
  who: "anyone",
  weight: 15,
  files: attachments,
  input: T.Object({
    categoryCode: wire("ctgCd", code),
    subcategoryCode: wire("subCtgCd", code),
    customerName: wire(
      "custNm",
      T.String({ ...typed, description: "the Chinese name, or the one in the passport" }),
    ),
    email: T.String(typed),
    phone: T.String({ ...typed, description: "a mobile number or a landline in Taiwan" }),
    device: T.Enum(Object.keys(devices) as DeviceCode[]),
    description: wire(
      "cont",
      T.String({
        minLength: DESCRIPTION_LENGTH.least,
        maxLength: DESCRIPTION_LENGTH.most,
        description: "the question",
      }),
    ),
    attachmentIds: wire(attachmentWire.attachmentIds, T.Optional(storedFiles)),
    inquiryId: wire("inqrId", T.Optional(inquiryId)),
  }),
  output: T.Object({
    receiptNumber: wire("rcptNbr", T.String({ description: "what to refer to" })),
    promisedOn: wire("prmsDt", day),
    inquiryId: wire("inqrId", T.String()),
  }),
  details: T.Object({
    attachments: wire(
      attachmentWire.attachments,
      T.Array(
        T.Object({
          attachmentName: wire("atchNm", T.String()),
          resultCode: wire("rsltCd", T.String()),
          resultMessage: wire(attachmentWire.resultMessage, T.String()),
        }),
      ),
    ),
  }),
  errors: ["FILE000001", "FILE000002", "FILE000003", "FILE000004", "PLAT000005"],
});

/** Uploads pictures ahead of an inquiry; each is checked separately. */
export const keepInquiryFiles = call({
  method: "POST",
  path: "/v1/support/inquiry/files",
  summary: "Sends pictures ahead of an inquiry; they are kept for 30 minutes",
  who: "anyone",
  weight: 15,
  files: attachments,
  input: T.Object({ attachmentIds: wire(attachmentWire.attachmentIds, T.Optional(storedFiles)) }),
  output: T.Object({
    attachments: wire(
      attachmentWire.attachments,
      T.Array(
        T.Object({
          attachmentName: wire("atchNm", T.String()),
          attachmentBytes: wire("atchSz", T.Integer({ description: "bytes" })),
          attachmentId: wire(
            attachmentWire.attachmentId,
            T.Union([T.String(), T.Null()], { description: "null when it was refused" }),
          ),
          resultCode: wire(
            "rsltCd",
            T.String({ description: "200, or why it was refused: FILE000001 to FILE000003" }),
          ),
          resultMessage: wire(attachmentWire.resultMessage, T.String()),
        }),
      ),
    ),
  }),
  errors: ["PLAT000005"],
});

/** The uploaded pictures that are still stored. */
export const listInquiryFiles = call({
  method: "GET",
  path: "/v1/support/inquiry/files",
  summary: "Which of the pictures that were sent ahead are still kept",
  who: "anyone",
  input: T.Object({
    attachmentIds: wire(
      attachmentWire.attachmentIds,
      T.Array(storedFile, { maxItems: LISTED_MOST }),
    ),
  }),
  output: T.Object({
    attachments: wire(
      attachmentWire.attachments,
      T.Array(
        T.Object({
          attachmentId: wire(attachmentWire.attachmentId, T.String()),
          attachmentName: wire("atchNm", T.String()),
          attachmentBytes: wire("atchSz", T.Integer()),
        }),
      ),
    ),
  }),
  errors: [],
});

/** The customer's inquiries that are not answered yet. */
export const listOpenInquiries = call({
  method: "GET",
  path: "/v1/support/inquiry/open",
  summary: "The customer's inquiries that wait for an answer, the newest first",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    inquiries: wire(
      "inqrList",
      T.Array(
        T.Object({
          receiptNumber: wire("rcptNbr", T.String()),
          categoryName: wire("ctgNm", T.String()),
          receivedOn: wire("rcvDt", day),
          promisedOn: wire("prmsDt", day),
        }),
      ),
    ),
  }),
  errors: [],
});

/** R41: the receipt for a visitor who has just sent an inquiry. */
export const readInquiryReceipt = call({
  method: "GET",
  path: "/v1/support/inquiry/receipts/{inqrId}",
  summary:
    "The reference and the promised day of an inquiry of the last 24 hours, for who wrote it",
  who: "anyone",
  input: T.Object({ inquiryId: wire("inqrId", inquiryId) }),
  output: T.Object({
    receiptNumber: wire("rcptNbr", T.String()),
    promisedOn: wire("prmsDt", day),
    email: T.String({ description: "w***@example.com" }),
    categoryName: wire("ctgNm", T.String()),
    subcategoryName: wire("subCtgNm", T.String()),
    attachmentCount: wire("atchCnt", T.Integer()),
  }),
  errors: ["INQR000001"],
});
