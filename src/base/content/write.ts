import { type Language, languages, languageTags } from "../text/language.ts";

/** What a content file is written from; an empty value leaves its line out. */
export interface ContentParts {
  fields: Readonly<Record<string, string>>;
  sections: Readonly<Record<Language, { fields: Readonly<Record<string, string>>; body: string }>>;
}

/** Writes a content file in the format of `content/`: reading it gives the same parts. */
export function writeContent({ fields, sections }: ContentParts): string {
  const parts = languages.map((language) => {
    const { fields: own, body } = sections[language];
    const head = [`# ${languageTags[language]}`, ...linesOf(own)].join("\n");
    return body.trim() === "" ? head : `${head}\n\n${body.replace(/\r\n?/g, "\n").trim()}`;
  });
  return `${["---", ...linesOf(fields), "---"].join("\n")}\n\n${parts.join("\n\n")}\n`;
}

function linesOf(fields: Readonly<Record<string, string>>): string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    // A value is one line: line breaks that were typed become spaces.
    const line = value.replace(/\s+/g, " ").trim();
    return line === "" ? [] : [`${key}: ${line}`];
  });
}
