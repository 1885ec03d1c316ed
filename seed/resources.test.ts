import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#base/language.ts";
import { lettersOf, missingLetters } from "#ports/documents/letters.ts";
import { productGroups } from "./products/groups.ts";
import { agreements } from "./resources/agreements.ts";
import { documents } from "./resources/documents.ts";

const fonts = ["tc/400Regular/NotoSansTC", "kr/400Regular/NotoSansKR"].map((font) =>
  readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/noto-sans-${font}_400Regular.ttf`))),
);

test("there are at least 30 documents, of every kind, each in a group that exists [A14]", () => {
  expect(documents.length).toBeGreaterThanOrEqual(30);
  expect(new Set(documents.map(({ type }) => type)).size).toBe(4);
  const groups = productGroups.map(({ code }) => code);
  for (const { group } of documents) if (group !== null) expect(groups).toContain(group);
});

test("every document has a version in force, and later versions come later", () => {
  for (const { number, versions } of documents) {
    const days = versions.map(({ effectiveDays }) => effectiveDays);
    expect(days, `document ${number}`).toEqual(days.toSorted((one, other) => one - other));
    expect(days[0], `document ${number}`).toBeLessThanOrEqual(0);
  }
});

test.each(languages)("every letter in %s can be printed", (language) => {
  const ranges = fonts.flatMap(lettersOf);
  const texts = documents.flatMap(({ title, summary, versions }) => [
    title[language],
    summary[language],
    ...versions.map(({ body }) => body[language]),
  ]);
  expect(missingLetters(texts.join(""), ranges)).toEqual([]);
});

test("customers agree to terms only, and to each once on an occasion", () => {
  const terms = documents.filter(({ type }) => type === "01").map(({ number }) => number);
  for (const { number } of agreements) expect(terms).toContain(number);
  const each = agreements.map(({ occasion, number }) => `${occasion} ${number}`);
  expect(new Set(each).size).toBe(each.length);
});
