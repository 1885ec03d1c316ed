import { count, day, oneOf, orNull, words } from "#base/content/fields.ts";
import type { DocumentType } from "../rules.ts";

/** What a content file calls each kind of document. */
export const typeWords = {
  terms: "01",
  form: "02",
  product: "03",
  law: "04",
} as const satisfies Record<string, DocumentType>;

/** A version's name in a content file. */
export const versionName = {
  expected: "a version such as 2.0",
  read: (value: string) => (/^[1-9]\d?\.\d{1,2}$/.test(value) ? value : undefined),
};

/** A document with its newest version as a content file says it; older versions have files beside it. */
export const documentContent = {
  folder: "documents",
  fields: {
    id: count,
    type: oneOf("terms", "form", "product", "law"),
    /** The code of the product group it belongs to. */
    group: orNull(words),
    version: versionName,
    effective: day,
  },
  unique: ["id"],
  texts: { title: words, summary: words },
  body: "required",
} as const;
