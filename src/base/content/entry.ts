// Reads one content file by its folder's schema: its fields, and its text in each language.

import { type Language, languages, languageTags, type Translated } from "../text/language.ts";
import { readFields, type Shape } from "./fields.ts";
import { type Flaw, parseContent, type RawFields, type RawFile } from "./file.ts";
import { contentNames, fillNames } from "./names.ts";

/** Far more than any file that a person writes. */
export const CONTENT_LENGTH = 200_000;

const HOLE = new RegExp(
  `\\{(?!(?:day:[+-]\\d{1,5}|${contentNames.join("|")})\\})[^}\\n]*\\}?`,
  "g",
);

/** The schema of a folder's files. */
export interface FolderShape<Fields, Texts> {
  folder: string;
  fields: Shape<Fields>;
  /** The keys whose values must be unique within the folder. */
  unique: readonly (keyof Fields & string)[];
  /** The key: value lines of each language. */
  texts: Shape<Texts>;
  /** Whether each language has a body text besides its lines. */
  body: "required" | "none";
}

/** A file's content in one language. */
export type Section<Texts> = Texts & { body: string; bodyLine: number };

/** One file: its fields and its content in each language. */
export interface ContentEntry<Fields, Texts> {
  fields: Fields;
  sections: Readonly<Record<Language, Section<Texts>>>;
  /** The line number of a key in the file. */
  lineOf(key: (keyof Fields & string) | undefined): number;
  /** Reports an error in this file. */
  refuse(line: number, text: string): void;
}

/** Reads one file; null on errors, which are then added to the flaws. */
export function readEntry<Fields, Texts>(
  text: string,
  shape: FolderShape<Fields, Texts>,
  flaws: Flaw[],
): ContentEntry<Fields, Texts> | null {
  if (text.length > CONTENT_LENGTH) {
    flaws.push({ line: 1, text: `the file has more than ${CONTENT_LENGTH} characters` });
    return null;
  }
  const raw = parseContent(text);
  flaws.push(...raw.flaws, ...unknownHoles(text));
  // Without front matter everything else is missing too; one error is enough.
  if (raw.fields.size === 0) return null;
  const fields = readFields(raw.fields, shape.fields, { line: 1, flaws });
  flaws.push(...wrongSections(text, raw, hasSections(shape)));
  const sections = languages.flatMap((language) => {
    const section = sectionIn(raw, language, shape, flaws);
    return section === null ? [] : [[language, section] as const];
  });
  if (fields === null || flaws.length > 0) return null;
  return {
    fields,
    sections: Object.fromEntries(sections) as Record<Language, Section<Texts>>,
    lineOf: (key = "" as never) => raw.fields.get(key)?.line ?? 1,
    refuse: (line, words) => flaws.push({ line, text: words }),
  };
}

/** A text in each language. */
export function translated<Texts>(
  sections: Readonly<Record<Language, Texts>>,
  textOf: (section: Texts) => string,
): Translated {
  return { zh: textOf(sections.zh), en: textOf(sections.en), ko: textOf(sections.ko) };
}

/** Whether files of a shape have a section for each language; those of figures alone have none. */
function hasSections<Fields, Texts>({ texts, body }: FolderShape<Fields, Texts>): boolean {
  return body === "required" || Object.keys(texts).length > 0;
}

function sectionIn<Fields, Texts>(
  raw: RawFile,
  language: Language,
  { texts, body }: FolderShape<Fields, Texts>,
  flaws: Flaw[],
): Section<Texts> | null {
  const section = raw.sections.get(language);
  if (section === undefined) return null;
  const { line, bodyLine } = section;
  const own = readFields(filledFields(section.fields, language), texts, { line, flaws });
  if (body === "required" && section.body === "") flaws.push({ line, text: "the text is missing" });
  if (body === "none" && section.body !== "") {
    flaws.push({ line: bodyLine, text: "there is no text here, only key: value lines" });
  }
  return own === null ? null : { ...own, body: fillNames(section.body, language), bodyLine };
}

/** The first language that is missing, or a section where there is nothing to translate. */
function wrongSections(text: string, { sections, flaws }: RawFile, isNeeded: boolean): Flaw[] {
  if (flaws.length > 0) return [];
  const [extra] = sections.values();
  if (!isNeeded) return extra ? [{ line: extra.line, text: "there is no text in this file" }] : [];
  const missing = languages.find((language) => !sections.has(language));
  if (missing === undefined) return [];
  const line = text.split("\n").length;
  return [{ line, text: `the section # ${languageTags[missing]} is missing` }];
}

function filledFields(fields: RawFields, language: Language): RawFields {
  return new Map(
    [...fields].map(([key, { value, line }]) => [key, { value: fillNames(value, language), line }]),
  );
}

/** Placeholders without a value would be shown to customers. */
function unknownHoles(text: string): Flaw[] {
  return text.split("\n").flatMap((line, at) =>
    [...line.matchAll(HOLE)].map(([hole]) => ({
      line: at + 1,
      text: `${hole} is not known; a day is written as {day:+30} or {day:-30}, a name as {bank}`,
    })),
  );
}
