import { compareDays } from "#base/time/day.ts";
import { contentKind } from "#server/content/kind.ts";
import { eventContent, noticeContent } from "../rules/content.ts";
import { eventPath, eventPictures, noticeCategories, noticePath } from "../rules.ts";
import { deleteEvent, eventTitles, putEvent, wholeEvent } from "../store/whole-events.ts";
import { deleteNotice, noticeTitles, putNotice, wholeNotice } from "../store.ts";
import { boardTexts } from "../texts/words.ts";

/** Notices as the desk publishes them. */
export const noticeKind = contentKind({
  shape: noticeContent,
  list: noticeTitles,
  async choices(_db, language) {
    const { categories } = boardTexts[language];
    return { category: noticeCategories.map((value) => ({ value, label: categories[value] })) };
  },
  find: wholeNotice,
  wholeOf: ({ fields, sections }, { day, text }) => ({
    number: fields.id,
    category: fields.category,
    pinned: fields.pinned,
    day: day(fields.published),
    title: text(sections, ({ title }) => title),
    body: text(sections, ({ body }) => body),
  }),
  fieldsOf: ({ category, day, pinned }) => ({
    category,
    published: day,
    pinned: pinned ? "yes" : "no",
  }),
  sectionOf: ({ title, body }, language) => ({
    fields: { title: title[language] },
    body: body[language],
  }),
  put: putNotice,
  remove: deleteNotice,
  pathOf: async (_db, item) => noticePath(item),
});

/** Events as the desk publishes them. */
export const eventKind = contentKind({
  shape: eventContent,
  list: eventTitles,
  async choices(_db, language) {
    const { pictures } = boardTexts[language];
    return { picture: eventPictures.map((value) => ({ value, label: pictures[value] })) };
  },
  find: wholeEvent,
  wholeOf({ fields, sections, lineOf, refuse }, { day, text }) {
    const [starts, ends] = [day(fields.starts), day(fields.ends)];
    if (compareDays(starts, ends) > 0) refuse(lineOf("ends"), `ends: ${ends} is before ${starts}`);
    return {
      ...{ number: fields.id, starts, ends, picture: fields.picture },
      title: text(sections, ({ title }) => title),
      summary: text(sections, ({ summary }) => summary),
      body: text(sections, ({ body }) => body),
    };
  },
  fieldsOf: ({ starts, ends, picture }) => ({ starts, ends, picture }),
  sectionOf: ({ title, summary, body }, language) => ({
    fields: { title: title[language], summary: summary[language] },
    body: body[language],
  }),
  put: putEvent,
  remove: deleteEvent,
  pathOf: async (_db, item) => eventPath(item),
});
