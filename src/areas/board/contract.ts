import { Type as T } from "typebox";
import { call } from "#base/call.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/limits.ts";

const PAGE_SIZE_MOST = 50;
const PAGE_MOST = 100_000;
const NUMBER_MOST = 2_147_483_647;

const paging = {
  pageNbr: T.Optional(T.Integer({ minimum: FIRST_PAGE, maximum: PAGE_MOST, default: FIRST_PAGE })),
  pageCnt: T.Optional(T.Integer({ minimum: 1, maximum: PAGE_SIZE_MOST, default: PAGE_SIZE })),
};
const number = T.Integer({ minimum: 1, maximum: NUMBER_MOST });
const day = T.String({ pattern: "^\\d{4}/\\d{2}/\\d{2}$", description: "YYYY/MM/DD in Taipei" });
const yesNo = T.Enum(["Y", "N"]);
const paged = { pageNbr: T.Integer(), pageCnt: T.Integer() };
const neighbour = T.Union([T.Object({ number: T.Integer(), title: T.String() }), T.Null()]);
const category = T.Enum(["service", "security", "rate", "system", "terms"]);
const eventState = T.Enum(["upcoming", "ongoing", "ended"]);

/** C49: notices, pinned ones first, then the newest. */
export const listNotices = call({
  method: "GET",
  path: "/v1/board/notice",
  summary: "Notices, pinned ones first, then the newest",
  who: "anyone",
  input: T.Object({ ...paging, ntcCtgCd: T.Optional(category) }),
  output: T.Object({
    ntcList: T.Array(
      T.Object({
        ntcNbr: T.Integer(),
        ntcDt: day,
        ntcTitlCont: T.String(),
        ntcCtgCd: category,
        topFixYn: yesNo,
        ntcDtlUrl: T.String(),
      }),
    ),
    ...paged,
    totCnt: T.Integer(),
  }),
  errors: [],
});

/** C52: one notice with its text. */
export const readNotice = call({
  method: "GET",
  path: "/v1/board/notice/{ntcNbr}",
  summary: "One notice with its text and its neighbours",
  who: "anyone",
  input: T.Object({ ntcNbr: number }),
  output: T.Object({
    ntcNbr: T.Integer(),
    ntcDt: day,
    ntcTitlCont: T.String(),
    ntcDtlUrl: T.String(),
    ntcCtgCd: category,
    ntcCont: T.String({ description: "paragraphs, ## headings, lists and | tables |" }),
    newer: neighbour,
    older: neighbour,
  }),
  errors: ["BORD000001"],
});

/** C50: events, running ones first, then the coming, then the ended. */
export const listEvents = call({
  method: "GET",
  path: "/v1/board/events",
  summary: "Events, running ones first, then the coming, then the ended",
  who: "anyone",
  input: T.Object({ ...paging, evntStsCd: T.Optional(eventState) }),
  output: T.Object({
    evntList: T.Array(
      T.Object({
        evntNbr: T.Integer(),
        evntTitlCont: T.String(),
        evntSmryCont: T.String(),
        evntStrtDt: day,
        evntEndDt: day,
        evntExprYn: yesNo,
        evntStsCd: eventState,
        evntImgCd: T.String(),
        evntDtlUrl: T.String(),
      }),
    ),
    ...paged,
    totCnt: T.Integer(),
  }),
  errors: [],
});

/** C53: one event; an ended one says so. */
export const readEvent = call({
  method: "GET",
  path: "/v1/board/events/{evntNbr}",
  summary: "One event with its text; evntExprYn is Y once it has ended",
  who: "anyone",
  input: T.Object({ evntNbr: number }),
  output: T.Object({
    evntNbr: T.Integer(),
    evntDt: T.String({ description: "first and last day, YYYY/MM/DD - YYYY/MM/DD" }),
    evntDtlUrl: T.String(),
    evntTitlCont: T.String(),
    evntExprYn: yesNo,
    evntStsCd: eventState,
    evntImgCd: T.String(),
    evntSmryCont: T.String(),
    evntCont: T.String(),
  }),
  errors: ["BORD000002"],
});

/** C51: notices of funds and fund companies. */
export const listFundNotices = call({
  method: "GET",
  path: "/v1/fund/common/notice",
  summary: "Notices of funds and fund companies, the newest first",
  who: "anyone",
  input: T.Object(paging),
  output: T.Object({
    noticeList: T.Array(
      T.Object({
        noticeNbr: T.Integer(),
        noticeDt: day,
        noticeTitle: T.String(),
        companyNm: T.String(),
      }),
    ),
    totalCount: T.Integer(),
    ...paged,
    hasNextPage: T.Boolean(),
  }),
  errors: [],
});

/** C54: one fund notice. */
export const readFundNotice = call({
  method: "GET",
  path: "/v1/fund/common/notice/{noticeNbr}",
  summary: "One fund notice with its text",
  who: "anyone",
  input: T.Object({ noticeNbr: number }),
  output: T.Object({
    noticeNbr: T.Integer(),
    noticeDt: day,
    noticeTitle: T.String(),
    companyNm: T.String(),
    noticeCont: T.String(),
  }),
  errors: ["BORD000003"],
});
