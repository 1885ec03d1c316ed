import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ALLOWED, type Allowance } from "./allowed.ts";
import { BROWSERS, type Missing, sentence, type Use } from "./floor.ts";
import { scriptUses } from "./scripts.ts";
import { styleUses } from "./styles.ts";

const EMITTED = /\.(?:js|mjs|css)$/;

// A file served to the browser.
type Emitted = { name: string; text: string };

// A feature of a file that the floor lacks: how often, and where first.
type Finding = Use & { file: string; times: number; line: number; column: number };

// Problems, accepted findings, and allowances that are no longer needed.
type Report = {
  findings: Finding[];
  accepted: Finding[];
  unused: Allowance[];
};

/** What prevents a directory of emitted files from running at the floor, and unused allowances. */
export function checkDirectory(directory: string): { errors: string[]; warnings: string[] } {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => EMITTED.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(directory, name), "utf8") }));
  // An empty directory proves nothing.
  if (files.length === 0) return { errors: ["there are no scripts or styles"], warnings: [] };
  const { findings, unused } = checkFiles(files, ALLOWED);
  return {
    errors: findings.map(lineOf),
    warnings: unused.map(({ what }) => `Nothing needs the allowance for ${what} any more.`),
  };
}

/** Checks every script and style sheet; each feature is reported once per file. */
export function checkFiles(files: readonly Emitted[], allowed: readonly Allowance[]): Report {
  const all = files.flatMap(findingsOf);
  const allows = (finding: Finding, { what, where, given }: Allowance): boolean =>
    finding.what === what &&
    finding.file.includes(where ?? "") &&
    files.some(({ name }) => name.includes(given ?? ""));
  const isAccepted = (finding: Finding): boolean => allowed.some((item) => allows(finding, item));
  return {
    findings: all.filter((finding) => !isAccepted(finding)),
    accepted: all.filter(isAccepted),
    unused: allowed.filter((item) => !all.some((finding) => allows(finding, item))),
  };
}

function lineOf({ file, what, missing, times, line, column }: Finding): string {
  const first = times === 1 ? "at" : `${times} times, first at`;
  return `${file}: ${what} — ${sentence(missing)} (${first} ${line}:${column})`;
}

function findingsOf({ name, text }: Emitted): Finding[] {
  const uses = name.endsWith(".css") ? styleUses(text) : scriptUses(text);
  const byFeature = Map.groupBy(uses, ({ what }) => what);
  return [...byFeature.values()].flatMap((same) => {
    const [first] = same.toSorted((one, other) => one.offset - other.offset);
    if (!first) return [];
    const before = text.slice(0, first.offset);
    const line = before.split("\n").length;
    const column = first.offset - before.lastIndexOf("\n");
    const lacks = first.missing && merged(same.flatMap((use) => use.missing ?? []));
    return [{ ...first, missing: lacks, file: name, times: same.length, line, column }];
  });
}

// A feature can be missing in one browser here and in another there.
function merged(lacks: readonly Missing[]): Missing[] {
  return BROWSERS.flatMap((browser) => lacks.find((lack) => lack.browser === browser) ?? []);
}
