import { createRequire } from "node:module";
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data";

// The oldest browsers that get full function; Edge 90 is Chrome 90, and Safari 14 means 14.0.
const FLOOR = { chrome: "90", safari: "14", firefox: "88" } as const;

const LABELS = { chrome: "Chrome", safari: "Safari", firefox: "Firefox" } as const;
const NAMED = /^(?:__compat|@@)/;

/** The browsers, in the order in which they are reported. */
export const BROWSERS: readonly Browser[] = ["chrome", "safari", "firefox"];

/** The compatibility data, read once. */
export const DATA = createRequire(import.meta.url)("@mdn/browser-compat-data") as CompatData;

/** The floor in numbers. */
export const FLOORS: Floors = {
  chrome: versionNumber(FLOOR.chrome),
  safari: versionNumber(FLOOR.safari),
  firefox: versionNumber(FLOOR.firefox),
};

/** A browser that has a floor. */
export type Browser = keyof typeof FLOOR;

/** The version of each browser as a comparable number; Infinity excludes the browser. */
export type Floors = Readonly<Record<Browser, number>>;

/** A browser at the floor that lacks the feature, and the version that adds it, if any does. */
export type Missing = { browser: Browser; since: string | null };

/** One entry of the compatibility data under one of its spellings. */
export type Known = { compat: CompatStatement; name: string; written: string };

/** A feature used in a file: browsers lack it, or the data does not know it (`missing` is null). */
export type Use = { what: string; missing: Missing[] | null; offset: number };

/** True when every browser at the floor has the feature under its own name, without a flag. */
export function supported(compat: CompatStatement): boolean {
  return missing([plain("", compat)], FLOORS).length === 0;
}

/** The entry under its own name. */
export function plain(name: string, compat: CompatStatement): Known {
  return { compat, name, written: name };
}

/** The entry at a path like "operators.await.top_level", as a list of one or none. */
export function at(root: Identifier, path: string): Known[] {
  const names = path.split(".");
  const found = names.reduce<Identifier | undefined>((part, name) => part?.[name], root);
  return found?.__compat ? [plain(names.at(-1) ?? "", found.__compat)] : [];
}

/** The browsers in which none of the entries works at the given versions. */
export function missing(known: readonly Known[], floors: Floors): Missing[] {
  return BROWSERS.flatMap((browser) => {
    const statements = known.flatMap((entry) => statementsOf(entry, browser));
    if (statements.some((statement) => worksAt(statement, floors[browser]))) return [];
    return [{ browser, since: sinceOf(statements, floors[browser]) }];
  });
}

/** The versions that remain when browsers without the feature are excluded. */
export function raised(floors: Floors, lacks: readonly Missing[]): Floors {
  const changes = lacks.map(({ browser, since }) => [
    browser,
    Math.max(floors[browser], since === null ? Number.POSITIVE_INFINITY : versionNumber(since)),
  ]);
  return { ...floors, ...Object.fromEntries(changes) };
}

/** The children of a part of the data by every spelling, in lower case. */
export function spellingsOf(parent: Identifier | undefined): Map<string, Known[]> {
  const spellings = new Map<string, Known[]>();
  for (const [name, child] of Object.entries(parent ?? {})) {
    const compat = (child as Identifier).__compat;
    if (NAMED.test(name) || !compat) continue;
    for (const written of new Set([name, ...otherSpellings(name, compat)])) {
      const key = written.toLowerCase();
      const entry = { compat, name, written };
      // The entry with the name itself comes before those that have it as an alternative name.
      const others = spellings.get(key) ?? [];
      spellings.set(key, written === name ? [entry, ...others] : [...others, entry]);
    }
  }
  return spellings;
}

/** "needs Safari 15.4, floor 14", once for every browser that lacks it. */
export function sentence(lacks: readonly Missing[] | null): string {
  if (!lacks) return "unknown to the compatibility data";
  return lacks
    .map(({ browser, since }) =>
      since === null
        ? `not in ${LABELS[browser]}, floor ${FLOOR[browser]}`
        : `needs ${LABELS[browser]} ${since}, floor ${FLOOR[browser]}`,
    )
    .join("; ");
}

// "≤13" means 13 at the latest; "preview" and anything else that is no number is in no release.
function versionNumber(version: string): number {
  const parts = /^≤?(\d+)(?:\.(\d+))?/.exec(version);
  return parts ? Number(parts[1]) * 1000 + Number(parts[2] ?? 0) : Number.POSITIVE_INFINITY;
}

function statementsOf({ compat, name, written }: Known, browser: Browser) {
  return [compat.support[browser] ?? []]
    .flat()
    .filter((statement) => !statement.flags && spellingOf(name, statement) === written);
}

function otherSpellings(name: string, compat: CompatStatement): string[] {
  return BROWSERS.flatMap((browser) =>
    [compat.support[browser] ?? []].flat().map((statement) => spellingOf(name, statement)),
  );
}

// Alternative names of selectors are stored as ":-webkit-any()": syntax trees have the bare name.
function spellingOf(name: string, statement: SimpleSupportStatement): string {
  const other = statement.alternative_name?.replace(/^:+|\(\)$/g, "");
  return other ?? (statement.prefix ?? "") + name;
}

// A partial implementation counts: the data marks `outline` in Chrome 90 as partial (corners).
function worksAt(statement: SimpleSupportStatement, floor: number): boolean {
  if (floor === Number.POSITIVE_INFINITY) return true;
  const { version_added: added, version_removed: removed } = statement;
  if (!added || versionNumber(added) > floor) return false;
  return !removed || versionNumber(removed) > floor;
}

function sinceOf(statements: readonly SimpleSupportStatement[], floor: number): string | null {
  const later = statements
    .map((statement) => statement.version_added || "preview")
    .filter((added) => Number.isFinite(versionNumber(added)) && versionNumber(added) > floor);
  return later.sort((one, other) => versionNumber(one) - versionNumber(other))[0] ?? null;
}
