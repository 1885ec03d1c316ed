import { Refusal } from "#base/errors/catalogue.ts";
import type { Language } from "#base/language.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/limits.ts";
import type { Handlers } from "#server/asked.ts";
import type * as contract from "./contract.ts";
import { eventPath, noticePath } from "./rules.ts";
import {
  eventOf,
  events,
  fundNoticeOf,
  fundNotices,
  noticeOf,
  notices,
  type Page,
} from "./store.ts";

export const handlers: Handlers<typeof contract> = {
  async listNotices(input, { db, language }) {
    const page = pageOf(input, language);
    const { rows, total } = await notices(db, page, input.ntcCtgCd ?? null);
    return {
      ntcList: rows.map((row) => ({
        ntcNbr: row.number,
        ntcDt: row.day,
        ntcTitlCont: row.title,
        ntcCtgCd: row.category,
        topFixYn: row.pinned ? "Y" : "N",
        ntcDtlUrl: noticePath(row.number),
      })),
      pageNbr: page.number,
      pageCnt: page.size,
      totCnt: total,
    };
  },

  async readNotice({ ntcNbr }, { db, language }) {
    const row = await noticeOf(db, language, ntcNbr);
    if (!row) throw new Refusal("BORD000001");
    return {
      ntcNbr: row.number,
      ntcDt: row.day,
      ntcTitlCont: row.title,
      ntcDtlUrl: noticePath(row.number),
      ntcCtgCd: row.category,
      ntcCont: row.body,
      newer: row.newer,
      older: row.older,
    };
  },

  async listEvents(input, { db, language }) {
    const page = pageOf(input, language);
    const { rows, total } = await events(db, page, input.evntStsCd ?? null);
    return {
      evntList: rows.map((row) => ({
        evntNbr: row.number,
        evntTitlCont: row.title,
        evntSmryCont: row.summary,
        evntStrtDt: row.starts,
        evntEndDt: row.ends,
        evntExprYn: row.state === "ended" ? "Y" : "N",
        evntStsCd: row.state,
        evntImgCd: row.picture,
        evntDtlUrl: eventPath(row.number),
      })),
      pageNbr: page.number,
      pageCnt: page.size,
      totCnt: total,
    };
  },

  async readEvent({ evntNbr }, { db, language }) {
    const row = await eventOf(db, language, evntNbr);
    if (!row) throw new Refusal("BORD000002");
    return {
      evntNbr: row.number,
      evntDt: `${row.starts} - ${row.ends}`,
      evntDtlUrl: eventPath(row.number),
      evntTitlCont: row.title,
      evntExprYn: row.state === "ended" ? "Y" : "N",
      evntStsCd: row.state,
      evntImgCd: row.picture,
      evntSmryCont: row.summary,
      evntCont: row.body,
    };
  },

  async listFundNotices(input, { db, language }) {
    const page = pageOf(input, language);
    const { rows, total } = await fundNotices(db, page);
    return {
      noticeList: rows.map((row) => ({
        noticeNbr: row.number,
        noticeDt: row.day,
        noticeTitle: row.title,
        companyNm: row.company,
      })),
      totalCount: total,
      pageNbr: page.number,
      pageCnt: page.size,
      hasNextPage: page.number * page.size < total,
    };
  },

  async readFundNotice({ noticeNbr }, { db, language }) {
    const row = await fundNoticeOf(db, language, noticeNbr);
    if (!row) throw new Refusal("BORD000003");
    return {
      noticeNbr: row.number,
      noticeDt: row.day,
      noticeTitle: row.title,
      companyNm: row.company,
      noticeCont: row.body,
    };
  },
};

function pageOf(input: { pageNbr?: number; pageCnt?: number }, language: Language): Page {
  return {
    language,
    number: input.pageNbr ?? FIRST_PAGE,
    size: input.pageCnt ?? PAGE_SIZE,
  };
}
