// The small text format of notices, terms and answers: paragraphs with blank lines between them,
// "## " headings, "- " and "1. " lists, and tables of "| cells |" whose first row is the header.
// It is read into blocks and drawn as elements, so a text can never carry HTML.

/** One block of a text. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; numbered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

/** The blocks of a text, in order; every line ends up in one of them. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let kind: Block["kind"] | null = null;

  const close = () => {
    if (kind !== null) blocks.push(blockOf(kind, lines));
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

/** The text without its marks, for a description of at most so many characters. */
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

function blockOf(kind: Block["kind"], lines: string[]): Block {
  const [first = ""] = lines;
  if (kind === "heading") return { kind, text: first.slice(3).trim() };
  if (kind === "list") {
    const items = lines.map((line) => line.replace(/^(?:-|\d{1,2}\.) +/, ""));
    return { kind, numbered: !first.startsWith("-"), items };
  }
  if (kind === "table") {
    const [head = [], ...rows] = lines.map(cellsOf);
    return { kind, head, rows };
  }
  return { kind, text: lines.join("\n") };
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}
