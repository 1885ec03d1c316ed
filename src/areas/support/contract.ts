import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, highlights, moment, orNull, paged, paging } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { SEARCH_LENGTH } from "./rules.ts";

const NUMBER_MOST = 2_147_483_647;

const code = T.String({ pattern: "^[0-9A-Za-z]{1,12}$" });
const degrees = T.String({
  pattern: "^-?\\d{1,3}(\\.\\d{1,8})?$",
  description: "degrees with a decimal point",
});

const category = T.Object({
  categoryCode: wire("ctgCd", code),
  categoryName: wire("ctgNm", T.String()),
  faqCount: wire("faqCnt", T.Integer()),
});
const faqRow = {
  faqNumber: wire("faqNbr", T.Integer()),
  categoryCode: wire("ctgCd", code),
  subcategoryCode: wire("subCtgCd", code),
  subcategoryName: wire("subCtgNm", T.String()),
  question: wire("sbjtCont", T.String({ description: "the question" })),
  faqUrl: wire("faqDtlUrl", T.String()),
};
const faq = T.Object(faqRow);
const neighbour = orNull(
  T.Object({ faqNumber: wire("faqNbr", T.Integer()), question: wire("sbjtCont", T.String()) }),
);
const categoryCount = T.Object({
  categoryCode: wire("ctgCd", code),
  faqCount: wire("faqCnt", T.Integer()),
});
const counts = T.Object({
  total: wire("totCnt", T.Integer()),
  faqCounts: wire("faqCntList", T.Array(categoryCount)),
});

/** C34: the categories in order, and the most popular questions. */
export const listFaqCategories = call({
  method: "GET",
  path: "/v1/support/faqs/categories",
  summary: "The categories of the FAQ, and the questions that are asked most",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    faqCategories: wire("faqCtgList", T.Array(category)),
    relatedFaqs: wire("faqArray", T.Array(faq)),
  }),
  errors: [],
});

/** C37: the sub-categories of a category. */
export const listFaqSubcategories = call({
  method: "GET",
  path: "/v1/support/faqs/sub-categories",
  summary: "The sub-categories of a category",
  who: "anyone",
  input: T.Object({ categoryCode: wire("ctgCd", code) }),
  output: T.Object({
    categoryCode: wire("ctgCd", code),
    categoryName: wire("ctgNm", T.String()),
    subcategories: wire(
      "subCtgList",
      T.Array(
        T.Object({
          subcategoryCode: wire("subCtgCd", code),
          subcategoryName: wire("subCtgNm", T.String()),
          faqCount: wire("faqCnt", T.Integer()),
        }),
      ),
    ),
  }),
  errors: ["FAQS000002"],
});

/** C40: the number of entries per category, at the address in the specification. */
export const countFaqs = call({
  method: "GET",
  path: "/v1/support/faqs/count/",
  summary: "How many entries each category holds",
  who: "anyone",
  input: T.Object({}),
  output: counts,
  errors: [],
});

/** C40 for callers who omit the trailing slash. */
export const countFaqsToo = call({ ...countFaqs, path: "/v1/support/faqs/count" });

/** C35: the entries of a category or a sub-category. */
export const listFaqs = call({
  method: "GET",
  path: "/v1/support/faqs/{ctgCd}",
  summary: "The entries of a category or a sub-category, in order",
  who: "anyone",
  input: T.Object({ categoryCode: wire("ctgCd", code), ...paging }),
  output: T.Object({
    categoryCode: wire("ctgCd", code),
    categoryName: wire("ctgNm", T.String()),
    subcategoryCode: wire("subCtgCd", orNull(code)),
    subcategoryName: wire("subCtgNm", orNull(T.String())),
    faqs: wire("faqList", T.Array(faq)),
    ...paged,
    total: wire("totCnt", T.Integer()),
  }),
  errors: ["FAQS000002"],
});

/** C39: one entry with its answer; counts the view. */
export const readFaq = call({
  method: "GET",
  path: "/v1/support/faqs/{subCtgCd}/{faqNbr}",
  summary: "One entry of a category or a sub-category with its answer and what is near it",
  who: "anyone",
  input: T.Object({
    subcategoryCode: wire("subCtgCd", code),
    faqNumber: wire("faqNbr", T.Integer({ minimum: 1, maximum: NUMBER_MOST })),
  }),
  output: T.Object({
    ...faqRow,
    categoryName: wire("ctgNm", T.String()),
    answer: wire(
      "cont",
      T.String({ description: "the answer: paragraphs, ## headings, lists and | tables |" }),
    ),
    changedOn: wire("chgDt", day),
    previous: neighbour,
    next: neighbour,
    relatedFaqs: wire("faqArray", T.Array(faq, { description: "entries about nearly the same" })),
  }),
  errors: ["FAQS000001"],
});

/** C38: searches the entries. */
export const searchFaqs = call({
  method: "GET",
  path: "/v1/support/faqs",
  summary: "Finds entries by a visitor's words, despite typing errors and by synonyms",
  who: "anyone",
  weight: 5,
  input: T.Object({
    searchText: wire("srchVal", T.String({ minLength: 1, maxLength: SEARCH_LENGTH })),
    categoryCode: wire("ctgCd", T.Optional(code)),
    ...paging,
  }),
  output: T.Object({
    faqs: wire(
      "faqList",
      T.Array(
        T.Object({
          ...faqRow,
          questionHighlights: wire("sbjtMarkList", highlights),
          excerpt: wire("smryCont", T.String({ description: "a part of the answer" })),
          excerptHighlights: wire("smryMarkList", highlights),
        }),
        { description: "what was found, the best first" },
      ),
    ),
    relatedFaqs: wire(
      "faqArray",
      T.Array(faq, { description: "the nearest entries when nothing was found" }),
    ),
    isSure: flag("sureYn", {
      description: "N when what was found only comes nearest to what was asked",
    }),
    isUrgent: flag("urgtYn", {
      description:
        "Y when the words tell of a loss or a crime: help comes first, beside emergency entries only",
    }),
    suggestions: wire("sgstList", T.Array(T.String(), { description: "what may have been meant" })),
    faqCounts: wire(
      "faqCntList",
      T.Array(categoryCount, { description: "found in each category, in all of them" }),
    ),
    ...paged,
    total: wire("totCnt", T.Integer()),
  }),
  errors: [],
});

/** C32: the service centres, nearest first if a place is given. */
export const listCentres = call({
  method: "GET",
  path: "/v1/support/brandcenter",
  summary: "The service centres; with a place, the nearest first",
  who: "anyone",
  input: T.Object({
    latitude: wire("latiDegr", T.Optional(degrees)),
    longitude: wire("longDegr", T.Optional(degrees)),
  }),
  output: T.Object({
    centres: wire(
      "cntrList",
      T.Array(
        T.Object({
          centreName: wire("cntrNm", T.String()),
          centreAddress: wire("cntrAddr", T.String()),
          centrePhone: wire("cntrTelNbr", T.String()),
          centreHours: wire("cntrSrvcTmCont", T.String()),
          centreNotice: wire("cntrNtcCont", T.String()),
          latitude: wire("latiDegr", T.Number()),
          longitude: wire("longDegr", T.Number()),
          distanceMetres: wire(
            "dstnMtr",
            orNull(T.Integer({ description: "metres over ground; null without a place" })),
          ),
          isOpen: flag("opnYn"),
          closesAt: wire(
            "clsTm",
            orNull(T.String({ description: "hh:mm at which it closes today, when open" })),
          ),
          nextOpenAt: wire("nxtOpnDtm", orNull(moment)),
        }),
      ),
    ),
  }),
  errors: [],
});

/** C33: how to reach the call centre, and whether it is open now. */
export const readCallCentre = call({
  method: "GET",
  path: "/v1/callcenter/information",
  summary: "The numbers of the call centre, its hours, and whether it answers now",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    numbers: wire("rsltVal", T.Object({ TOLL_FREE: T.String(), CALL_NUMBER: T.String() })),
    serviceHours: wire("srvcTmCont", T.String()),
    isOpen: flag("opnYn"),
    nextOpenAt: wire("nxtOpnDtm", orNull(moment)),
  }),
  errors: [],
});
