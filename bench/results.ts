import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { arch, availableParallelism } from "node:os";
import { join } from "node:path";
import type { Spread } from "./spread.ts";

const FILE = join(import.meta.dirname, "results.md");

/** The limit of a ratio. */
type Bar = { atMost: number } | { atLeast: number };

/** One row of the results. */
export interface Row {
  what: string;
  against: string;
  spread: Spread;
  bar: Bar | null;
}

/** The results of one bench: its table of ratios, and notes. */
export interface Results {
  rows: readonly Row[];
  notes: readonly string[];
}

/** The results as printed and stored. */
export function section(name: string, { rows, notes }: Results): string {
  return [
    `## ${name}`,
    "",
    `\`npm run bench -- ${name}\``,
    "",
    "| what | against | median | quartiles | bar | met |",
    "|---|---|---|---|---|---|",
    ...rows.map(line),
    "",
    ...notes,
    "",
  ].join("\n");
}

/** Replaces a section of bench/results.md and leaves the others unchanged. */
export function writeSection(name: string, text: string): void {
  const before = existsSync(FILE)
    ? readFileSync(FILE, "utf8")
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const others = before.filter((each) => !each.startsWith(`## ${name}\n`));
  const sections = [...others.map((each) => `${each.trimEnd()}\n`), text].toSorted();
  writeFileSync(FILE, [heading(), missedIn(sections), ...sections].join("\n"));
}

/** Missed limits come first: nobody should have to look for them. */
function missedIn(sections: readonly string[]): string {
  const lines = sections.flatMap((text) => {
    const [, name = ""] = /^## (.+)$/m.exec(text) ?? [];
    return [...text.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \| .+? \| (.+?) \| (yes|no) \|$/gm)].map(
      ([, what, against, median, bar, met]) => ({ name, what, against, median, bar, met }),
    );
  });
  const missed = lines.filter(({ met }) => met === "no");
  return [
    `**${missed.length} of ${lines.length} bars are missed:**`,
    "",
    ...missed.map(
      ({ name, what, against, median, bar }) =>
        `- ${name}: ${what}, against ${against}: ${median}, bar ${bar}`,
    ),
    "",
  ].join("\n");
}

function heading(): string {
  return [
    "# Last results",
    "",
    `Written by \`npm run bench -- --write\` on ${availableParallelism()} cores, ${arch()}. Contenders`,
    "take turns in rounds; every ratio is taken inside a round. README.md says what is measured.",
    "",
  ].join("\n");
}

function line({ what, against, spread, bar }: Row): string {
  const { lower, median, upper } = spread;
  const quartiles = `${text(lower)} – ${text(upper)}`;
  return `| ${[what, against, text(median), quartiles, barOf(bar), metBy(median, bar)].join(" | ")} |`;
}

function barOf(bar: Bar | null): string {
  if (bar === null) return "";
  return "atMost" in bar ? `≤ ${text(bar.atMost)}` : `≥ ${text(bar.atLeast)}`;
}

function metBy(median: number, bar: Bar | null): string {
  if (bar === null) return "";
  return ("atMost" in bar ? median <= bar.atMost : median >= bar.atLeast) ? "yes" : "no";
}

function text(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(2);
}
