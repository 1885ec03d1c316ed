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

/** What a module of texts exports by language: the languages side by side, or files of each put together. */
interface TextTable {
  /** "board" for src/areas/board/texts/words.ts, "desk/chat" for src/desk/chat/texts.ts. */
  home: string;
  name: string;
  words: ReadonlyMap<Language, readonly Word[]>;
}

/** Every table of texts of the site. */
export async function textTables(): Promise<TextTable[]> {
  const files = globSync(
    [
      "src/{areas,desk}/*/texts.ts",
      "src/{areas,desk}/*/texts/*.ts",
      "src/app/shell/shell-texts.ts",
    ],
    { cwd: ROOT, exclude: ["**/{,*-}{zh,en,ko}.ts", "**/looked-for.ts"] },
  );
  const tables = await Promise.all(files.toSorted().map(tablesIn));
  return tables.flat();
}

async function tablesIn(file: string): Promise<TextTable[]> {
  const exported = (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>;
  const home = file
    .replaceAll("\\", "/")
    .replace(/^src\/(?:areas\/|app\/)?|\/(?:shell-)?texts.*$/g, "");
  return Object.entries(exported).flatMap(([name, table]) => {
    if (typeof table !== "object" || table === null || !("zh" in table)) return [];
    const byLanguage = Object.entries(table) as [Language, object | string][];
    const words = byLanguage.map(([language, texts]): [Language, Word[]] => [
      language,
      typeof texts === "string" ? [{ key: name, text: texts }] : flatten(texts, ""),
    ]);
    return [{ home, name, words: new Map(words) }];
  });
}

/** Every text of the site in its languages, by area. */
export async function wordsText(): Promise<string> {
  const parts = (await textTables()).map(({ home, name, words }) => {
    const tables = languages.map(
      (language) => new Map(words.get(language)?.map(({ key, text }) => [key, text])),
    );
    const keys = words.get("zh")?.map(({ key }) => key) ?? [];
    const rows = keys.map((key) => [code(key), ...tables.map((texts) => texts.get(key) ?? "")]);
    return `## ${home}: ${name}\n\n${table(["Key", "中文", "English", "한국어"], rows)}`;
  });
  const lead = "Every text that the site shows. Chinese is the source; words in braces are filled.";
  return page("Words", lead, parts);
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
