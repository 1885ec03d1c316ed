import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ContentDay } from "#base/content/fields.ts";
import { languages } from "#base/text/language.ts";
import { glyphsOf, missingGlyphs } from "#ports/documents/font-coverage.ts";
import { readDocuments, readDocumentVersions } from "./content/documents.ts";
import { readProductGroups } from "./content/products.ts";
import { agreements } from "./resources/agreements.ts";

const documents = readDocuments();
const versions = readDocumentVersions();

const fonts = ["tc/400Regular/NotoSansTC", "kr/400Regular/NotoSansKR"].map((font) =>
  readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/noto-sans-${font}_400Regular.ttf`))),
);

/** Days from the first start; the demonstration's documents have no absolute dates. */
function daysOf(effective: ContentDay): number {
  return "days" in effective ? effective.days : Number.NaN;
}

test("there are at least 30 documents, of every kind, each in a group that exists [A14]", () => {
  expect(documents.length).toBeGreaterThanOrEqual(30);
  expect(new Set(documents.map(({ type }) => type)).size).toBe(4);
  const groups = readProductGroups().map(({ code }) => code);
  for (const { group } of documents) if (group !== null) expect(groups).toContain(group);
});

test("a document's own file has the version in force, and later versions come later", () => {
  for (const { id, version, effective } of documents) {
    expect(daysOf(effective), `document ${id}`).toBeLessThanOrEqual(0);
    const own = versions.filter(({ document }) => document === id);
    const byVersion = own.toSorted((one, other) => Number(one.version) - Number(other.version));
    const days = byVersion.map((each) => daysOf(each.effective));
    expect(days, `document ${id}`).toEqual(days.toSorted((one, other) => one - other));
    const inForce = byVersion.findLast((each) => daysOf(each.effective) <= 0);
    expect(inForce?.version, `document ${id}`).toBe(version);
  }
});

test.each(languages)("every letter in %s can be printed", (language) => {
  const ranges = fonts.flatMap(glyphsOf);
  const texts = [
    ...documents.flatMap(({ title, summary }) => [title[language], summary[language]]),
    ...versions.map(({ body }) => body[language]),
  ];
  expect(missingGlyphs(texts.join(""), ranges)).toEqual([]);
});

test("customers agree to terms only, and to each once on an occasion", () => {
  const terms = documents.filter(({ type }) => type === "01").map(({ id }) => id);
  for (const { number } of agreements) expect(terms).toContain(number);
  const each = agreements.map(({ occasion, number }) => `${occasion} ${number}`);
  expect(new Set(each).size).toBe(each.length);
});
