/** The languages of the site; Traditional Chinese is the source and the default. */
export const languages = ["zh", "en", "ko"] as const;

export type Language = (typeof languages)[number];

/** One text in every language. */
export type Translated = Readonly<Record<Language, string>>;

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

/** Fills a sentence's placeholders: fill("{left} left", { left: 3 }) is "3 left". */
export function fill(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole));
}
