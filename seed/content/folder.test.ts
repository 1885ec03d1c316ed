import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesOf } from "../../tests/tidy/sources.ts";
import { readBanners, readEvents, readFundNotices, readNotices } from "./board.ts";
import { readDocumentVersions } from "./documents.ts";
import { CONTENT, ContentError } from "./folder.ts";
import { readProductGroups, readProducts } from "./products.ts";
import { readDepositRates, readLoanRates } from "./rates.ts";
import { readCentres, readHolidays, readQuestions } from "./support.ts";

const IMPORT_MS_MOST = 3000;
const NOTICE = "notices/panic-button-opens.md";
const QUESTION = "questions/accounts/open-account.md";
const PRODUCT = "products/main-account.md";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(CONTENT, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(root, file), "utf8");
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(join(root, file), changed);
}

function errorOf(read: (root: string) => unknown): string {
  try {
    read(root);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return "";
}

test("all content is read in less than three seconds", () => {
  const from = performance.now();
  const all = [
    readNotices(),
    readEvents(),
    readFundNotices(),
    readQuestions(),
    readCentres(),
    readProducts(),
    readProductGroups(),
    readDocumentVersions(),
    readBanners(),
    readHolidays(),
    readDepositRates(),
    readLoanRates(),
  ];
  expect(performance.now() - from).toBeLessThan(IMPORT_MS_MOST);
  expect(all.flat().length).toBeGreaterThanOrEqual(315);
});

test("files are named by their subject, without numbers", () => {
  const names = filesOf("content/*/**/*.md").map((file) => basename(file));
  expect(names.length).toBeGreaterThanOrEqual(315);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*(\.[a-z]+)?\.md$/.test(name))).toEqual([]);
});

test("every error of every file is reported at once, with file and line", () => {
  change(NOTICE, /^category: .*$/m, "category: gossip");
  change("notices/transfer-limits.md", "# ko", "# ja");
  expect(errorOf(readNotices).split("\n")).toEqual([
    "The content cannot be published:",
    `content/${NOTICE}:3: category: "gossip" is not one of service, security, rate, system, terms`,
    expect.stringMatching(
      /^content\/notices\/transfer-limits\.md:\d+: "ja" is not a language; write one of zh-TW, en, ko$/,
    ),
  ]);
});

test("after thirty errors the rest is counted", () => {
  for (const file of filesOf("content/notices/*.md")) {
    change(file.slice("content/".length), /^id: .*\n/m, "");
  }
  const lines = errorOf(readNotices).split("\n");
  expect(lines).toHaveLength(32);
  expect(lines.at(-1)).toMatch(/^… and \d+ more$/);
});

test.each<[string, () => void, (root: string) => unknown, string]>([
  [
    "an id that another file has",
    () => change(NOTICE, /^id: .*$/m, "id: 1"),
    readNotices,
    ":2: id 1 is taken by content/notices/",
  ],
  [
    "a hole that nothing fills",
    () => change(NOTICE, "# en\n", "# en\n\nFrom {day:30} on.\n"),
    readNotices,
    "{day:30} is not known; a day is written as",
  ],
  [
    "a language without its text",
    () => change(NOTICE, /(# ko\ntitle: [^\n]*\n)[\s\S]*$/, "$1"),
    readNotices,
    "the text is missing",
  ],
  [
    "a language without its title",
    () => change(NOTICE, /# ko\ntitle: [^\n]*\n/, "# ko\n"),
    readNotices,
    "title is missing",
  ],
  [
    "a file that no person wrote",
    () => writeFileSync(join(root, NOTICE), "x".repeat(200_001)),
    readNotices,
    ":1: the file has more than 200000 characters",
  ],
  [
    "a folder without files",
    () => rmSync(join(root, "events"), { recursive: true }),
    readEvents,
    "events: there are no files",
  ],
  [
    "a sub-category that is none",
    () => change(QUESTION, "category: 0101", "category: 0199"),
    readQuestions,
    `${QUESTION}:3: category: "0199" is not the code of a sub-category`,
  ],
  [
    "a keyword twice",
    () => change(QUESTION, "keywords: ", "keywords: x, x, "),
    readQuestions,
    "is not a list with commas between its words, each once",
  ],
  [
    "text in a service centre",
    () => change("service-centres/taipei.md", /$/, "\nMore.\n"),
    readCentres,
    "there is no text here",
  ],
  [
    "hours that are none",
    () => change("service-centres/taipei.md", "weekdays: 09:00", "weekdays: 9:00"),
    readCentres,
    "is not opening hours such as 09:00-18:00",
  ],
  [
    "a version of no document",
    () => change("document-versions/web-banking-terms.first.md", "document: 1", "document: 999"),
    readDocumentVersions,
    ":2: there is no document 999",
  ],
  [
    "a version that the document itself has",
    () => change("document-versions/web-banking-terms.first.md", "version: 1.0", "version: 2.0"),
    readDocumentVersions,
    ":3: the document itself is version 2.0",
  ],
  [
    "a part that no product has",
    () => change(PRODUCT, "## steps", "## ways"),
    readProducts,
    '"ways" is no part; write one of accounts, benefits, facts, steps, notes',
  ],
  [
    "a fact that one language lacks",
    () => change(PRODUCT, /# ko[\s\S]*?\n\|[^\n]*\n/, "$&| 하나 | 더 |\n"),
    readProducts,
    "facts: 10 in ko, 9 in zh",
  ],
  [
    "a benefit without its text",
    () => change(PRODUCT, /(## benefits\n\n### [^\n]*\n)[^\n]*\n/, "$1"),
    readProducts,
    "has no text",
  ],
  [
    "an account that has no code",
    () => change(PRODUCT, "accounts: 01, 02", "accounts: 01"),
    readProducts,
    "one for each of ## accounts",
  ],
  [
    "a banner that leads nowhere",
    () => change("product-groups/deposit.md", /^banners: .*$/m, "banners: /"),
    readProductGroups,
    "one for each of ## banners",
  ],
])("%s is refused", (_, breakIt, read, words) => {
  breakIt();
  expect(errorOf(read)).toContain(words);
});
