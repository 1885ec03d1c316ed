import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readFields, type Shape } from "#base/content/fields.ts";
import { type Flaw, parseContent, type RawFile } from "#base/content/file.ts";
import { type Language, languages, type Translated } from "#base/text/language.ts";

/** Where the demonstration bank's content lies. */
export const CONTENT = join(import.meta.dirname, "../../content");

/** No file that a person writes comes near it. */
const LENGTH_MOST = 200_000;
/** More would scroll the first ones away. */
const FLAWS_SHOWN = 30;
const HOLE = /\{(?!day:[+-]\d{1,5}\})[^}\n]*\}?/g;

/** What stands in the files of a folder. */
export interface FolderShape<Fields, Texts> {
  folder: string;
  fields: Shape<Fields>;
  /** The keys whose values no two files of the folder share. */
  unique: readonly (keyof Fields & string)[];
  /** The key: value lines of each language. */
  texts: Shape<Texts>;
  /** Whether each language has a text besides its lines. */
  body: "required" | "none";
}

/** What a file says in one language. */
export type Section<Texts> = Texts & { body: string; bodyLine: number };

/** One file: its fields and what it says in each language. */
export interface ContentEntry<Fields, Texts> {
  fields: Fields;
  sections: Readonly<Record<Language, Section<Texts>>>;
  /** The line of a key of the file. */
  lineOf(key: (keyof Fields & string) | undefined): number;
  /** Reports something wrong in this file. */
  refuse(line: number, text: string): void;
}

/** The content cannot be published as it is; the message names file, line and what is wrong. */
export class ContentTrouble extends Error {
  override name = "ContentTrouble";
}

/** Reads every file of a folder; throws a ContentTrouble that lists what is wrong in all of them. */
export function readFolder<Fields, Texts, Item>(
  shape: FolderShape<Fields, Texts>,
  itemOf: (entry: ContentEntry<Fields, Texts>) => Item,
  root = CONTENT,
): Item[] {
  const troubles: string[] = [];
  const taken = new Map<string, string>();
  const names = globSync(`${shape.folder}/**/*.md`, { cwd: root }).toSorted();
  if (names.length === 0) troubles.push(`${shape.folder}: there are no files`);
  const items = names.flatMap((name) => {
    const flaws: Flaw[] = [];
    const entry = readEntry(readFileSync(join(root, name), "utf8"), shape, flaws);
    const item = entry === null ? [] : [itemOf(entry)];
    if (entry !== null) {
      const own = shape.unique.map((key) => `${key} ${entry.fields[key]}`).join(", ");
      const other = taken.get(own);
      if (other) entry.refuse(entry.lineOf(shape.unique[0]), `${own} is taken by ${other}`);
      taken.set(own, `content/${name}`);
    }
    const inOrder = flaws.toSorted((one, other) => one.line - other.line);
    troubles.push(...inOrder.map(({ line, text }) => `content/${name}:${line}: ${text}`));
    return item;
  });
  if (troubles.length > 0) throw new ContentTrouble(sentenceOf(troubles));
  return items;
}

/** A text in each language. */
export function translated<Texts>(
  sections: Readonly<Record<Language, Texts>>,
  textOf: (section: Texts) => string,
): Translated {
  return { zh: textOf(sections.zh), en: textOf(sections.en), ko: textOf(sections.ko) };
}

function readEntry<Fields, Texts>(
  text: string,
  shape: FolderShape<Fields, Texts>,
  flaws: Flaw[],
): ContentEntry<Fields, Texts> | null {
  if (text.length > LENGTH_MOST) {
    flaws.push({ line: 1, text: `the file has more than ${LENGTH_MOST} characters` });
    return null;
  }
  const raw = parseContent(text);
  flaws.push(...raw.flaws, ...unknownHoles(text));
  // Without front matter everything else is missing too; one line says it.
  if (raw.fields.size === 0) return null;
  const fields = readFields(raw.fields, shape.fields, { line: 1, flaws });
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

function sectionIn<Fields, Texts>(
  raw: RawFile,
  language: Language,
  { texts, body }: FolderShape<Fields, Texts>,
  flaws: Flaw[],
): Section<Texts> | null {
  const section = raw.sections.get(language);
  if (section === undefined) return null;
  const { line, bodyLine } = section;
  const own = readFields(section.fields, texts, { line, flaws });
  if (body === "required" && section.body === "") flaws.push({ line, text: "the text is missing" });
  if (body === "none" && section.body !== "") {
    flaws.push({ line: bodyLine, text: "there is no text here, only key: value lines" });
  }
  return own === null ? null : { ...own, body: section.body, bodyLine };
}

/** Holes that nothing fills would be read by customers. */
function unknownHoles(text: string): Flaw[] {
  return text.split("\n").flatMap((line, at) =>
    [...line.matchAll(HOLE)].map(([hole]) => ({
      line: at + 1,
      text: `${hole} is not known; a day is written as {day:+30} or {day:-30}`,
    })),
  );
}

function sentenceOf(troubles: readonly string[]): string {
  const more = troubles.length - FLAWS_SHOWN;
  const rest = more > 0 ? [`… and ${more} more`] : [];
  return ["The content cannot be published:", ...troubles.slice(0, FLAWS_SHOWN), ...rest].join(
    "\n",
  );
}
