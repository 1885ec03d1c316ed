import { type Language, languages, languageTags } from "../text/language.ts";

/** What a content file is written from; an empty value leaves its line out. */
export interface ContentParts {
  fields: Readonly<Record<string, string>>;
  /** Null for a file of figures alone, which has no text. */
  sections: Readonly<
    Record<Language, { fields: Readonly<Record<string, string>>; body: string }>
  > | null;
}

/** Writes a content file in the format of `content/`: reading it gives the same parts. */
export function writeContent({ fields, sections }: ContentParts): string {
  const head = ["---", ...linesOf(fields), "---"].join("\n");
  if (sections === null) return `${head}\n`;
  const parts = languages.map((language) => {
    const { fields: own, body } = sections[language];
    const lines = [`# ${languageTags[language]}`, ...linesOf(own)].join("\n");
    return body.trim() === "" ? lines : `${lines}\n\n${body.replace(/\r\n?/g, "\n").trim()}`;
  });
  return `${head}\n\n${parts.join("\n\n")}\n`;
}

function linesOf(fields: Readonly<Record<string, string>>): string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    // A value is one line: line breaks that were typed become spaces.
    const line = value.replace(/\s+/g, " ").trim();
    return line === "" ? [] : [`${key}: ${line}`];
  });
}
