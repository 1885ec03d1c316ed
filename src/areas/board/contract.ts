import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, paged, paging } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";

const NUMBER_MOST = 2_147_483_647;

const number = T.Integer({ minimum: 1, maximum: NUMBER_MOST });
const neighbour = T.Union([T.Object({ number: T.Integer(), title: T.String() }), T.Null()]);
const category = T.Enum(["service", "security", "rate", "system", "terms"]);
const eventState = T.Enum(["upcoming", "ongoing", "ended"]);

/** C49: notices, pinned ones first, then the newest. */
export const listNotices = call({
  method: "GET",
  path: "/v1/board/notice",
  summary: "Notices, pinned ones first, then the newest",
  who: "anyone",
  input: T.Object({ ...paging, category: wire("ntcCtgCd", T.Optional(category)) }),
  output: T.Object({
    notices: wire(
      "ntcList",
      T.Array(
        T.Object({
          noticeNumber: wire("ntcNbr", T.Integer()),
          publishedOn: wire("ntcDt", day),
          title: wire("ntcTitlCont", T.String()),
          category: wire("ntcCtgCd", category),
          isPinned: flag("topFixYn"),
          noticeUrl: wire("ntcDtlUrl", T.String()),
        }),
      ),
    ),
    ...paged,
    total: wire("totCnt", T.Integer()),
  }),
  errors: [],
});

/** C52: one notice with its text. */
export const readNotice = call({
  method: "GET",
  path: "/v1/board/notice/{ntcNbr}",
  summary: "One notice with its text, the previous and the next one",
  who: "anyone",
  input: T.Object({ noticeNumber: wire("ntcNbr", number) }),
  output: T.Object({
    noticeNumber: wire("ntcNbr", T.Integer()),
    publishedOn: wire("ntcDt", day),
    title: wire("ntcTitlCont", T.String()),
    noticeUrl: wire("ntcDtlUrl", T.String()),
    category: wire("ntcCtgCd", category),
    body: wire(
      "ntcCont",
      T.String({ description: "paragraphs, ## headings, lists and | tables |" }),
    ),
    newer: neighbour,
    older: neighbour,
  }),
  errors: ["BORD000001"],
});

/** C50: events: current ones first, then coming, then ended ones. */
export const listEvents = call({
  method: "GET",
  path: "/v1/board/events",
  summary: "Events, running ones first, then the coming, then the ended",
  who: "anyone",
  input: T.Object({ ...paging, eventState: wire("evntStsCd", T.Optional(eventState)) }),
  output: T.Object({
    events: wire(
      "evntList",
      T.Array(
        T.Object({
          eventNumber: wire("evntNbr", T.Integer()),
          title: wire("evntTitlCont", T.String()),
          summary: wire("evntSmryCont", T.String()),
          startDay: wire("evntStrtDt", day),
          endDay: wire("evntEndDt", day),
          hasEnded: flag("evntExprYn"),
          eventState: wire("evntStsCd", eventState),
          picture: wire("evntImgCd", T.String()),
          eventUrl: wire("evntDtlUrl", T.String()),
        }),
      ),
    ),
    ...paged,
    total: wire("totCnt", T.Integer()),
  }),
  errors: [],
});

/** C53: one event; an ended one is marked so. */
export const readEvent = call({
  method: "GET",
  path: "/v1/board/events/{evntNbr}",
  summary: "One event with its text; evntExprYn is Y once it has ended",
  who: "anyone",
  input: T.Object({ eventNumber: wire("evntNbr", number) }),
  output: T.Object({
    eventNumber: wire("evntNbr", T.Integer()),
    eventPeriod: wire(
      "evntDt",
      T.String({ description: "first and last day, YYYY/MM/DD - YYYY/MM/DD" }),
    ),
    eventUrl: wire("evntDtlUrl", T.String()),
    title: wire("evntTitlCont", T.String()),
    hasEnded: flag("evntExprYn"),
    eventState: wire("evntStsCd", eventState),
    picture: wire("evntImgCd", T.String()),
    summary: wire("evntSmryCont", T.String()),
    body: wire("evntCont", T.String()),
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
    notices: wire(
      "noticeList",
      T.Array(
        T.Object({
          noticeNumber: wire("noticeNbr", T.Integer()),
          publishedOn: wire("noticeDt", day),
          title: wire("noticeTitle", T.String()),
          companyName: wire("companyNm", T.String()),
        }),
      ),
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
  input: T.Object({ noticeNumber: wire("noticeNbr", number) }),
  output: T.Object({
    noticeNumber: wire("noticeNbr", T.Integer()),
    publishedOn: wire("noticeDt", day),
    title: wire("noticeTitle", T.String()),
    companyName: wire("companyNm", T.String()),
    body: wire("noticeCont", T.String()),
  }),
  errors: ["BORD000003"],
});
