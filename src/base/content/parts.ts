// The text of a product or a product group, in parts: each is a `## name` with points, which are
// `### titles` with a line of text each, or rows of a table with two columns.

import { type Language, languages, type Translated } from "../text/language.ts";
import type { Section } from "./entry.ts";

/** A heading with a sentence or two. */
export interface Point {
  title: Translated;
  text: Translated;
}

type Refuse = (line: number, text: string) => void;
type Part = { line: number; lines: string[] };
type Pair = readonly [title: string, text: string];

const ROW = /^\|([^|]+)\|([^|]+)\|$/;

/** The parts of a text by name; an unknown part is an error. */
export function partsOf(
  { body, bodyLine }: { body: string; bodyLine: number },
  names: readonly string[],
  refuse: Refuse,
): Map<string, Part> {
  const parts = new Map<string, Part>();
  let open: Part | null = null;
  for (const [place, line] of body.split("\n").entries()) {
    const name = /^## (.*)$/.exec(line)?.[1];
    const at = bodyLine + place;
    if (name !== undefined) {
      if (!names.includes(name))
        refuse(at, `"${name}" is no part; write one of ${names.join(", ")}`);
      if (parts.has(name)) refuse(at, `${name} is there twice`);
      open = { line: at, lines: [] };
      parts.set(name, open);
    } else if (open !== null) {
      open.lines.push(line);
    } else if (line.trim() !== "") {
      refuse(at, "text must follow a part such as ## notes");
    }
  }
  return parts;
}

/** The points of a part in every language, which must all have as many as Chinese. */
export function pointsOf(
  parts: Readonly<Record<Language, Map<string, Part>>>,
  name: string,
  refuse: Refuse,
): Point[] {
  const pairs = (language: Language) => pairsOf(parts[language].get(name), refuse);
  const all = { zh: pairs("zh"), en: pairs("en"), ko: pairs("ko") };
  for (const language of languages) {
    if (all[language].length === all.zh.length) continue;
    const counts = `${all[language].length} in ${language}, ${all.zh.length} in zh`;
    refuse(parts[language].get(name)?.line ?? 1, `${name}: ${counts}`);
    return [];
  }
  return all.zh.map((_, place) => {
    const [zh, en, ko] = languages.map((language) => all[language][place] as Pair);
    return {
      title: { zh: zh?.[0] ?? "", en: en?.[0] ?? "", ko: ko?.[0] ?? "" },
      text: { zh: zh?.[1] ?? "", en: en?.[1] ?? "", ko: ko?.[1] ?? "" },
    };
  });
}

/** The text of a part that is not a list of points. */
export function textIn(parts: Map<string, Part>, name: string): string {
  return (parts.get(name)?.lines ?? []).join("\n").trim();
}

/** The parts of a file in each language. */
export function partsIn(
  sections: Readonly<Record<Language, Section<unknown>>>,
  names: readonly string[],
  refuse: Refuse,
): Record<Language, Map<string, Part>> {
  return {
    zh: partsOf(sections.zh, names, refuse),
    en: partsOf(sections.en, names, refuse),
    ko: partsOf(sections.ko, names, refuse),
  };
}

function pairsOf(part: Part | undefined, refuse: Refuse): Pair[] {
  const pairs: Pair[] = [];
  let title: string | null = null;
  const lines = part?.lines ?? [];
  for (const [place, line] of lines.entries()) {
    const at = (part?.line ?? 0) + place + 1;
    const [, label, value] = ROW.exec(line) ?? [];
    if (line.trim() === "") continue;
    if (line.startsWith("### ")) {
      if (title !== null) refuse(at, `"${title}" has no text`);
      title = line.slice("### ".length).trim();
    } else if (title !== null) {
      pairs.push([title, line.trim()]);
      title = null;
    } else if (label !== undefined && value !== undefined) {
      pairs.push([label.trim(), value.trim()]);
    } else {
      refuse(
        at,
        "expected ### and a title with one line of text under it, or | a row | of two cells |",
      );
    }
  }
  if (title !== null) refuse((part?.line ?? 0) + lines.length, `"${title}" has no text`);
  return pairs;
}
