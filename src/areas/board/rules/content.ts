import { count, day, flag, oneOf, optional, words } from "#base/content/fields.ts";
import { noticeCategories } from "../rules.ts";

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
