const NOTE = "Made by `npm run docs` from the code; a test keeps it true. Do not edit it.";

/** A whole document: title, source, then its parts separated by empty lines. */
export function page(title: string, lead: string, parts: readonly string[]): string {
  return `${[`# ${title}`, lead, NOTE, ...parts].join("\n\n")}\n`;
}

/** A table; cells are text, and may contain Markdown such as `code`. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** A text as inline code; empty stays empty. */
export function code(text: string): string {
  return text === "" ? "" : `\`${text}\``;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
}
