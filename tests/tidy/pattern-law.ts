// Finds regular expressions that need more than linear time: what they read may come from a visitor, and
// while one of them runs, nobody else is served.

import { analyse } from "scslre";
import { type Source, treeOf } from "./sources.ts";

/** Slow ones whose input is short or the bank's own, each with the reason. */
const BOUNDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "src/base/text/spoken.ts": {
    SIGNS: "lines of our own pages: account numbers, masked names, notes of twenty characters",
  },
  "src/db/cluster/processes.ts": { factsFromListing: "one line of the system's own `ps`" },
  "src/ports/documents/pdf-file.ts": { readPdfFile: "the end of a PDF that we wrote" },
  "src/server/session/browser-label.ts": { browsers: "cut to LENGTH_MOST characters before" },
};

/** The patterns of a file that need more than linear time, with the name of what contains them. */
export function slowPatterns(source: Source): string[] {
  const found: string[] = [];
  for (const statement of treeOf(source).program.body) {
    const name = nameOf(statement);
    for (const { pattern, flags } of patternsIn(statement)) {
      if (isSlow(pattern, flags) && BOUNDED[source.file]?.[name] === undefined) {
        found.push(`/${pattern}/${flags} in ${name} needs more than linear time`);
      }
    }
  }
  return found;
}

/** Entries of the list above that allow nothing any more. */
export function idleBounds(sources: readonly Source[]): string[] {
  return Object.entries(BOUNDED).flatMap(([file, names]) => {
    const source = sources.find((each) => each.file === file);
    const body = source ? treeOf(source).program.body : [];
    return Object.keys(names)
      .filter((name) => {
        const patterns = body.filter((each) => nameOf(each) === name).flatMap(patternsIn);
        return !patterns.some(({ pattern, flags }) => isSlow(pattern, flags));
      })
      .map((name) => `${file}: ${name}`);
  });
}

/** Whether a pattern can need more than linear time. */
export function isSlow(pattern: string, flags: string): boolean {
  return analyse(new RegExp(pattern, flags)).reports.length > 0;
}

interface Pattern {
  pattern: string;
  flags: string;
}

/** The literals of a statement, and texts that are anchored patterns, as contracts have them. */
function patternsIn(node: unknown): Pattern[] {
  if (Array.isArray(node)) return node.flatMap(patternsIn);
  if (typeof node !== "object" || node === null) return [];
  const { type, regex, value } = node as { type?: string; regex?: Pattern; value?: unknown };
  if (type === "Literal" && regex) return [{ pattern: regex.pattern, flags: regex.flags }];
  if (type === "Literal" && typeof value === "string") {
    return value.startsWith("^") ? [{ pattern: value, flags: "" }] : [];
  }
  return Object.values(node).flatMap(patternsIn);
}

/** The name of what a statement at the top of a file declares. */
function nameOf(statement: unknown): string {
  const { declaration, declarations, id } = statement as {
    declaration?: unknown;
    declarations?: { id: { name?: string } }[];
    id?: { name?: string };
  };
  if (declaration) return nameOf(declaration);
  return id?.name ?? declarations?.[0]?.id.name ?? "";
}
