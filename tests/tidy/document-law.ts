// Documents: the English of today, and only files that exist.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { OLD_PROSE } from "./name-law.ts";
import { ROOT, type Source } from "./sources.ts";

/** A path from the root in backticks, without patterns. */
const NAMED_PATH =
  /`((?:src|tests|docs|scripts|bench|seed|signer|content|public|spec)\/[\w./-]+)`/g;

/** Lines of a document with words that no engineer writes today. */
export function oldLines({ text }: Source): string[] {
  return text.split("\n").filter((line) => OLD_PROSE.test(line));
}

/** Files and folders that a document names but that do not exist. */
export function missingPaths({ text }: Source): string[] {
  return [...text.matchAll(NAMED_PATH)]
    .map(([, path = ""]) => path)
    .filter((path) => !existsSync(join(ROOT, path)));
}
