import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, orNull, paging } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { languages } from "#base/text/language.ts";
import { changes } from "./rules/comparison.ts";
import {
  agreementGoals,
  agreementOccasions,
  documentTypes,
  SEARCH_MOST,
  TERMS,
  VERSION,
  versionStates,
} from "./rules.ts";

const NUMBER_MOST = 2_147_483_647;

const number = T.Integer({ minimum: 1, maximum: NUMBER_MOST });
const version = T.String({ pattern: VERSION, maxLength: 7, description: "2.0" });
const type = T.Enum([...documentTypes], {
  description: "01 terms, 02 forms, 03 product information, 04 law and privacy",
});
const state = T.Enum([...versionStates], {
  description: "upcoming, current (in force today) or past",
});
const language = T.Enum([...languages], { description: "zh, en or ko" });

/** A version by its name and its effective day. */
const dated = {
  documentVersion: wire("docRsrcVerCd", T.String()),
  documentEffectiveOn: wire("docRsrcAplyDt", day),
  documentState: wire("docRsrcStsCd", state),
};

const document = {
  documentNumber: wire("docRsrcNbr", T.Integer()),
  documentType: wire("docRsrcTpCd", type),
  documentTitle: wire("docRsrcTitlCont", T.String()),
  documentSummary: wire("docRsrcSmryCont", T.String()),
  documentUrl: wire("docRsrcUrl", T.String({ description: "where it can be read" })),
};

const file = T.Object({
  language: wire("lngDsCd", language),
  fileUrl: T.String({ description: "where the PDF is downloaded" }),
  fileBytes: wire("fileSz", orNull(T.Integer({ description: "bytes, once it has been made" }))),
});

/** C31: documents of one kind. */
export const listDocuments = call({
  method: "GET",
  path: "/v1/support/resource/documents",
  summary: "Documents of one kind in the version in force, those that hold every searched word",
  who: "anyone",
  input: T.Object({
    documentType: wire("docRsrcTpCd", T.Optional(T.Enum([...documentTypes], { default: TERMS }))),
    ...paging,
    searchText: wire("srchVal", T.Optional(T.String({ maxLength: SEARCH_MOST }))),
  }),
  output: T.Object({
    documents: wire(
      "docRsrcList",
      T.Array(
        T.Object({
          ...document,
          ...dated,
          ...file.properties,
          nextVersion: wire(
            "nextVer",
            orNull(T.Object(dated, { description: "the version to come, if one is announced" })),
          ),
        }),
      ),
    ),
    documentType: wire("docRsrcTpCd", type),
    pageSize: wire("pageCnt", T.Integer()),
    page: wire("pageNbr", T.Integer()),
    total: wire("totCnt", T.Integer()),
    typeCounts: wire(
      "tpCntList",
      T.Array(
        T.Object({ documentType: wire("docRsrcTpCd", type), total: wire("totCnt", T.Integer()) }),
        {
          description: "how many of each kind there are for the same search",
        },
      ),
    ),
  }),
  errors: [],
});

/** One document with its text. */
export const readDocument = call({
  method: "GET",
  path: "/v1/support/resource/documents/{docRsrcNbr}",
  summary: "One document with all its versions and the text of the one in force, or of a named one",
  who: "anyone",
  input: T.Object({
    documentNumber: wire("docRsrcNbr", number),
    documentVersion: wire("docRsrcVerCd", T.Optional(version)),
  }),
  output: T.Object({
    ...document,
    ...dated,
    documentBody: wire(
      "docRsrcCont",
      T.String({ description: "paragraphs, ## headings, lists and | tables |" }),
    ),
    versions: wire(
      "verList",
      T.Array(T.Object({ ...dated, files: wire("fileList", T.Array(file)) }), {
        description: "the newest first",
      }),
    ),
  }),
  errors: ["DOCS000001"],
});

const marks = T.Array(
  T.Object({
    mark: wire("mrkCd", T.Enum(["same", "removed", "added"])),
    text: wire("cont", T.String()),
  }),
);

/** Two versions of a document, article by article. */
export const compareVersions = call({
  method: "GET",
  path: "/v1/support/resource/documents/{docRsrcNbr}/comparison",
  summary: "What changed between two versions of a document, article by article",
  who: "anyone",
  weight: 10,
  input: T.Object({
    documentNumber: wire("docRsrcNbr", number),
    fromVersion: wire("fromVerCd", version),
    toVersion: wire("toVerCd", version),
  }),
  output: T.Object({
    ...document,
    fromVersion: wire("fromVer", T.Object(dated)),
    toVersion: wire("toVer", T.Object(dated)),
    articles: wire(
      "artclList",
      T.Array(
        T.Object({
          change: wire("chngCd", T.Enum([...changes])),
          titleMarks: wire("titlMrkList", marks),
          lines: wire(
            "lineList",
            T.Array(
              T.Object({
                lineType: wire("lineTpCd", T.Enum(["paragraph", "item", "row"])),
                marks: wire("mrkList", marks),
              }),
              { description: "none where no words changed" },
            ),
          ),
        }),
      ),
    ),
    counts: wire(
      "cntList",
      T.Array(
        T.Object({
          change: wire("chngCd", T.Enum([...changes])),
          total: wire("totCnt", T.Integer()),
        }),
      ),
    ),
  }),
  errors: ["DOCS000001"],
});

/** The PDF of a document. */
export const readDocumentFile = call({
  method: "GET",
  path: "/v1/support/resource/files/{docRsrcNbr}",
  summary: "A document as a PDF, in a version and a language; 503 when too many are being made",
  who: "anyone",
  weight: 5,
  input: T.Object({
    documentNumber: wire("docRsrcNbr", number),
    documentVersion: wire("docRsrcVerCd", T.Optional(version)),
    language: wire("lngDsCd", T.Optional(language)),
  }),
  output: T.Object({
    fileName: wire("fileNm", T.String()),
    language: wire("lngDsCd", language),
    fileBytes: wire("fileSz", T.Integer({ description: "bytes" })),
    text: wire("cont", T.String({ description: "the file in base64" })),
  }),
  errors: ["DOCS000001"],
});

/** C20, read only: the terms a customer is asked to accept. */
export const listTerms = call({
  method: "POST",
  path: "/v1/support/terms",
  summary: "The terms that a customer is asked to agree to, for one occasion or for all",
  who: "anyone",
  input: T.Object({
    termsOccasion: wire(
      "trmsTpCd",
      T.Optional(
        T.Enum([...agreementOccasions], { description: "what the terms are agreed to for" }),
      ),
    ),
  }),
  output: T.Object({
    terms: wire(
      "trmsList",
      T.Array(
        T.Object({
          contentId: wire("cmsContId", T.String({ description: "the number of the document" })),
          isRequired: flag("agrmntAgrtMdtyYn", { description: "whether one must agree" }),
          termsOccasion: wire("trmsTpCd", T.Enum([...agreementOccasions])),
          agreementGoal: wire("agrtGoalCd", T.Enum([...agreementGoals])),
          agreementTitle: wire("agrmntTitlNm", T.String()),
          linkUrl: wire(
            "cmsLinkUrl",
            T.String({ description: "where the version in force is read" }),
          ),
          termsVersion: wire("trmsVerCd", T.String({ description: "the version in force" })),
          termsEffectiveOn: wire("trmsAplyDt", day),
        }),
      ),
    ),
  }),
  errors: [],
});
