import { Type as T } from "typebox";
import { call } from "#base/call.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/limits.ts";
import { kinds, SEARCH_LENGTH } from "./rules.ts";

const PAGE_SIZE_MOST = 50;
const PAGE_MOST = 100_000;

const kind = T.Enum([...kinds], { description: "product, notice (events too), faq or document" });
const marks = T.Array(
  T.Object({ strtPos: T.Integer({ minimum: 0 }), endPos: T.Integer({ minimum: 1 }) }),
  { description: "what was found in the text: from a UTF-16 place up to another, in order" },
);
const row = {
  srchKndCd: kind,
  titlCont: T.String(),
  ctgNm: T.String({ description: "what it belongs to" }),
  dtCont: T.Union([T.String(), T.Null()], {
    description: "YYYY/MM/DD, or the first and the last day; null where no day matters",
  }),
  dtlUrl: T.String({ description: "where it can be read" }),
};

/** Finds whatever the site tells, by what people type. */
export const searchSite = call({
  method: "GET",
  path: "/v1/search",
  summary: "Finds products, notices, questions and documents, faults and other words included",
  who: "anyone",
  weight: 5,
  input: T.Object({
    srchVal: T.String({ minLength: 1, maxLength: SEARCH_LENGTH }),
    srchKndCd: T.Optional(kind),
    pageNbr: T.Optional(
      T.Integer({ minimum: FIRST_PAGE, maximum: PAGE_MOST, default: FIRST_PAGE }),
    ),
    pageCnt: T.Optional(T.Integer({ minimum: 1, maximum: PAGE_SIZE_MOST, default: PAGE_SIZE })),
  }),
  output: T.Object({
    srchList: T.Array(
      T.Object({
        ...row,
        titlMarkList: marks,
        smryCont: T.String({ description: "a part of the text" }),
        smryMarkList: marks,
      }),
      { description: "what was found, the best first" },
    ),
    nearList: T.Array(T.Object(row), { description: "what comes nearest when nothing was found" }),
    sgstList: T.Array(T.String(), { description: "what may have been meant" }),
    kndCntList: T.Array(T.Object({ srchKndCd: kind, srchCnt: T.Integer() }), {
      description: "found of each kind, in all of them",
    }),
    pageNbr: T.Integer(),
    pageCnt: T.Integer(),
    totCnt: T.Integer(),
  }),
  errors: [],
});
