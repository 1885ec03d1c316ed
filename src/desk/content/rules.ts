import { diffLines } from "diff";
import { isDay } from "#base/time/day.ts";

/** The kinds of content that the desk publishes: the folders of content/. */
export const contentKinds = ["notices", "events", "questions"] as const;

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

/** The keys of each kind's files, in order: those of the file, and those of each language. */
export const contentKeys = {
  notices: { fields: ["id", "category", "published", "pinned"], texts: ["title"] },
  events: { fields: ["id", "starts", "ends", "picture"], texts: ["title", "summary"] },
  questions: { fields: ["id", "category", "reviewed", "popular"], texts: ["question", "keywords"] },
} as const satisfies Record<
  ContentKindName,
  { fields: readonly string[]; texts: readonly string[] }
>;

/** The boolean fields. */
export const flagKeys: readonly string[] = ["pinned", "popular"];

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
