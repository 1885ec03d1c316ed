import { count, day, flag, oneOf, optional, words } from "#base/content/fields.ts";
import { eventPictures, noticeCategories } from "../rules.ts";

/** A notice as a content file says it. */
export const noticeContent = {
  folder: "notices",
  fields: {
    id: count,
    category: oneOf(...noticeCategories),
    published: day,
    pinned: optional(flag, false),
  },
  unique: ["id"],
  texts: { title: words },
  body: "required",
} as const;

/** An event as a content file says it; it runs from its first to its last day, both included. */
export const eventContent = {
  folder: "events",
  fields: { id: count, starts: day, ends: day, picture: oneOf(...eventPictures) },
  unique: ["id"],
  texts: { title: words, summary: words },
  body: "required",
} as const;
