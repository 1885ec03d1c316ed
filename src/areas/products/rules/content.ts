import { type ContentEntry, type FolderShape, translated } from "#base/content/entry.ts";
import {
  count,
  flag,
  listOf,
  matching,
  optional,
  orNull,
  pagePath,
  words,
} from "#base/content/fields.ts";
import { type Point, partsIn, pointsOf, textIn } from "#base/content/parts.ts";
import type { Language, Translated } from "#base/text/language.ts";
import { GROUP_CODE, PRODUCT_CODE, VARIANT_CODE } from "../rules.ts";

/** A product with all its languages, as it is written. */
export interface WholeProduct {
  number: number;
  code: string;
  group: string;
  position: number;
  name: Translated;
  slogan: Translated;
  lead: Translated;
  variants: { code: string; name: Translated; lead: Translated }[];
  benefits: Point[];
  facts: { label: Translated; value: Translated }[];
  steps: Point[];
  notes: Translated;
  forGuests: boolean;
  featured: boolean;
  path: string | null;
  faqWords: string;
  related: string[];
}

const productCode = matching(PRODUCT_CODE, "a product's code such as DPMA0001");

/** A product as a content file says it. */
export const productContent = {
  folder: "products",
  fields: {
    id: count,
    code: productCode,
    group: matching(GROUP_CODE, "a group's code such as deposit"),
    position: count,
    /** The kinds of account it comes in: 01 basic, 02 advanced; one for each of ## accounts. */
    accounts: optional(listOf(matching(VARIANT_CODE, "01 or 02")), []),
    /** Whether visitors who are not signed in are offered it. */
    guests: flag,
    featured: flag,
    /** Its own page, if it has one. */
    path: orNull(pagePath),
    /** Chinese words that find its questions and answers. */
    questions: words,
    related: listOf(productCode),
  },
  unique: ["code"],
  texts: { name: words, slogan: words, lead: words },
  body: "required",
} as const;

type EntryOf<Shape> =
  Shape extends FolderShape<infer Fields, infer Texts> ? ContentEntry<Fields, Texts> : never;

const PARTS = ["accounts", "benefits", "facts", "steps", "notes"] as const;

/** The product that a content file is of. */
export function productIn(entry: EntryOf<typeof productContent>): WholeProduct {
  const { sections, lineOf, refuse } = entry;
  const { id, accounts, guests, questions, ...fields } = entry.fields;
  const parts = partsIn(sections, PARTS, refuse);
  const kinds = pointsOf(parts, "accounts", refuse);
  if (kinds.length !== accounts.length) refuse(lineOf("accounts"), "one for each of ## accounts");
  return {
    ...{ number: id, ...fields, forGuests: guests, faqWords: questions },
    variants: kinds.map(({ title, text }, place) => ({
      code: accounts[place] ?? "",
      name: title,
      lead: text,
    })),
    name: translated(sections, ({ name }) => name),
    slogan: translated(sections, ({ slogan }) => slogan),
    lead: translated(sections, ({ lead }) => lead),
    benefits: pointsOf(parts, "benefits", refuse),
    facts: pointsOf(parts, "facts", refuse).map(({ title, text }) => ({
      label: title,
      value: text,
    })),
    steps: pointsOf(parts, "steps", refuse),
    notes: translated(parts, (part) => textIn(part, "notes")),
  };
}

/** The text of a product in one language, in its parts. */
export function productBody(product: WholeProduct, language: Language): string {
  const points = (list: readonly Point[]) =>
    list.map(({ title, text }) => `### ${title[language]}\n${text[language]}`).join("\n\n");
  const texts: Record<(typeof PARTS)[number], string> = {
    accounts: points(product.variants.map(({ name, lead }) => ({ title: name, text: lead }))),
    benefits: points(product.benefits),
    facts: product.facts
      .map(({ label, value }) => `| ${label[language]} | ${value[language]} |`)
      .join("\n"),
    steps: points(product.steps),
    notes: product.notes[language],
  };
  return PARTS.filter((part) => texts[part] !== "")
    .map((part) => `## ${part}\n\n${texts[part]}`)
    .join("\n\n");
}
