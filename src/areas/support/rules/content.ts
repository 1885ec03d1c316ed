import { count, day, flag, list, optional, words } from "#base/content/fields.ts";

/** A question as a content file says it; its category is the code of a sub-category. */
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
      /** When the answer was last looked through. */
      reviewed: day,
    },
    unique: ["id"],
    // Words of all languages may stand with one of them.
    texts: { question: words, keywords: optional(list, []) },
    body: "required",
  } as const;
}
