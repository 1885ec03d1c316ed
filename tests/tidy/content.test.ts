import { describe, expect, test } from "vitest";
import { parseContent } from "#base/content/file.ts";
import { limitsKnown, type Passage, passages, statedLimits, writtenOut } from "./content-law.ts";
import { filesOf, sourceOf } from "./sources.ts";
import { staleWords, textBreaches } from "./text-law.ts";

const all = passages();

/** Names and codes that are shown as printed, in any language. */
const AS_PRINTED = /王○明|「?薪資」?/g;

function breaches(judge: (passage: Passage) => readonly string[]): string[] {
  return all.flatMap((passage) =>
    judge(passage).map((wrong) => `${passage.file} (${passage.language}): ${wrong}`),
  );
}

/** The files of a product or document whose text in a language lacks the required words. */
function missing(files: RegExp, words: Readonly<Record<Passage["language"], string>>): string[] {
  const matching = all.filter(({ file }) => files.test(file));
  expect(matching.length).toBeGreaterThan(0);
  return matching
    .filter(({ language, text }) => !text.includes(words[language]))
    .map(({ file, language }) => `${file} (${language})`);
}

test("there is content to look at, in three languages", () => {
  expect(all.length).toBeGreaterThan(900);
});

test("there are at least 190 questions, each with words to search for in every language", () => {
  const questions = filesOf("content/questions/**/*.md");
  expect(questions.length).toBeGreaterThanOrEqual(190);
  const lacking = questions.filter((file) => {
    const sections = [...parseContent(sourceOf(file).text).sections.values()];
    return sections.some(({ fields }) => !fields.has("keywords"));
  });
  expect(lacking).toEqual([]);
});

test("the content is of today, and calls each thing by its one name", () => {
  expect(breaches(({ language, text }) => staleWords(text, language))).toEqual([]);
});

test("every language is written with its own letters and signs", () => {
  expect(
    breaches(({ language, text }) =>
      textBreaches(text.replace(/\{day:[^}]*\}/g, "1").replace(AS_PRINTED, ""), language),
    ),
  ).toEqual([]);
});

test("nothing that the site links to is said to be missing", () => {
  const missing = /\]\(\/[^)]*\)[^。.]{0,40}(?:尚未開放|not yet available|아직 제공되지)/;
  expect(breaches(({ text }) => missing.exec(text)?.slice(0, 1) ?? [])).toEqual([]);
});

test("limits told in a sentence are the limits of the rules", () => {
  const known = limitsKnown();
  expect(known).toContain("NT$10,000 NT$30,000 NT$50,000");
  const stated = all.flatMap(statedLimits);
  expect(stated.length).toBeGreaterThan(20);
  expect(breaches((each) => statedLimits(each).filter((one) => !known.includes(one)))).toEqual([]);
});

test("limits and fees of transfers are named, not written out", () => {
  expect(breaches(writtenOut)).toEqual([]);
  const raw = "單筆 NT$10,000、每日 NT$30,000、每月 NT$50,000\n| 跨行 NT$1,001 以上 | NT$15 |";
  expect(writtenOut({ file: "x", language: "zh", text: raw, raw })).toHaveLength(2);
});

test("what the law prescribes is said wherever it must be", () => {
  const loans = /products\/installment-loan|events\/.*loan/;
  expect(
    missing(loans, {
      zh: "總費用年百分率不等於貸款利率。本總費用年百分率之計算基準日為",
      en: "The APR is not the loan interest rate.",
      ko: "총비용 연이율은 대출 금리와 다릅니다.",
    }),
  ).toEqual([]);
  const funds = /products\/funds|documents\/fund-risks|events\/fund-subscription/;
  expect(
    missing(funds, {
      zh: "基金經金管會核准或同意生效，惟不表示絕無風險。基金經理公司以往之經理績效不保證基金之最低投資收益",
      en: "does not mean that a fund is free of risk",
      ko: "위험이 전혀 없다는 뜻은 아닙니다",
    }),
  ).toEqual([]);
  expect(
    missing(funds, {
      zh: "本項信託資金非存款，不受存款保險、保險安定基金或其他保障機制保障",
      en: "designated monetary trust",
      ko: "특정금전신탁",
    }),
  ).toEqual([]);
  expect(
    missing(/products\/.*-insurance/, {
      zh: "曦和產物保險股份有限公司承保及負擔理賠責任",
      en: "Xihe Non-Life Insurance Co., Ltd.",
      ko: "시허 손해보험 주식회사",
    }),
  ).toEqual([]);
});

describe("the law", () => {
  test.each([
    ["en", "Interest is reckoned daily."],
    ["en", "Call us at once."],
    ["en", "Our web site"],
    ["zh", "撥打 165 反詐騙專線"],
    ["zh", "請至行動銀行 App"],
    ["ko", "자연인 증서"],
  ] as const)("finds the stale word in %s: %s", (language, text) => {
    expect(staleWords(text, language)).toHaveLength(1);
  });

  test.each([
    ["en", "Interest is calculated daily; please take this into account."],
    ["zh", "撥打 165 反詐騙諮詢專線"],
    ["ko", "자연인 인증서"],
  ] as const)("leaves good words in %s alone: %s", (language, text) => {
    expect(staleWords(text, language)).toEqual([]);
  });

  test.each([
    ["zh", "單筆 NT$10,000、每日 NT$30,000、每月 NT$50,000", "NT$10,000 NT$30,000 NT$50,000"],
    [
      "en",
      "USD 300 per transaction, USD 900 a day and USD 1,500 a month",
      "USD 300 USD 900 USD 1,500",
    ],
    ["ko", "1회 NT$1, 일일 NT$2, 월간 NT$3", "NT$1 NT$2 NT$3"],
  ] as const)("reads limits in %s", (language, text, limits) => {
    expect(statedLimits({ language, text })).toEqual([limits]);
  });
});
