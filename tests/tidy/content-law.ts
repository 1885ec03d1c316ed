// Rules for the bank's published content: today's banking English, one name for one thing, and the
// figures of the rules.

import { parseContent } from "#base/content/file.ts";
import { fillNames } from "#base/content/names.ts";
import { type Currency, formatAmount } from "#base/money/money.ts";
import { type Language, languages } from "#base/text/language.ts";
import { limitsOf, tiers } from "#base/transfer/limits.ts";
import { filesOf, isTest, sourceOf } from "./sources.ts";

/** The text of a file in one language, without its search keywords. */
export interface Passage {
  file: string;
  language: Language;
  text: string;
  /** The same with placeholders unfilled. */
  raw: string;
}

/** The sentence with the three limits of a tier, in each language. */
const limitSentences: Readonly<Record<Language, RegExp>> = {
  zh: /單筆 ((?:NT\$|USD )[\d,]+)、每日 ((?:NT\$|USD )[\d,]+)、每月 ((?:NT\$|USD )[\d,]+)/g,
  en: /((?:NT\$|USD )[\d,]+) per transaction, ((?:NT\$|USD )[\d,]+) a day(?:,| and) ((?:NT\$|USD )[\d,]+) a month/g,
  ko: /1회 ((?:NT\$|USD )[\d,]+), 일일 ((?:NT\$|USD )[\d,]+), 월간 ((?:NT\$|USD )[\d,]+)/g,
};

/** All passages of the content, by file and language. */
export function passages(): Passage[] {
  return filesOf("content/*/**/*.md").flatMap((file) => {
    const { sections } = parseContent(sourceOf(file).text);
    return [...sections].map(([language, { fields, body }]) => {
      const shown = [...fields].filter(([key]) => key !== "keywords");
      const text = [...shown.map(([, { value }]) => value), body].join("\n");
      return { file, language, text: fillNames(text, language), raw: text };
    });
  });
}

/** The texts of screens, letters and refusals as they are written, by file and language. */
export function writtenTexts(): Passage[] {
  const files = filesOf(
    "src/{base/errors,*/**/texts}/**/*.ts",
    "src/{areas,desk}/*/texts.ts",
  ).filter((file) => !isTest(file) && !file.startsWith("src/areas/kit/"));
  return files.flatMap((file) => {
    const [own] = languages.filter((language) => file.endsWith(`${language}.ts`));
    // What a refusal means is for who calls, and says figures as the specification does.
    const text = sourceOf(file).text.replace(/^ {4}means: .*$/gm, "");
    return (own ? [own] : languages).map((language) => ({ file, language, text, raw: text }));
  });
}

/** The sentences of limits in a passage, as "once day month". */
export function statedLimits({ language, text }: Pick<Passage, "language" | "text">): string[] {
  return [...text.matchAll(limitSentences[language])].map(([, ...amounts]) => amounts.join(" "));
}

/** Versions that are not in force keep the text that was agreed to. */
const AS_AGREED = /^content\/document-versions\//;

/** Transfer limits and fees that a file writes out instead of using placeholders. */
export function writtenOut({ file, language, raw }: Passage): string[] {
  if (AS_AGREED.test(file)) return [];
  const fees = raw.match(/^\| (?:跨行|Interbank|타행) .*\| NT\$\d+ \|$/gm) ?? [];
  return [...statedLimits({ language, text: raw }), ...fees];
}

/** The limits of non-designated transfers from the rules, in the same format. */
export function limitsKnown(): string[] {
  return tiers.flatMap((tier) =>
    (["TWD", "USD"] as const).flatMap((currency) => {
      const limits = limitsOf(tier, currency, "other");
      if (limits?.month == null) return [];
      const amounts = [limits.once, limits.day, limits.month];
      return amounts
        .map((amount) =>
          formatAmount<Currency>(amount, currency).replace("US$", "USD ").replace(".00", ""),
        )
        .join(" ");
    }),
  );
}
