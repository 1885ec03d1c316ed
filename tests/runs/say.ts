/** Prints one line for the person who started the run. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A Markdown table, which a report can include as it is. */
export function tableOf(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.map(String).join(" | ")} |`).join("\n");
}

/** The value below which the given share of the values lies, to a tenth. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return Math.round((sorted[at] ?? Number.NaN) * 10) / 10;
}
