import { count, day, flag, list, optional, words } from "#base/content/fields.ts";

/** The format of a question in a content file; its category is the code of a sub-category. */
export function questionContent(subcategories: ReadonlySet<string>) {
  return {
    folder: "questions",
    fields: {
      id: count,
      category: {
        expected: "the code of a sub-category",
        read: (value: string) => (subcategories.has(value) ? value : undefined),
      },
      popular: optional(flag, false),
      /** When the answer was last reviewed. */
      reviewed: day,
    },
    unique: ["id"],
    // The keywords of all languages may be given with any one of them.
    texts: { question: words, keywords: optional(list, []) },
    body: "required",
  } as const;
}

/** A holiday lasts so many days at the most. */
export const HOLIDAY_DAYS_MOST = 30;

/** Editors are warned of a year without holidays so many days before it begins. */
export const YEARS_AHEAD_DAYS = 60;

/** A holiday as a content file says it, from its first to its last day, both included. */
export const holidayContent = {
  folder: "holidays",
  fields: { id: count, starts: day, ends: day },
  unique: ["id"],
  texts: { title: words },
  body: "none",
} as const;
