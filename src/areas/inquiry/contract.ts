import { Type as T } from "typebox";
import { call } from "#base/call.ts";
import { UPLOAD_FILES } from "#base/limits.ts";
import { attachments, DESCRIPTION_LENGTH, type DeviceCode, devices, LISTED_MOST } from "./rules.ts";

const TYPED_MOST = 300;

const code = T.String({ pattern: "^[0-9A-Za-z]{1,12}$" });
const day = T.String({ pattern: "^\\d{4}/\\d{2}/\\d{2}$", description: "YYYY/MM/DD in Taipei" });
const inquiryId = T.String({
  pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$",
  description: "made by the caller: an inquiry sent twice with the same one is registered once",
});
const keptFile = T.String({ pattern: "^[\\w-]{22}$" });
const keptFiles = T.Array(keptFile, {
  maxItems: UPLOAD_FILES,
  uniqueItems: true,
  description: "files that were sent ahead",
});
const typed = { minLength: 1, maxLength: TYPED_MOST };

/** What an inquiry can be about: the categories of the FAQ. */
export const listInquiryTopics = call({
  method: "GET",
  path: "/v1/support/inquiry/topics",
  summary: "What an inquiry can be about: categories with their sub-categories",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    ctgList: T.Array(
      T.Object({
        ctgCd: code,
        ctgNm: T.String(),
        subCtgList: T.Array(T.Object({ subCtgCd: code, subCtgNm: T.String() })),
      }),
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
    ctgCd: code,
    subCtgCd: code,
    custNm: T.String({ ...typed, description: "the Chinese name, or the one in the passport" }),
    email: T.String(typed),
    phone: T.String({ ...typed, description: "a mobile number or a landline in Taiwan" }),
    device: T.Enum(Object.keys(devices) as DeviceCode[]),
    cont: T.String({
      minLength: DESCRIPTION_LENGTH.least,
      maxLength: DESCRIPTION_LENGTH.most,
      description: "the question",
    }),
    atchIdList: T.Optional(keptFiles),
    inqrId: T.Optional(inquiryId),
  }),
  output: T.Object({
    rcptNbr: T.String({ description: "what to refer to" }),
    prmsDt: day,
    inqrId: T.String(),
  }),
  errors: ["FILE000001", "FILE000002", "FILE000003", "FILE000004", "PLAT000005"],
});

/** Sends pictures ahead of an inquiry; each is judged by itself. */
export const keepInquiryFiles = call({
  method: "POST",
  path: "/v1/support/inquiry/files",
  summary: "Sends pictures ahead of an inquiry; they are kept for 30 minutes",
  who: "anyone",
  weight: 15,
  files: attachments,
  input: T.Object({ atchIdList: T.Optional(keptFiles) }),
  output: T.Object({
    atchList: T.Array(
      T.Object({
        atchNm: T.String(),
        atchSz: T.Integer({ description: "bytes" }),
        atchId: T.Union([T.String(), T.Null()], { description: "null when it was refused" }),
        rsltCd: T.String({ description: "200, or why it was refused: FILE000001 to FILE000003" }),
        rsltMsg: T.String(),
      }),
    ),
  }),
  errors: ["PLAT000005"],
});

/** The pictures that are still kept, of those that were sent ahead. */
export const listInquiryFiles = call({
  method: "GET",
  path: "/v1/support/inquiry/files",
  summary: "Which of the pictures that were sent ahead are still kept",
  who: "anyone",
  input: T.Object({ atchIdList: T.Array(keptFile, { maxItems: LISTED_MOST }) }),
  output: T.Object({
    atchList: T.Array(T.Object({ atchId: T.String(), atchNm: T.String(), atchSz: T.Integer() })),
  }),
  errors: [],
});

/** R41: what a visitor is told who has just written. */
export const readInquiryReceipt = call({
  method: "GET",
  path: "/v1/support/inquiry/receipts/{inqrId}",
  summary:
    "The reference and the promised day of an inquiry of the last 24 hours, for who wrote it",
  who: "anyone",
  input: T.Object({ inqrId: inquiryId }),
  output: T.Object({
    rcptNbr: T.String(),
    prmsDt: day,
    email: T.String({ description: "w***@example.com" }),
    ctgNm: T.String(),
    subCtgNm: T.String(),
    atchCnt: T.Integer(),
  }),
  errors: ["INQR000001"],
});
