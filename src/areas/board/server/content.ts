import { dayIn, fillDays } from "#base/content/days.ts";
import { readEntry, translated } from "#base/content/entry.ts";
import type { Flaw } from "#base/content/file.ts";
import type { Day } from "#base/time/day.ts";
import type { ContentKind } from "#server/content/kind.ts";
import { today } from "#server/content/today.ts";
import { noticeContent } from "../rules/content.ts";
import { noticeCategories, noticePath } from "../rules.ts";
import { deleteNotice, noticeTitles, putNotice, type WholeNotice, wholeNotice } from "../store.ts";
import { boardTexts } from "../texts/words.ts";

/** Notices as published by the desk. */
export const noticeKind: ContentKind = {
  list: noticeTitles,
  async choices(_db, language) {
    const { categories } = boardTexts[language];
    return { category: noticeCategories.map((value) => ({ value, label: categories[value] })) };
  },
  async partsOf(db, item) {
    const notice = await wholeNotice(db, item);
    if (!notice) return null;
    const { category, pinned, day, title, body } = notice;
    const section = (language: "zh" | "en" | "ko") => ({
      fields: { title: title[language] },
      body: body[language],
    });
    return {
      fields: { id: String(item), category, published: day, pinned: pinned ? "yes" : "no" },
      sections: { zh: section("zh"), en: section("en"), ko: section("ko") },
    };
  },
  async read(db, text) {
    const flaws: Flaw[] = [];
    const notice = noticeIn(text, flaws, await today(db));
    return notice ? { item: notice.number, flaws: [] } : { item: null, flaws };
  },
  async put(tx, text) {
    const notice = noticeIn(text, [], await today(tx));
    if (!notice) throw new Error("a notice that was checked cannot be read");
    await putNotice(tx, notice);
  },
  remove: deleteNotice,
  async pathOf(_db, item) {
    return noticePath(item);
  },
};

function noticeIn(text: string, flaws: Flaw[], from: Day): WholeNotice | null {
  const entry = readEntry(text, noticeContent, flaws);
  if (!entry) return null;
  const { fields, sections } = entry;
  return {
    number: fields.id,
    category: fields.category,
    pinned: fields.pinned,
    day: dayIn(fields.published, from),
    title: fillDays(
      translated(sections, ({ title }) => title),
      from,
    ),
    body: fillDays(
      translated(sections, ({ body }) => body),
      from,
    ),
  };
}
