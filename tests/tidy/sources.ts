// The files that the rules check, each read and parsed once in a test run.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParseResult, parseSync } from "vite";

/** The root of the repository. */
export const ROOT = join(import.meta.dirname, "../..");

/** A file of code, by its path from the root. */
export interface Source {
  file: string;
  text: string;
}

/** The folders with our code. */
export const CODE_FOLDERS = "{src,seed,tests,scripts,bench,signer}";

const texts = new Map<string, string>();
const trees = new Map<string, ParseResult>();

/** The files matching some patterns, sorted, without installed and generated ones. */
export function filesOf(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: ROOT, exclude: ["**/node_modules/**", "**/build{,-kit}/**"] })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}

/** A file and its text. */
export function sourceOf(file: string): Source {
  let text = texts.get(file);
  if (text === undefined) {
    text = readFileSync(join(ROOT, file), "utf8");
    texts.set(file, text);
  }
  return { file, text };
}

/** The syntax tree of a file of code. */
export function treeOf({ file, text }: Source): ParseResult {
  const key = `${file}\n${text}`;
  let tree = trees.get(key);
  if (tree === undefined) {
    tree = parseSync(file, text);
    const [error] = tree.errors;
    if (error) throw new Error(`${file} cannot be read: ${error.message}`);
    trees.set(key, tree);
  }
  return tree;
}

/** What files violate, one line each: the file and the problem. */
export function breachesOf(
  files: readonly string[],
  judge: (source: Source) => string | readonly string[],
): string[] {
  return files.flatMap((file) =>
    [judge(sourceOf(file))].flat().map((wrong) => `${file}: ${wrong}`),
  );
}

/** True for a test, which may do what the code it tests may not. */
export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith("tests/");
}
