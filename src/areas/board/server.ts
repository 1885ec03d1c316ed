import { FIRST_PAGE, PAGE_SIZE } from "#base/call/limits.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Language } from "#base/text/language.ts";
import type { Handlers } from "#server/api/call-context.ts";
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
    const { rows, total } = await notices(db, page, input.category ?? null);
    return {
      notices: rows.map((row) => ({
        noticeNumber: row.number,
        publishedOn: row.day,
        title: row.title,
        category: row.category,
        isPinned: row.pinned,
        noticeUrl: noticePath(row.number),
      })),
      page: page.number,
      pageSize: page.size,
      total,
    };
  },

  async readNotice({ noticeNumber }, { db, language }) {
    const row = await noticeOf(db, language, noticeNumber);
    if (!row) throw new Refusal("BORD000001");
    return {
      noticeNumber: row.number,
      publishedOn: row.day,
      title: row.title,
      noticeUrl: noticePath(row.number),
      category: row.category,
      body: row.body,
      newer: row.newer,
      older: row.older,
    };
  },

  async listEvents(input, { db, language }) {
    const page = pageOf(input, language);
    const { rows, total } = await events(db, page, input.eventState ?? null);
    return {
      events: rows.map((row) => ({
        eventNumber: row.number,
        title: row.title,
        summary: row.summary,
        startDay: row.starts,
        endDay: row.ends,
        hasEnded: row.state === "ended",
        eventState: row.state,
        picture: row.picture,
        eventUrl: eventPath(row.number),
      })),
      page: page.number,
      pageSize: page.size,
      total,
    };
  },

  async readEvent({ eventNumber }, { db, language }) {
    const row = await eventOf(db, language, eventNumber);
    if (!row) throw new Refusal("BORD000002");
    return {
      eventNumber: row.number,
      eventPeriod: `${row.starts} - ${row.ends}`,
      eventUrl: eventPath(row.number),
      title: row.title,
      hasEnded: row.state === "ended",
      eventState: row.state,
      picture: row.picture,
      summary: row.summary,
      body: row.body,
    };
  },

  async listFundNotices(input, { db, language }) {
    const page = pageOf(input, language);
    const { rows, total } = await fundNotices(db, page);
    return {
      notices: rows.map((row) => ({
        noticeNumber: row.number,
        publishedOn: row.day,
        title: row.title,
        companyName: row.company,
      })),
      totalCount: total,
      page: page.number,
      pageSize: page.size,
      hasNextPage: page.number * page.size < total,
    };
  },

  async readFundNotice({ noticeNumber }, { db, language }) {
    const row = await fundNoticeOf(db, language, noticeNumber);
    if (!row) throw new Refusal("BORD000003");
    return {
      noticeNumber: row.number,
      publishedOn: row.day,
      title: row.title,
      companyName: row.company,
      body: row.body,
    };
  },
};

function pageOf(input: { page?: number; pageSize?: number }, language: Language): Page {
  return {
    language,
    number: input.page ?? FIRST_PAGE,
    size: input.pageSize ?? PAGE_SIZE,
  };
}
