/** The languages of the site; Traditional Chinese is the source and the default. */
export const languages = ["zh", "en", "ko"] as const;

export type Language = (typeof languages)[number];

/** One text in every language. */
export type Translated = Readonly<Record<Language, string>>;

const HOLE = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/** The values of a sentence's placeholders. */
export type Facts = Readonly<Record<string, string | number>>;

/** The tag of each language on the wire and in HTML. */
export const languageTags = { zh: "zh-TW", en: "en", ko: "ko" } as const satisfies Translated;

/** The language of a tag such as `zh-TW`, `zh-Hant`, `en-US`; null for an unknown one. */
export function languageOf(tag: string | undefined): Language | null {
  if (tag === undefined) return null;
  // Fast path for the tag that our own pages send.
  if (tag === languageTags.zh) return "zh";
  const [first] = tag
    .trim()
    .toLowerCase()
    .split(/[-_;,]/);
  return languages.find((language) => language === first) ?? null;
}

const plural = new Intl.PluralRules(languageTags.en);

/**
 * Fills a sentence's placeholders: fill("{left} left", { left: 3 }) is "3 left". English counts with two
 * forms: "{left} {left|try|tries} left".
 */
export function fill(text: string, facts: Facts): string {
  return text.replace(HOLE, (hole, name: string, one?: string, other?: string) => {
    const fact = facts[name];
    if (fact === undefined) return hole;
    if (one === undefined) return String(fact);
    return (
      (plural.select(Number(String(fact).replaceAll(",", ""))) === "one" ? one : other) ?? hole
    );
  });
}

/** Appends the code for support, the same in every language; an HTTP status is a code, too. */
export function withCode(sentence: string, code: string | number): string {
  return `${sentence} (Code: ${code})`;
}
