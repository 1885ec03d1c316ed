import { Type as T } from "typebox";
import { call } from "#base/call.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/limits.ts";
import { SEARCH_LENGTH } from "./rules.ts";

const PAGE_SIZE_MOST = 50;
const PAGE_MOST = 100_000;
const NUMBER_MOST = 2_147_483_647;

const paging = {
  pageNbr: T.Optional(T.Integer({ minimum: FIRST_PAGE, maximum: PAGE_MOST, default: FIRST_PAGE })),
  pageCnt: T.Optional(T.Integer({ minimum: 1, maximum: PAGE_SIZE_MOST, default: PAGE_SIZE })),
};
const paged = { pageNbr: T.Integer(), pageCnt: T.Integer(), totCnt: T.Integer() };
const code = T.String({ pattern: "^[0-9A-Za-z]{1,12}$" });
const yesNo = T.Enum(["Y", "N"]);
const orNull = <S extends T.TSchema>(schema: S) => T.Union([schema, T.Null()]);
const moment = T.String({ description: "YYYY/MM/DD hh:mm in Taipei" });
const degrees = T.String({
  pattern: "^-?\\d{1,3}(\\.\\d{1,8})?$",
  description: "degrees with a decimal point",
});

const category = T.Object({ ctgCd: code, ctgNm: T.String(), faqCnt: T.Integer() });
const faqRow = {
  faqNbr: T.Integer(),
  ctgCd: code,
  subCtgCd: code,
  subCtgNm: T.String(),
  sbjtCont: T.String({ description: "the question" }),
  faqDtlUrl: T.String(),
};
const faq = T.Object(faqRow);
const marks = T.Array(
  T.Object({ strtPos: T.Integer({ minimum: 0 }), endPos: T.Integer({ minimum: 1 }) }),
  { description: "what was found in the text: from a UTF-16 place up to another, in order" },
);
const neighbour = orNull(T.Object({ faqNbr: T.Integer(), sbjtCont: T.String() }));
const categoryCount = T.Object({ ctgCd: code, faqCnt: T.Integer() });
const counts = T.Object({ totCnt: T.Integer(), faqCntList: T.Array(categoryCount) });

/** C34: the categories in order, and the questions that are asked most. */
export const listFaqCategories = call({
  method: "GET",
  path: "/v1/support/faqs/categories",
  summary: "The categories of the FAQ, and the questions that are asked most",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({ faqCtgList: T.Array(category), faqArray: T.Array(faq) }),
  errors: [],
});

/** C37: the sub-categories of a category. */
export const listFaqSubcategories = call({
  method: "GET",
  path: "/v1/support/faqs/sub-categories",
  summary: "The sub-categories of a category",
  who: "anyone",
  input: T.Object({ ctgCd: code }),
  output: T.Object({
    ctgCd: code,
    ctgNm: T.String(),
    subCtgList: T.Array(T.Object({ subCtgCd: code, subCtgNm: T.String(), faqCnt: T.Integer() })),
  }),
  errors: ["FAQS000002"],
});

/** C40: how many entries each category holds, by the address that the specification writes. */
export const countFaqs = call({
  method: "GET",
  path: "/v1/support/faqs/count/",
  summary: "How many entries each category holds",
  who: "anyone",
  input: T.Object({}),
  output: counts,
  errors: [],
});

/** C40 for callers who leave the last slash out. */
export const countFaqsToo = call({ ...countFaqs, path: "/v1/support/faqs/count" });

/** C35: the entries of a category or a sub-category. */
export const listFaqs = call({
  method: "GET",
  path: "/v1/support/faqs/{ctgCd}",
  summary: "The entries of a category or a sub-category, in order",
  who: "anyone",
  input: T.Object({ ctgCd: code, ...paging }),
  output: T.Object({
    ctgCd: code,
    ctgNm: T.String(),
    subCtgCd: orNull(code),
    subCtgNm: orNull(T.String()),
    faqList: T.Array(faq),
    ...paged,
  }),
  errors: ["FAQS000002"],
});

/** C39: one entry with its answer; counts that it was opened. */
export const readFaq = call({
  method: "GET",
  path: "/v1/support/faqs/{subCtgCd}/{faqNbr}",
  summary: "One entry of a category or a sub-category with its answer and what is near it",
  who: "anyone",
  input: T.Object({ subCtgCd: code, faqNbr: T.Integer({ minimum: 1, maximum: NUMBER_MOST }) }),
  output: T.Object({
    ...faqRow,
    ctgNm: T.String(),
    cont: T.String({ description: "the answer: paragraphs, ## headings, lists and | tables |" }),
    chgDt: T.String({ pattern: "^\\d{4}/\\d{2}/\\d{2}$", description: "last changed, in Taipei" }),
    previous: neighbour,
    next: neighbour,
    faqArray: T.Array(faq, { description: "entries about nearly the same" }),
  }),
  errors: ["FAQS000001"],
});

/** C38: finds entries by what people type. */
export const searchFaqs = call({
  method: "GET",
  path: "/v1/support/faqs",
  summary: "Finds entries by what people type, faults and other words included",
  who: "anyone",
  weight: 5,
  input: T.Object({
    srchVal: T.String({ minLength: 1, maxLength: SEARCH_LENGTH }),
    ctgCd: T.Optional(code),
    ...paging,
  }),
  output: T.Object({
    faqList: T.Array(
      T.Object({
        ...faqRow,
        sbjtMarkList: marks,
        smryCont: T.String({ description: "a part of the answer" }),
        smryMarkList: marks,
      }),
      { description: "what was found, the best first" },
    ),
    faqArray: T.Array(faq, { description: "the nearest entries when nothing was found" }),
    sgstList: T.Array(T.String(), { description: "what may have been meant" }),
    faqCntList: T.Array(categoryCount, { description: "found in each category, in all of them" }),
    ...paged,
  }),
  errors: [],
});

/** C32: the service centres, the nearest first when a place is given. */
export const listCentres = call({
  method: "GET",
  path: "/v1/support/brandcenter",
  summary: "The service centres; with a place, the nearest first",
  who: "anyone",
  input: T.Object({ latiDegr: T.Optional(degrees), longDegr: T.Optional(degrees) }),
  output: T.Object({
    cntrList: T.Array(
      T.Object({
        cntrNm: T.String(),
        cntrAddr: T.String(),
        cntrTelNbr: T.String(),
        cntrSrvcTmCont: T.String(),
        cntrNtcCont: T.String(),
        latiDegr: T.Number(),
        longDegr: T.Number(),
        dstnMtr: orNull(T.Integer({ description: "metres over ground; null without a place" })),
        opnYn: yesNo,
        clsTm: orNull(T.String({ description: "hh:mm at which it closes today, when open" })),
        nxtOpnDtm: orNull(moment),
      }),
    ),
  }),
  errors: [],
});

/** C33: how the call centre is reached, and whether it answers now. */
export const readCallCentre = call({
  method: "GET",
  path: "/v1/callcenter/information",
  summary: "The numbers of the call centre, its hours, and whether it answers now",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    rsltVal: T.Object({ TOLL_FREE: T.String(), CALL_NUMBER: T.String() }),
    srvcTmCont: T.String(),
    opnYn: yesNo,
    nxtOpnDtm: orNull(moment),
  }),
  errors: [],
});
