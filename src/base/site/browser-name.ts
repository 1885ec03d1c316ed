import type { Language, Translated } from "../text/language.ts";

/** The label of a browser that did not identify itself. */
export const NO_LABEL = "?";

const unknown: Translated = {
  zh: "不明的瀏覽器",
  en: "Unknown browser",
  ko: "알 수 없는 브라우저",
};

/** A browser's label in words. */
export function browserName(label: string | null, language: Language): string {
  return label === null || label === NO_LABEL ? unknown[language] : label;
}
