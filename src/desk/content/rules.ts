import { diffLines } from "diff";
import { parseContent } from "#base/content/file.ts";
import { isDay } from "#base/time/day.ts";

/** What the desk publishes: the folders of content/. */
export const contentKinds = [
  "notices",
  "events",
  "questions",
  "banners",
  "holidays",
  "product-groups",
  "products",
  "documents",
  "deposit-rates",
  "loan-rates",
  "exchange-rates",
] as const;

/** Those that are money: a colleague approves each change, and nothing is taken off. */
export const rateKinds = ["deposit-rates", "loan-rates", "exchange-rates"] as const;

export type RateKindName = (typeof rateKinds)[number];

/** Whether a kind of content is rates. */
export function isRateKind(kind: string): kind is RateKindName {
  return rateKinds.some((each) => each === kind);
}

export type ContentKindName = (typeof contentKinds)[number];

/** The page where content is edited. */
export const CONTENT_PATH = "/desk/content";

const MOMENT = /^[12]\d{3}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a moment as the desk writes it: YYYY-MM-DDThh:mm, on an existing day. */
export function isMoment(text: string): boolean {
  return MOMENT.test(text) && isDay(text.slice(0, "YYYY-MM-DD".length));
}

/** The moment that was typed, in Taipei time. */
export function momentOf(typed: string): Date {
  return new Date(`${typed}:00+08:00`);
}

/** What is wrong with the period of a version: which end of it; null if it is possible. */
export function wrongEnd(
  { from = "", until = "" }: { from?: string | undefined; until?: string | undefined },
  now: Date,
): "from" | "until" | null {
  if (from && !isMoment(from)) return "from";
  if (!until) return null;
  return isMoment(until) && until > from && momentOf(until) > now ? null : "until";
}

/**
 * Whether rates can be published from a moment on: one that is to come, and not after the day from
 * which they hold, when the board would refuse them.
 */
export function isTimely(from: string, text: string, now: Date): boolean {
  const effective = parseContent(text).fields.get("effective")?.value ?? "";
  const isLate = isDay(effective) && from.slice(0, effective.length) > effective;
  return isMoment(from) && momentOf(from) > now && !isLate;
}

/** Maximum number of versions listed for an item. */
export const VERSIONS_SHOWN = 50;

/** The keys of each kind's files, in their order: those of the file, and those of each language. */
export const contentKeys = {
  notices: { fields: ["id", "category", "published", "pinned"], texts: ["title"], hasBody: true },
  events: {
    fields: ["id", "starts", "ends", "picture"],
    texts: ["title", "summary"],
    hasBody: true,
  },
  questions: {
    fields: ["id", "category", "reviewed", "popular"],
    texts: ["question", "keywords"],
    hasBody: true,
  },
  banners: { fields: ["id", "tone", "path"], texts: ["title", "summary"], hasBody: false },
  holidays: { fields: ["id", "starts", "ends"], texts: ["title"], hasBody: false },
  "product-groups": {
    fields: ["id", "code", "position", "business", "type", "banners"],
    texts: ["title", "slogan", "lead", "documents"],
    hasBody: true,
  },
  products: {
    fields: [
      "id",
      "code",
      "group",
      "position",
      "accounts",
      "guests",
      "featured",
      "path",
      "questions",
      "related",
    ],
    texts: ["name", "slogan", "lead"],
    hasBody: true,
  },
  documents: {
    fields: ["id", "type", "group", "version", "effective"],
    texts: ["title", "summary"],
    hasBody: true,
  },
  "deposit-rates": {
    fields: [
      "id",
      "currency",
      "effective",
      "main",
      "dream",
      "dream-above",
      "demand",
      "time-fixed",
      "time-floating",
      "savings-fixed",
      "savings-floating",
    ],
    texts: [],
    hasBody: false,
  },
  "loan-rates": { fields: ["id", "loan", "rate", "effective"], texts: [], hasBody: false },
  "exchange-rates": { fields: ["id", "currency", "buy", "sell"], texts: [], hasBody: false },
} as const satisfies Record<
  ContentKindName,
  { fields: readonly string[]; texts: readonly string[]; hasBody: boolean }
>;

/** The fields that say yes or no. */
export const flagKeys: readonly string[] = ["pinned", "popular", "guests", "featured"];

/** The fields that are days. */
export const dayKeys: readonly string[] = ["published", "starts", "ends", "reviewed", "effective"];

/** The fields that list rates by their terms. */
export const termKeys: readonly string[] = [
  "time-fixed",
  "time-floating",
  "savings-fixed",
  "savings-floating",
];

/** The fields that are figures, and which hint says how they are written. */
export const figureKeys: readonly {
  hint: "percent" | "terms" | "above" | "price";
  keys: readonly string[];
}[] = [
  { hint: "percent", keys: ["main", "dream", "demand", "rate"] },
  { hint: "above", keys: ["dream-above"] },
  { hint: "terms", keys: termKeys },
  { hint: "price", keys: ["buy", "sell"] },
];

/** The lines of a language that are sentences, and the fields that are long lists. */
export const sentenceKeys: readonly string[] = ["summary", "lead", "keywords"];
export const wideKeys: readonly string[] = ["accounts", "banners", "questions", "related"];

/** The line of a language by which an item is known. */
export const titleKeys: readonly string[] = ["title", "question", "name"];

/** The state of a version. */
export type VersionState = "draft" | "scheduled" | "live" | "ended";

/** A line of a comparison. */
export interface DiffLine {
  kind: "same" | "added" | "removed";
  text: string;
}

const SAME_SHOWN = 2;
// The comparison takes the square of it: a thousand edits take about a tenth of a second.
const EDITS_MOST = 1_000;

/**
 * The lines in which two versions differ, with some context lines. Versions that differ in too
 * much are shown as one that was removed and one that was added.
 */
export function differenceOf(before: string, after: string): DiffLine[] {
  const parts = diffLines(before, after, { maxEditLength: EDITS_MOST }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
  const lines = parts.flatMap(({ value, added, removed }): DiffLine[] =>
    value
      .replace(/\n$/, "")
      .split("\n")
      .map((text) => ({ kind: added ? "added" : removed ? "removed" : "same", text })),
  );
  const isNear = (at: number) =>
    lines
      .slice(Math.max(0, at - SAME_SHOWN), at + SAME_SHOWN + 1)
      .some(({ kind }) => kind !== "same");
  return lines.filter((_, at) => isNear(at));
}
