import { diffLines } from "diff";
import { isDay } from "#base/time/day.ts";

/** What the desk publishes: the folders of content/. */
export const contentKinds = [
  "notices",
  "events",
  "questions",
  "banners",
  "holidays",
  "products",
  "documents",
] as const;

export type ContentKindName = (typeof contentKinds)[number];

/** The page where content is edited. */
export const CONTENT_PATH = "/desk/content";

const MOMENT = /^[12]\d{3}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a moment as the desk writes it: YYYY-MM-DDThh:mm, on an existing day. */
export function isMoment(text: string): boolean {
  return MOMENT.test(text) && isDay(text.slice(0, "YYYY-MM-DD".length));
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
} as const satisfies Record<
  ContentKindName,
  { fields: readonly string[]; texts: readonly string[]; hasBody: boolean }
>;

/** The fields that say yes or no. */
export const flagKeys: readonly string[] = ["pinned", "popular", "guests", "featured"];

/** The fields that are days. */
export const dayKeys: readonly string[] = ["published", "starts", "ends", "reviewed", "effective"];

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

/** The lines in which two versions differ, with some context lines. */
export function differenceOf(before: string, after: string): DiffLine[] {
  const lines = diffLines(before, after).flatMap(({ value, added, removed }): DiffLine[] =>
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
