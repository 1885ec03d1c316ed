// A content file as an editor writes it: `key: value` lines between two lines of `---`, then one
// section per language under a heading that is the language's tag. A section begins with its own
// `key: value` lines; after a blank line comes its text, in the format of #base/text/prose.ts,
// whose headings begin with `##`, so that a single `#` is free for the languages.
//
// The front matter looks like YAML and is deliberately less: no quotes, no nesting, no types, so
// that a title may contain any character and `no` stays a word.

import { type Language, languages, languageTags } from "../text/language.ts";

/** One error in a file, with its line number, counted from 1. */
export interface Flaw {
  line: number;
  text: string;
}

/** The values of `key: value` lines by their keys. */
export type RawFields = ReadonlyMap<string, { value: string; line: number }>;

/** A file's content in one language. */
export interface RawSection {
  fields: RawFields;
  /** The line of the heading. */
  line: number;
  body: string;
  /** The line in which the body begins. */
  bodyLine: number;
}

/** A file split into its parts; its values are not interpreted yet. */
export interface RawFile {
  fields: RawFields;
  /** Those that are there: a file of figures has none. */
  sections: ReadonlyMap<Language, RawSection>;
  flaws: Flaw[];
}

const FENCE = "---";
const FIELD = /^([a-z]+(?:-[a-z]+)*): +(\S.*)$/;
const HEADING = /^#(?!#)(.*)$/;

/** Splits a content file and lists what cannot be parsed; line ends and a BOM do not matter. */
export function parseContent(text: string): RawFile {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n/);
  const flaws: Flaw[] = [];
  const close = lines[0] === FENCE ? lines.indexOf(FENCE, 1) : -1;
  if (close === -1) {
    const wrong = "the file must begin with key: value lines between two lines of ---";
    return { fields: new Map(), sections: new Map(), flaws: [{ line: 1, text: wrong }] };
  }
  const fields = fieldsOf(lines, { from: 1, to: close }, flaws);
  return { fields, sections: sectionsOf(lines, close + 1, flaws), flaws };
}

function sectionsOf(
  lines: readonly string[],
  from: number,
  flaws: Flaw[],
): Map<Language, RawSection> {
  const sections = new Map<Language, RawSection>();
  const headings = [...lines.keys()].filter((at) => at >= from && HEADING.test(lines[at] ?? ""));
  const stray = lines.findIndex((line, at) => at >= from && line.trim() !== "");
  if (stray !== -1 && stray < (headings[0] ?? lines.length)) {
    flaws.push({
      line: stray + 1,
      text: `text must follow a heading such as # ${languageTags.zh}`,
    });
  }
  for (const [place, at] of headings.entries()) {
    const tag = HEADING.exec(lines[at] ?? "")?.[1]?.trim() ?? "";
    const language = languages.find((each) => languageTags[each] === tag);
    if (language === undefined) {
      const known = Object.values(languageTags).join(", ");
      flaws.push({ line: at + 1, text: `"${tag}" is not a language; write one of ${known}` });
    } else if (sections.has(language)) {
      flaws.push({ line: at + 1, text: `${tag} has a section already` });
    } else {
      sections.set(language, sectionOf(lines, { at, to: headings[place + 1] }, flaws));
    }
  }
  return sections;
}

function sectionOf(
  lines: readonly string[],
  { at, to = lines.length }: { at: number; to: number | undefined },
  flaws: Flaw[],
): RawSection {
  let end = at + 1;
  while (end < to && lines[end]?.trim() !== "") end += 1;
  let first = end;
  while (first < to && lines[first]?.trim() === "") first += 1;
  return {
    fields: fieldsOf(lines, { from: at + 1, to: end }, flaws),
    line: at + 1,
    body: lines.slice(first, to).join("\n").trim(),
    bodyLine: first + 1,
  };
}

function fieldsOf(
  lines: readonly string[],
  { from, to }: { from: number; to: number },
  flaws: Flaw[],
): RawFields {
  const fields = new Map<string, { value: string; line: number }>();
  for (const [place, raw] of lines.slice(from, to).entries()) {
    const line = from + place + 1;
    const [, key, value] = FIELD.exec(raw.trimEnd()) ?? [];
    if (key === undefined || value === undefined) {
      flaws.push({ line, text: `"${raw}" is not a line of the form key: value` });
    } else if (fields.has(key)) {
      flaws.push({ line, text: `${key} is there twice` });
    } else {
      fields.set(key, { value, line });
    }
  }
  return fields;
}
