import { bannerContent, eventContent, noticeContent } from "#areas/board/rules/content.ts";
import { translated } from "#base/content/entry.ts";
import { count, day, words } from "#base/content/fields.ts";
import { readFolder } from "./folder.ts";

const fundNoticeShape = {
  folder: "fund-notices",
  fields: { id: count, published: day },
  unique: ["id"],
  texts: { company: words, title: words },
  body: "required",
} as const;

/** The notices of the bank. */
export function readNotices(root?: string) {
  return readFolder(
    noticeContent,
    ({ fields, sections }) => ({
      ...fields,
      title: translated(sections, ({ title }) => title),
      body: translated(sections, ({ body }) => body),
    }),
    root,
  );
}

/** The events of the bank; each runs from its first to its last day, both included. */
export function readEvents(root?: string) {
  return readFolder(
    eventContent,
    ({ fields, sections }) => ({
      ...fields,
      title: translated(sections, ({ title }) => title),
      summary: translated(sections, ({ summary }) => summary),
      body: translated(sections, ({ body }) => body),
    }),
    root,
  );
}

/** Banners that are ready to be published at the desk; a demonstration begins without any. */
export function readBanners(root?: string) {
  return readFolder(
    bannerContent,
    ({ fields, sections }) => ({
      ...fields,
      title: translated(sections, ({ title }) => title),
      summary: translated(sections, ({ summary }) => summary),
    }),
    root,
  );
}

/** Notices of fund companies that the bank publishes. */
export function readFundNotices(root?: string) {
  return readFolder(
    fundNoticeShape,
    ({ fields, sections }) => ({
      ...fields,
      company: translated(sections, ({ company }) => company),
      title: translated(sections, ({ title }) => title),
      body: translated(sections, ({ body }) => body),
    }),
    root,
  );
}
