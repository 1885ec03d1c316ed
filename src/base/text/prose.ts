import { type Piece, piecesOf, withoutLinks } from "./prose-links.ts";

// The small text format of notices, terms and answers: paragraphs separated by blank lines, "## "
// headings, "- " and "1. " lists, and tables of "| cells |" whose first row is the header. Lines
// may contain links (prose-links.ts). It is parsed into blocks and rendered as elements, so a text
// can never inject HTML.

/** One block of a text; its lines are plain text, or text with links. */
export type Block<Line = string> =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: Line }
  | { kind: "list"; numbered: boolean; items: Line[] }
  | { kind: "table"; head: string[]; rows: Line[][] };

/** The blocks of a text with links as plain words, in order; every line ends up in one of them. */
export function blocksOf(text: string): Block[] {
  return readBlocks(text, withoutLinks);
}

/** The blocks of a text, each line split into its parts. */
export function linkedBlocksOf(text: string): Block<Piece[]>[] {
  return readBlocks(text, piecesOf);
}

/** All words of a text, line by line, without markup. */
export function wordsOf(text: string): string {
  return blocksOf(text).flatMap(linesOf).join("\n");
}

function linesOf(block: Block): string[] {
  if (block.kind === "list") return block.items;
  if (block.kind === "table") return [block.head, ...block.rows].map((cells) => cells.join(" "));
  return [block.text];
}

function readBlocks<Line>(text: string, read: (line: string) => Line): Block<Line>[] {
  const blocks: Block<Line>[] = [];
  let lines: string[] = [];
  let kind: Block["kind"] | null = null;

  const close = () => {
    if (kind !== null) blocks.push(blockOf(kind, lines, read));
    lines = [];
    kind = null;
  };

  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === "") {
      close();
      continue;
    }
    const next = kindOf(line);
    if (next !== kind || next === "heading") close();
    kind = next;
    lines.push(line);
  }
  close();
  return blocks;
}

/** The text without markup, for a description of at most `most` characters. */
export function excerptOf(text: string, most: number): string {
  const first = blocksOf(text).find((block) => block.kind === "paragraph");
  const line = first?.kind === "paragraph" ? first.text : "";
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

function kindOf(line: string): Block["kind"] {
  if (line.startsWith("## ")) return "heading";
  if (line.startsWith("- ") || /^\d{1,2}\. /.test(line)) return "list";
  if (line.startsWith("|") && line.endsWith("|") && line.length > 1) return "table";
  return "paragraph";
}

function blockOf<Line>(
  kind: Block["kind"],
  lines: string[],
  read: (line: string) => Line,
): Block<Line> {
  const [first = ""] = lines;
  if (kind === "heading") return { kind, text: withoutLinks(first.slice(3).trim()) };
  if (kind === "list") {
    const items = lines.map((line) => read(line.replace(/^(?:-|\d{1,2}\.) +/, "")));
    return { kind, numbered: !first.startsWith("-"), items };
  }
  if (kind === "table") {
    const [head = [], ...rows] = lines.map(cellsOf);
    return { kind, head: head.map(withoutLinks), rows: rows.map((cells) => cells.map(read)) };
  }
  return { kind, text: read(lines.join("\n")) };
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}
