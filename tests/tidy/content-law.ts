// What the bank's published content keeps to: today's banking English, one name for one thing, and
// the figures of the rules.

import { parseContent } from "#base/content/file.ts";
import { type Currency, formatAmount } from "#base/money/money.ts";
import type { Language } from "#base/text/language.ts";
import { limitsOf, tiers } from "#base/transfer/limits.ts";
import { filesOf, sourceOf } from "./sources.ts";

/** What a file says in one language, without the words that are only searched for. */
export interface Passage {
  file: string;
  language: Language;
  text: string;
}

/** Words that no bank's product team writes any more, or never wrote. */
const STALE_ENGLISH =
  /\b(reckon\w*|at once|in all|in force|by (it|them)sel(f|ves)|in vain|hears? of|goes on|go on|web sites?|instalments?|cash machines?|yearly|kinds? of (account|document|rate|transfer|data)|the (to|from) account|account fee|day or night|anti-fraud line|joint account|mobile app|digital-only|case number)\b/i;

/** Names that a thing had before; words.md has the one that it has now. */
const oldNames: Readonly<Record<Language, RegExp>> = {
  zh: /行動銀行 App|共同帳戶|(?<!諮詢)反詐騙專線|數位銀行|螢幕閱讀器|垃圾信件匣|合作的產物保險公司/,
  en: STALE_ENGLISH,
  ko: /자연인 증서|고급 계좌|공동 계좌|모바일 앱|현금인출기|예금보험조례|개인자료보호법|화면 낭독|추가 보험료|계좌 관리비|휴대폰|계좌 번호|컴퓨터|내려받|펀드 회사|사기 신고 전화/,
};

/** How the three limits of a tier are told in one breath, in each language. */
const limitSentences: Readonly<Record<Language, RegExp>> = {
  zh: /單筆 ((?:NT\$|USD )[\d,]+)、每日 ((?:NT\$|USD )[\d,]+)、每月 ((?:NT\$|USD )[\d,]+)/g,
  en: /((?:NT\$|USD )[\d,]+) per transaction, ((?:NT\$|USD )[\d,]+) a day(?:,| and) ((?:NT\$|USD )[\d,]+) a month/g,
  ko: /1회 ((?:NT\$|USD )[\d,]+), 일일 ((?:NT\$|USD )[\d,]+), 월간 ((?:NT\$|USD )[\d,]+)/g,
};

/** Everything that the content says, by file and language. */
export function passages(): Passage[] {
  return filesOf("content/*/**/*.md").flatMap((file) => {
    const { sections } = parseContent(sourceOf(file).text);
    return [...sections].map(([language, { fields, body }]) => {
      const told = [...fields].filter(([key]) => key !== "keywords");
      return { file, language, text: [...told.map(([, { value }]) => value), body].join("\n") };
    });
  });
}

/** The stale word or old name of a passage, if it has one. */
export function staleWords({ language, text }: Pick<Passage, "language" | "text">): string[] {
  return oldNames[language].exec(text)?.[0].split("\n") ?? [];
}

/** The sentences of limits in a passage, as "once day month". */
export function limitsTold({ language, text }: Pick<Passage, "language" | "text">): string[] {
  return [...text.matchAll(limitSentences[language])].map(([, ...amounts]) => amounts.join(" "));
}

/** The limits of non-designated transfers as the rules have them, written the same way. */
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
