/** The languages of the site; Traditional Chinese is the source and the default. */
export const languages = ["zh", "en", "ko"] as const;

export type Language = (typeof languages)[number];

/** One text in every language. */
export type Translated = Readonly<Record<Language, string>>;

/** What stands in a sentence's holes. */
export type Facts = Readonly<Record<string, string | number>>;

/** The tag of each language on the wire and in HTML. */
export const languageTags = { zh: "zh-TW", en: "en", ko: "ko" } as const satisfies Translated;

/** The language of a tag such as `zh-TW`, `zh-Hant`, `en-US`; null when it is none of ours. */
export function languageOf(tag: string | undefined): Language | null {
  if (tag === undefined) return null;
  // What our own pages send; the look below is for everyone else.
  if (tag === languageTags.zh) return "zh";
  const [first] = tag
    .trim()
    .toLowerCase()
    .split(/[-_;,]/);
  return languages.find((language) => language === first) ?? null;
}

/** Puts facts into a sentence: fill("{left} left", { left: 3 }) is "3 left". */
export function fill(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole));
}
