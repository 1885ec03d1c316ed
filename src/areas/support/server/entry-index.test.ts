import { expect, test } from "vitest";
import { synonymSeeds } from "../../../../seed/support.ts";
import type { Entry } from "../rules/search/entry-index.ts";
import { searchEntries } from "../rules/search/search.ts";
import { indexOf } from "./entry-index.ts";

const inAll = (text: string) => ({ zh: text, en: text, ko: text });
const entry = (number: number, question: string): Entry => ({
  number,
  category: "01",
  subcategory: "0101",
  subcategoryName: inAll("開戶"),
  names: [inAll("開戶")],
  question: inAll(question),
  answer: inAll(`${question} transfers`),
  keywords: [question],
  isPopular: false,
});
const rows = [entry(1, "如何開戶"), entry(2, "轉帳限額"), entry(3, "忘記密碼")];
const changed = [rows[0] as Entry, entry(2, "斑馬存摺"), rows[2] as Entry, entry(4, "新增問題")];

test("an index of an earlier one and of what is new is the one that is made afresh", async () => {
  const before = await indexOf(rows, synonymSeeds, null);
  const after = await indexOf(changed, synonymSeeds, before);
  expect(after.postings).toEqual((await indexOf(changed, synonymSeeds, null)).postings);
  expect(searchEntries("斑馬存摺", after).entries[0]?.number).toBe(2);
  expect(searchEntries("轉帳限額", after).entries.map(({ number }) => number)).not.toContain(2);
});

test("only what is new is taken apart, and what is gone is forgotten", async () => {
  const before = await indexOf(rows, synonymSeeds, null);
  const after = await indexOf(changed, synonymSeeds, before);
  const own = new Set(before.terms.values());
  expect([...after.terms.values()].filter((terms) => own.has(terms))).toHaveLength(2);
  expect(after.terms.size).toBe(4);
});

test("other words that mean the same take every entry apart again", async () => {
  const before = await indexOf(rows, synonymSeeds, null);
  const after = await indexOf(rows, [["開戶", "zebra"]], before);
  expect(searchEntries("zebra", after).entries[0]?.number).toBe(1);
});
