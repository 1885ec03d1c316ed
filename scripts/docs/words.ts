import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Language, languages } from "#base/text/language.ts";
import { code, page, table } from "./markdown.ts";

const ROOT = join(import.meta.dirname, "../..");

/** One text by its key: "states.idle". */
export interface Word {
  key: string;
  text: string;
}

/** The folders of texts: one for each area, and the shell's. */
export function textFolders(): string[] {
  return globSync("src/**/texts/zh.ts", { cwd: ROOT })
    .map((file) => file.replaceAll("\\", "/").replace(/\/zh\.ts$/, ""))
    .toSorted();
}

/** Every text of a folder in one language, with nested keys. */
export async function wordsOf(folder: string, language: Language): Promise<Word[]> {
  const file = pathToFileURL(join(ROOT, folder, `${language}.ts`)).href;
  const { texts } = (await import(file)) as { texts: object };
  return flatten(texts, "");
}

/** Every text of the site in its languages, by area. */
export async function wordsText(): Promise<string> {
  const parts = await Promise.all(
    textFolders().map(async (folder) => {
      const found = await Promise.all(languages.map((language) => wordsOf(folder, language)));
      const tables = found.map((words) => new Map(words.map(({ key, text }) => [key, text])));
      const keys = found[0]?.map(({ key }) => key) ?? [];
      const rows = keys.map((key) => [code(key), ...tables.map((words) => words.get(key) ?? "")]);
      return `## ${nameOf(folder)}\n\n${table(["Key", "中文", "English", "한국어"], rows)}`;
    }),
  );
  const lead = "Every text that the site shows. Chinese is the source; words in braces are filled.";
  return page("Words", lead, parts);
}

/** "board" for src/areas/board/texts, "shell" for src/app/shell/texts. */
function nameOf(folder: string): string {
  return folder.split("/").at(-2) ?? folder;
}

/** Every text of a table, with nested keys. */
export function flatten(texts: object, prefix: string): Word[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const key = `${prefix}${name}`;
    if (typeof value === "string") return [{ key, text: value }];
    if (typeof value === "object" && value !== null) return flatten(value, `${key}.`);
    throw new Error(`${key} is neither a text nor a table of texts`);
  });
}
