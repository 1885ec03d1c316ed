import { describe, expect, test } from "vitest";
import { fundsTexts } from "#areas/funds/texts/words.ts";
import { inquiryTexts } from "#areas/inquiry/texts/words.ts";
import { insuranceTexts } from "#areas/insurance/texts/words.ts";
import { landingTexts } from "#areas/landing/texts/words.ts";
import { loanTexts } from "#areas/loan/texts/words.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { panicRestore } from "#base/content/panic-restore.ts";
import * as legal from "#base/site/legal.ts";
import { languages, type Translated } from "#base/text/language.ts";
import { passages, writtenTexts } from "./content-law.ts";
import { figures, figuresIn, figuresWrittenOut } from "./figures-law.ts";

const all = passages();

/** Which of the files that need a sentence lack it in a language. */
function lacking(files: RegExp, sentence: Translated): string[] {
  const needed = all.filter(({ file }) => files.test(file));
  expect(needed.length).toBeGreaterThanOrEqual(languages.length);
  return needed
    .filter(({ language, text }) => !asPattern(sentence[language]).test(text))
    .map(({ file, language }) => `${file} (${language})`);
}

/** A sentence whose placeholders match anything. */
function asPattern(sentence: string): RegExp {
  const parts = sentence
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".{1,60}?"));
}

describe("what the law prescribes stands word for word", () => {
  test.each<[string, RegExp, Translated]>([
    ["the APR", /products\/installment-loan|events\/.*loan/, legal.aprDisclosure],
    ["the risk of funds", /products\/funds|documents\/fund-risks|events\/fund-/, legal.fundRisk],
    [
      "distributions",
      /products\/funds|documents\/fund-risks|events\/fund-/,
      legal.fundDistributions,
    ],
    ["the trust", /products\/funds|documents\/fund-risks|events\/fund-/, legal.fundTrust],
    ["the guaranty of insurance", /products\/.*-insurance/, legal.insuranceGuaranty],
    ["the review of insurance", /products\/.*-insurance/, legal.insuranceReview],
  ])("%s, in the content", (_, files, sentence) => {
    expect(lacking(files, sentence)).toEqual([]);
  });

  test.each(languages)("in the texts of pages in %s", (language) => {
    const apr = asPattern(legal.aprDisclosure[language]);
    expect(landingTexts[language].terms.loanNote).toMatch(apr);
    expect(loanTexts[language].result.note).toMatch(apr);
    const funds = fundsTexts[language].statutory.lines.join("\n");
    for (const each of [legal.fundRisk, legal.fundDistributions, legal.fundTrust]) {
      expect(funds).toContain(each[language]);
    }
    const { notices } = insuranceTexts[language];
    const { insuranceUnderwriter, insuranceGuaranty, insuranceReview } = legal;
    for (const each of [insuranceUnderwriter, insuranceGuaranty, insuranceReview]) {
      expect(notices).toContain(each[language]);
    }
    expect(inquiryTexts[language].check.privacy).toBe(legal.personalDataNotice[language]);
  });
});

// The strip of the session is in every page's script, which has no room for the other two languages.
test.each(languages)("the session strip says in %s how access is restored", (language) => {
  expect(loginTexts[language].session.stopUndo).toBe(panicRestore[language]);
});

describe("content tells no figure that a rule knows otherwise", () => {
  test.each(figures)("$name", (figure) => {
    const found = all.map((passage) => ({ passage, ...figuresIn(figure, passage) }));
    expect(found.flatMap((each) => each.all).length).toBeGreaterThan(2);
    expect(
      found.flatMap(({ passage: { file, language }, wrong }) =>
        wrong.map((figure) => `${file} (${language}): ${figure}`),
      ),
    ).toEqual([]);
  });

  test.each(figures)("nor writes out what has a name: $name", (figure) => {
    const out = [...all, ...writtenTexts()].flatMap((passage) =>
      figuresWrittenOut(figure, passage).map((each) => `${passage.file}: ${each}`),
    );
    expect(out).toEqual([]);
  });

  test("and one that did would be found", () => {
    const [cover] = figures;
    const text = "存款最高保障 NT$2,000,000";
    const passage = { file: "x", language: "zh", text, raw: text } as const;
    expect(cover && figuresIn(cover, passage).wrong).toEqual(["2,000,000"]);
  });
});
