import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { highlights, paging } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { kinds, SEARCH_LENGTH } from "./rules.ts";

const kind = T.Enum([...kinds], {
  description:
    "product, page, market (stocks, ETFs and funds), notice (events too), faq or document",
});
const row = {
  searchKind: wire("srchKndCd", kind),
  title: wire("titlCont", T.String()),
  categoryName: wire("ctgNm", T.String({ description: "what it belongs to" })),
  dateText: wire(
    "dtCont",
    T.Union([T.String(), T.Null()], {
      description: "YYYY/MM/DD, or the first and the last day; null where no day matters",
    }),
  ),
  url: wire("dtlUrl", T.String({ description: "where it can be read" })),
};

/** Searches the whole site. */
export const searchSite = call({
  method: "GET",
  path: "/v1/search",
  summary:
    "Finds products, notices, questions and documents, despite typing errors and by synonyms",
  who: "anyone",
  weight: 5,
  input: T.Object({
    searchText: wire("srchVal", T.String({ minLength: 1, maxLength: SEARCH_LENGTH })),
    searchKind: wire("srchKndCd", T.Optional(kind)),
    ...paging,
  }),
  output: T.Object({
    hits: wire(
      "srchList",
      T.Array(
        T.Object({
          ...row,
          titleHighlights: wire("titlMarkList", highlights),
          excerpt: wire("smryCont", T.String({ description: "a part of the text" })),
          excerptHighlights: wire("smryMarkList", highlights),
        }),
        { description: "what was found, the best first" },
      ),
    ),
    nearest: wire(
      "nearList",
      T.Array(T.Object(row), { description: "what comes nearest when nothing was found" }),
    ),
    isSure: flag("sureYn", {
      description: "N when what was found only comes nearest to what was asked",
    }),
    isUrgent: flag("urgtYn", {
      description:
        "Y when the words tell of a loss or a crime: help comes first, beside emergency pages only",
    }),
    suggestions: wire("sgstList", T.Array(T.String(), { description: "what may have been meant" })),
    kindCounts: wire(
      "kndCntList",
      T.Array(
        T.Object({ searchKind: wire("srchKndCd", kind), hitCount: wire("srchCnt", T.Integer()) }),
        {
          description: "found of each kind, in all of them",
        },
      ),
    ),
    page: wire("pageNbr", T.Integer()),
    pageSize: wire("pageCnt", T.Integer()),
    total: wire("totCnt", T.Integer()),
  }),
  errors: [],
});
