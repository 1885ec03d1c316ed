import type { Language, Translated } from "#base/language.ts";

/** One article of a document, without its number. */
export interface Article {
  title: Translated;
  text: Translated;
}

/** What stands before the title of an article. */
const numbers = {
  zh: (number: number) => `第 ${number} 條`,
  en: (number: number) => `Article ${number}`,
  ko: (number: number) => `제${number}조`,
} as const;

/** Terms: an opening and numbered articles. */
export function termsOf(opening: Translated, articles: readonly Article[]): Translated {
  return inEachLanguage((language) =>
    [
      opening[language],
      ...articles.flatMap((article, index) => [
        `## ${numbers[language](index + 1)} ${article.title[language]}`,
        article.text[language],
      ]),
    ].join("\n\n"),
  );
}

/** The articles with some of them, told by their number, in a new wording. */
export function withChanges(
  articles: readonly Article[],
  changes: Readonly<Record<number, Article>>,
): Article[] {
  return articles.map((article, index) => changes[index + 1] ?? article);
}

function inEachLanguage(textOf: (language: Language) => string): Translated {
  return { zh: textOf("zh"), en: textOf("en"), ko: textOf("ko") };
}
