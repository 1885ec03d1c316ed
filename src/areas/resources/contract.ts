import { Type as T } from "typebox";
import { call } from "#base/call.ts";
import { languages } from "#base/language.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/limits.ts";
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

const PAGE_SIZE_MOST = 50;
const PAGE_MOST = 100_000;
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
const day = T.String({ pattern: "^\\d{4}/\\d{2}/\\d{2}$", description: "YYYY/MM/DD in Taipei" });
const orNull = <S extends Parameters<typeof T.Union>[0][number]>(schema: S) =>
  T.Union([schema, T.Null()]);

/** A version by its name and its first day. */
const dated = { docRsrcVerCd: T.String(), docRsrcAplyDt: day, docRsrcStsCd: state };

const document = {
  docRsrcNbr: T.Integer(),
  docRsrcTpCd: type,
  docRsrcTitlCont: T.String(),
  docRsrcSmryCont: T.String(),
  docRsrcUrl: T.String({ description: "where it can be read" }),
};

const file = T.Object({
  lngDsCd: language,
  fileUrl: T.String({ description: "where the PDF is downloaded" }),
  fileSz: orNull(T.Integer({ description: "bytes, once it has been made" })),
});

/** C31: documents of one kind. */
export const listDocuments = call({
  method: "GET",
  path: "/v1/support/resource/documents",
  summary: "Documents of one kind in the version in force, those that hold every searched word",
  who: "anyone",
  input: T.Object({
    docRsrcTpCd: T.Optional(T.Enum([...documentTypes], { default: TERMS })),
    pageNbr: T.Optional(
      T.Integer({ minimum: FIRST_PAGE, maximum: PAGE_MOST, default: FIRST_PAGE }),
    ),
    pageCnt: T.Optional(T.Integer({ minimum: 1, maximum: PAGE_SIZE_MOST, default: PAGE_SIZE })),
    srchVal: T.Optional(T.String({ maxLength: SEARCH_MOST })),
  }),
  output: T.Object({
    docRsrcList: T.Array(
      T.Object({
        ...document,
        ...dated,
        ...file.properties,
        nextVer: orNull(
          T.Object(dated, { description: "the version to come, if one is announced" }),
        ),
      }),
    ),
    docRsrcTpCd: type,
    pageCnt: T.Integer(),
    pageNbr: T.Integer(),
    totCnt: T.Integer(),
    tpCntList: T.Array(T.Object({ docRsrcTpCd: type, totCnt: T.Integer() }), {
      description: "how many of each kind there are for the same search",
    }),
  }),
  errors: [],
});

/** One document with its text. */
export const readDocument = call({
  method: "GET",
  path: "/v1/support/resource/documents/{docRsrcNbr}",
  summary: "One document with all its versions and the text of the one in force, or of a named one",
  who: "anyone",
  input: T.Object({ docRsrcNbr: number, docRsrcVerCd: T.Optional(version) }),
  output: T.Object({
    ...document,
    ...dated,
    docRsrcCont: T.String({ description: "paragraphs, ## headings, lists and | tables |" }),
    verList: T.Array(T.Object({ ...dated, fileList: T.Array(file) }), {
      description: "the newest first",
    }),
  }),
  errors: ["DOCS000001"],
});

const marks = T.Array(T.Object({ mrkCd: T.Enum(["same", "removed", "added"]), cont: T.String() }));

/** Two versions of a document, article by article. */
export const compareVersions = call({
  method: "GET",
  path: "/v1/support/resource/documents/{docRsrcNbr}/comparison",
  summary: "What changed between two versions of a document, article by article",
  who: "anyone",
  weight: 10,
  input: T.Object({ docRsrcNbr: number, fromVerCd: version, toVerCd: version }),
  output: T.Object({
    ...document,
    fromVer: T.Object(dated),
    toVer: T.Object(dated),
    artclList: T.Array(
      T.Object({
        chngCd: T.Enum([...changes]),
        titlMrkList: marks,
        lineList: T.Array(
          T.Object({ lineTpCd: T.Enum(["paragraph", "item", "row"]), mrkList: marks }),
          { description: "none where no words changed" },
        ),
      }),
    ),
    cntList: T.Array(T.Object({ chngCd: T.Enum([...changes]), totCnt: T.Integer() })),
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
    docRsrcNbr: number,
    docRsrcVerCd: T.Optional(version),
    lngDsCd: T.Optional(language),
  }),
  output: T.Object({
    fileNm: T.String(),
    lngDsCd: language,
    fileSz: T.Integer({ description: "bytes" }),
    cont: T.String({ description: "the file in base64" }),
  }),
  errors: ["DOCS000001"],
});

/** C20, the reading side: what a customer is asked to agree to. */
export const listTerms = call({
  method: "POST",
  path: "/v1/support/terms",
  summary: "The terms that a customer is asked to agree to, for one occasion or for all",
  who: "anyone",
  input: T.Object({
    trmsTpCd: T.Optional(
      T.Enum([...agreementOccasions], { description: "what the terms are agreed to for" }),
    ),
  }),
  output: T.Object({
    trmsList: T.Array(
      T.Object({
        cmsContId: T.String({ description: "the number of the document" }),
        agrmntAgrtMdtyYn: T.Enum(["Y", "N"], { description: "whether one must agree" }),
        trmsTpCd: T.Enum([...agreementOccasions]),
        agrtGoalCd: T.Enum([...agreementGoals]),
        agrmntTitlNm: T.String(),
        cmsLinkUrl: T.String({ description: "where the version in force is read" }),
        trmsVerCd: T.String({ description: "the version in force" }),
        trmsAplyDt: day,
      }),
    ),
  }),
  errors: [],
});
