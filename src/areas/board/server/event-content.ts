import { dayIn, fillDays } from "#base/content/days.ts";
import { readEntry, translated } from "#base/content/entry.ts";
import type { Flaw } from "#base/content/file.ts";
import { compareDays, type Day } from "#base/time/day.ts";
import type { ContentKind } from "#server/content/kind.ts";
import { today } from "#server/content/today.ts";
import { eventContent } from "../rules/content.ts";
import { eventPath, eventPictures } from "../rules.ts";
import {
  deleteEvent,
  eventTitles,
  putEvent,
  type WholeEvent,
  wholeEvent,
} from "../store/whole-events.ts";
import { boardTexts } from "../texts/words.ts";

/** Events as published by the desk. */
export const eventKind: ContentKind = {
  list: eventTitles,
  async choices(_db, language) {
    const { pictures } = boardTexts[language];
    return { picture: eventPictures.map((value) => ({ value, label: pictures[value] })) };
  },
  async partsOf(db, item) {
    const event = await wholeEvent(db, item);
    if (!event) return null;
    const { starts, ends, picture, title, summary, body } = event;
    const section = (language: "zh" | "en" | "ko") => ({
      fields: { title: title[language], summary: summary[language] },
      body: body[language],
    });
    return {
      fields: { id: String(item), starts, ends, picture },
      sections: { zh: section("zh"), en: section("en"), ko: section("ko") },
    };
  },
  async read(db, text) {
    const flaws: Flaw[] = [];
    const event = eventIn(text, flaws, await today(db));
    return event ? { item: event.number, flaws: [] } : { item: null, flaws };
  },
  async put(tx, text) {
    const event = eventIn(text, [], await today(tx));
    if (!event) throw new Error("an event that was checked cannot be read");
    await putEvent(tx, event);
  },
  remove: deleteEvent,
  async pathOf(_db, item) {
    return eventPath(item);
  },
};

function eventIn(text: string, flaws: Flaw[], from: Day): WholeEvent | null {
  const entry = readEntry(text, eventContent, flaws);
  if (!entry) return null;
  const { fields, sections, lineOf } = entry;
  const [starts, ends] = [dayIn(fields.starts, from), dayIn(fields.ends, from)];
  if (compareDays(starts, ends) > 0) {
    flaws.push({ line: lineOf("ends"), text: `ends: ${ends} is before ${starts}` });
    return null;
  }
  return {
    ...{ number: fields.id, starts, ends, picture: fields.picture },
    title: fillDays(
      translated(sections, ({ title }) => title),
      from,
    ),
    summary: fillDays(
      translated(sections, ({ summary }) => summary),
      from,
    ),
    body: fillDays(
      translated(sections, ({ body }) => body),
      from,
    ),
  };
}
