import { fill, type Language } from "./language.ts";

/** A part of a text: what is shown, and what screen readers announce instead of spelling it out. */
export interface SpokenPart {
  shown: string;
  spoken: string | null;
}

interface Words {
  /** The digits of a number that are not masked. */
  ending: string;
  hidden: string;
  /** One letter of a name that is masked. */
  letter: string;
}

const words: Readonly<Record<Language, Words>> = {
  zh: { ending: "末碼 {digits}", hidden: "（遮蔽）", letter: "某" },
  en: { ending: "ending in {digits}", hidden: ", hidden, ", letter: " hidden " },
  ko: { ending: "끝자리 {digits}", hidden: ", 비공개, ", letter: " 비공개 " },
};

// A masked number or user name, an account number in groups of four, a masked name.
const SIGNS = /[A-Za-z0-9]*\*{2,}[A-Za-z0-9]*|\d{4}(?:-\d{4})+-\d{1,4}|[\p{L}]*○[\p{L}○]*/gu;

/** Splits a text where a screen reader would spell asterisks, circles or one huge number. */
export function spokenParts(text: string, language: Language): SpokenPart[] {
  const parts: SpokenPart[] = [];
  let end = 0;
  for (const { 0: shown, index } of text.matchAll(SIGNS)) {
    if (index > end) parts.push({ shown: text.slice(end, index), spoken: null });
    parts.push({ shown, spoken: spokenOf(shown, words[language]) });
    end = index + shown.length;
  }
  if (end < text.length) parts.push({ shown: text.slice(end), spoken: null });
  return parts;
}

function spokenOf(shown: string, { ending, hidden, letter }: Words): string {
  if (shown.includes("○")) return shown.replace(/○+/g, letter).trim();
  if (!shown.includes("*")) return spelled(shown.replaceAll("-", ""));
  const [before = "", after = ""] = shown.split(/\*+/);
  if (before === "") return fill(ending, { digits: spelled(after) });
  return `${spelled(before)}${hidden}${spelled(after)}`;
}

function spelled(letters: string): string {
  return [...letters].join(" ");
}
