import { readEntry, translated } from "#base/content/entry.ts";
import type { ContentDay } from "#base/content/fields.ts";
import type { Flaw } from "#base/content/file.ts";
import { addDays, type Day, dayOf } from "#base/time/day.ts";
import type { ContentKind } from "#server/content/kind.ts";
import { noticeContent } from "../rules/content.ts";
import { noticePath } from "../rules.ts";
import { deleteNotice, noticeTitles, putNotice, type WholeNotice, wholeNotice } from "../store.ts";

/** Notices as the desk publishes them. */
export const noticeKind: ContentKind = {
  list: noticeTitles,
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
  async read(_db, text) {
    const flaws: Flaw[] = [];
    const notice = noticeIn(text, flaws, dayOf(new Date(0)));
    return notice ? { item: notice.number, flaws: [] } : { item: null, flaws };
  },
  async put(tx, text) {
    const [row] = await tx.query<{ today: Day }>(
      "select to_char(bank.today(), 'YYYY-MM-DD') as today",
      [],
    );
    const notice = row ? noticeIn(text, [], row.today) : null;
    if (!notice) throw new Error("a notice that was checked cannot be read");
    await putNotice(tx, notice);
  },
  remove: deleteNotice,
  async pathOf(_db, item) {
    return noticePath(item);
  },
};

function noticeIn(text: string, flaws: Flaw[], today: Day): WholeNotice | null {
  const entry = readEntry(text, noticeContent, flaws);
  if (!entry) return null;
  const { fields, sections } = entry;
  return {
    number: fields.id,
    category: fields.category,
    pinned: fields.pinned,
    day: dayIn(fields.published, today),
    title: translated(sections, ({ title }) => title),
    body: translated(sections, ({ body }) => body),
  };
}

/** The day that a file names; one that is counted is counted from today. */
function dayIn(day: ContentDay, today: Day): Day {
  return "day" in day ? day.day : addDays(today, day.days);
}
