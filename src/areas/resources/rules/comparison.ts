import { withoutLinks } from "#base/text/prose-links.ts";
import { likeness, type Mark, marksBetween } from "./marks.ts";
import { matched, type Pair } from "./matching.ts";

/** The change of an article; a renumbered one has the same text under a new number. */
export const changes = ["changed", "added", "removed", "renumbered", "unchanged"] as const;

export type Change = (typeof changes)[number];

/** A line of an article: a paragraph, a list item, or a table row. */
export interface ComparedLine {
  kind: "paragraph" | "item" | "row";
  marks: Mark[];
}

/** An article of two versions; an unchanged one comes without its lines. */
export interface ComparedArticle {
  change: Change;
  /** The heading; empty for text before the first one. */
  title: Mark[];
  lines: ComparedLine[];
}

interface Line {
  kind: ComparedLine["kind"];
  text: string;
}

interface Article {
  title: string;
  lines: Line[];
}

/** From this similarity on, two wordings are treated as the same item. */
const ALIKE = 0.4;

/** The separator between the cells of a row; pages draw a line there. */
export const CELL_GAP = " | ";

/**
 * Two versions of a text of base/text/prose.ts, article by article, in the order of the later one.
 */
export function compareTexts(from: string, to: string): ComparedArticle[] {
  const articles = matched(articlesOf(withoutLinks(from)), articlesOf(withoutLinks(to)), {
    isSame: (one, other) => nameOf(one) === nameOf(other),
    isAlike: (one, other) => likeness(wholeOf(one), wholeOf(other)) >= ALIKE,
  });
  return articles.map(comparedArticle);
}

function comparedArticle({ from, to }: Pair<Article>): ComparedArticle {
  const lines = matched(from?.lines ?? [], to?.lines ?? [], {
    isSame: (one, other) => one.kind === other.kind && one.text === other.text,
    isAlike: areLinesAlike,
  });
  const change = changeOf(from, to, lines);
  return {
    change,
    title: marksBetween(from?.title ?? "", to?.title ?? ""),
    lines: ["unchanged", "renumbered"].includes(change) ? [] : lines.map(comparedLine),
  };
}

function changeOf(from: Article | null, to: Article | null, lines: readonly Pair<Line>[]): Change {
  if (from === null) return "added";
  if (to === null) return "removed";
  const hasSameWords =
    nameOf(from) === nameOf(to) && lines.every((pair) => pair.from?.text === pair.to?.text);
  if (!hasSameWords) return "changed";
  return from.title === to.title ? "unchanged" : "renumbered";
}

/** Rows are matched by their first cell, other lines by their whole text. */
function areLinesAlike(one: Line, other: Line): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === "row" && firstCell(one) === firstCell(other)) return true;
  return likeness(one.text, other.text) >= ALIKE;
}

function firstCell({ text }: Line): string {
  return text.split(CELL_GAP)[0] ?? "";
}

function comparedLine({ from, to }: Pair<Line>): ComparedLine {
  return {
    kind: (to ?? from)?.kind ?? "paragraph",
    marks: marksBetween(from?.text ?? "", to?.text ?? ""),
  };
}

/** The articles of a text; text before the first heading becomes one without a title. */
function articlesOf(text: string): Article[] {
  const opening: Article = { title: "", lines: [] };
  const articles = [opening];
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === "") continue;
    if (line.startsWith("## ")) articles.push({ title: line.slice(3).trim(), lines: [] });
    else articles[articles.length - 1]?.lines.push(lineOf(line));
  }
  return opening.lines.length > 0 ? articles : articles.slice(1);
}

function lineOf(line: string): Line {
  if (line.startsWith("- ")) return { kind: "item", text: line.slice(2).trim() };
  if (/^\d{1,2}\. /.test(line)) return { kind: "item", text: line };
  if (!/^\|.*\|$/.test(line)) return { kind: "paragraph", text: line };
  const cells = line.slice(1, -1).split("|");
  return { kind: "row", text: cells.map((cell) => cell.trim()).join(CELL_GAP) };
}

/** A title without its number: a moved article is still the same one. */
function nameOf({ title }: Article): string {
  return title.replace(/^\D{0,8}\d\S*\s+/u, "");
}

function wholeOf({ title, lines }: Article): string {
  return `${title}${lines.map(({ text }) => text).join("")}`;
}
