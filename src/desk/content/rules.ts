import { diffLines } from "diff";

/** What the desk publishes: the folders of content/. */
export const contentKinds = ["notices", "questions"] as const;

export type ContentKindName = (typeof contentKinds)[number];

/** Where content is edited. */
export const CONTENT_PATH = "/desk/content";

/** Versions of an item that are listed. */
export const VERSIONS_SHOWN = 50;

/** The keys of each kind's files, in their order; those of the file, and those of each language. */
export const contentKeys = {
  notices: { fields: ["id", "category", "published", "pinned"], texts: ["title"] },
  questions: { fields: ["id", "category", "reviewed", "popular"], texts: ["question", "keywords"] },
} as const satisfies Record<
  ContentKindName,
  { fields: readonly string[]; texts: readonly string[] }
>;

/** Where a version stands. */
export type VersionState = "draft" | "scheduled" | "live" | "ended";

/** A line of a comparison. */
export interface DiffLine {
  kind: "same" | "added" | "removed";
  text: string;
}

const SAME_SHOWN = 2;

/** The lines in which two versions differ, with some of what stands around them. */
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
