import {
  count,
  day,
  flag,
  oneOf,
  optional,
  orNull,
  pagePath,
  words,
} from "#base/content/fields.ts";
import { bannerTones, eventPictures, noticeCategories } from "../rules.ts";

/** The format of a notice in a content file. */
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

/**
 * The format of an event in a content file; it runs from its first to its last day, both included.
 */
export const eventContent = {
  folder: "events",
  fields: { id: count, starts: day, ends: day, picture: oneOf(...eventPictures) },
  unique: ["id"],
  texts: { title: words, summary: words },
  body: "required",
} as const;

/** A banner of the front page as a content file says it. */
export const bannerContent = {
  folder: "banners",
  fields: { id: count, tone: oneOf(...bannerTones), path: orNull(pagePath) },
  unique: ["id"],
  texts: { title: words, summary: words },
  body: "none",
} as const;
