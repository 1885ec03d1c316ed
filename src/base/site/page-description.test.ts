import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../text/language.ts";
import { DESCRIPTION_MOST, pageDescription } from "./page-description.ts";

const SENTENCE = "One account for your salary, your bills and your card, every day of the year.";

test("a lead of the right length is the description", () => {
  expect(pageDescription("Main account", SENTENCE, "en")).toBe(SENTENCE);
});

test.each([
  ["en", "Events", "Offers that run now.", "Events: Offers that run now."],
  ["zh", "活動", "進行中的活動。", "活動：進行中的活動。"],
  ["ko", "이벤트", "진행 중입니다.", "이벤트: 진행 중입니다."],
] as const)("a short one in %s has its title before it", (language, title, lead, description) => {
  expect(pageDescription(title, lead, language)).toBe(description);
});

test("a long one ends with its last whole sentence", () => {
  const long = `${SENTENCE} ${SENTENCE} ${SENTENCE}`;
  expect(pageDescription("Main account", long, "en")).toBe(`${SENTENCE} ${SENTENCE}`);
});

test("a long sentence is cut between words", () => {
  const long = "word ".repeat(50).trim();
  expect(pageDescription("Words", long, "en")).toMatch(/^(word )+word…$/);
  expect(pageDescription("字", "字".repeat(200), "zh")).toHaveLength(DESCRIPTION_MOST);
});

test("no description is longer than what is shown", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.constantFrom(...languages),
      (title, lead, language) => {
        const description = pageDescription(title, lead.repeat(20), language);
        expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MOST);
      },
    ),
  );
});
