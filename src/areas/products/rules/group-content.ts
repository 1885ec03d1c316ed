import { type ContentEntry, type FolderShape, translated } from "#base/content/entry.ts";
import { count, listOf, matching, oneOf, pagePath, words } from "#base/content/fields.ts";
import { type Point, partsIn, pointsOf } from "#base/content/parts.ts";
import type { Language, Translated } from "#base/text/language.ts";
import { GROUP_CODE } from "../rules.ts";

/** A group of products with all its languages, as it is written. */
export interface WholeGroup {
  number: number;
  code: string;
  position: number;
  businessCode: string;
  type: "own" | "partner";
  title: Translated;
  slogan: Translated;
  lead: Translated;
  documentsTitle: Translated;
  banners: (Point & { path: string })[];
}

/** A group of products as a content file says it. */
export const groupContent = {
  folder: "product-groups",
  fields: {
    id: count,
    code: matching(GROUP_CODE, "a group's code in small letters such as deposit"),
    position: count,
    /** The line of business. */
    business: matching("^\\d{2}$", "two digits such as 01"),
    type: oneOf("own", "partner"),
    /** The links of the banners, one for each of ## banners. */
    banners: listOf(pagePath),
  },
  unique: ["code"],
  texts: { title: words, slogan: words, lead: words, documents: words },
  body: "required",
} as const;

type EntryOf<Shape> =
  Shape extends FolderShape<infer Fields, infer Texts> ? ContentEntry<Fields, Texts> : never;

/** The group that a content file is of. */
export function groupIn(entry: EntryOf<typeof groupContent>): WholeGroup {
  const { sections, lineOf, refuse } = entry;
  const { id, banners, business, ...fields } = entry.fields;
  const points = pointsOf(partsIn(sections, ["banners"], refuse), "banners", refuse);
  if (points.length !== banners.length) refuse(lineOf("banners"), "one for each of ## banners");
  return {
    ...{ number: id, ...fields, businessCode: business },
    title: translated(sections, ({ title }) => title),
    slogan: translated(sections, ({ slogan }) => slogan),
    lead: translated(sections, ({ lead }) => lead),
    documentsTitle: translated(sections, ({ documents }) => documents),
    banners: points.map((point, place) => ({ ...point, path: banners[place] ?? "" })),
  };
}

/** The text of a group in one language: its banners. */
export function groupBody({ banners }: WholeGroup, language: Language): string {
  const points = banners.map(({ title, text }) => `### ${title[language]}\n${text[language]}`);
  return `## banners\n\n${points.join("\n\n")}`;
}
