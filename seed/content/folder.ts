import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentEntry, type FolderShape, readEntry } from "#base/content/entry.ts";
import type { Flaw } from "#base/content/file.ts";

/** The directory of the demonstration bank's content. */
export const CONTENT = join(import.meta.dirname, "../../content");

/** More would scroll the first ones off the screen. */
const FLAWS_SHOWN = 30;

/** The content cannot be published; the message has file, line and reason. */
export class ContentError extends Error {
  override name = "ContentError";
}

/** Reads every file of a folder; throws a ContentError that lists the flaws of all of them. */
export function readFolder<Fields, Texts, Item>(
  shape: FolderShape<Fields, Texts>,
  itemOf: (entry: ContentEntry<Fields, Texts>) => Item,
  root = CONTENT,
): Item[] {
  const errors: string[] = [];
  const taken = new Map<string, string>();
  const names = globSync(`${shape.folder}/**/*.md`, { cwd: root }).toSorted();
  if (names.length === 0) errors.push(`${shape.folder}: there are no files`);
  const items = names.flatMap((name) => {
    const flaws: Flaw[] = [];
    const entry = readEntry(readFileSync(join(root, name), "utf8"), shape, flaws);
    const item = entry === null ? [] : [itemOf(entry)];
    if (entry !== null) {
      const own = shape.unique.map((key) => `${key} ${entry.fields[key]}`).join(", ");
      const other = taken.get(own);
      if (other) entry.refuse(entry.lineOf(shape.unique[0]), `${own} is taken by ${other}`);
      taken.set(own, `content/${name}`);
    }
    const inOrder = flaws.toSorted((one, other) => one.line - other.line);
    errors.push(...inOrder.map(({ line, text }) => `content/${name}:${line}: ${text}`));
    return item;
  });
  if (errors.length > 0) throw new ContentError(sentenceOf(errors));
  return items;
}

function sentenceOf(errors: readonly string[]): string {
  const more = errors.length - FLAWS_SHOWN;
  const rest = more > 0 ? [`… and ${more} more`] : [];
  return ["The content cannot be published:", ...errors.slice(0, FLAWS_SHOWN), ...rest].join("\n");
}
