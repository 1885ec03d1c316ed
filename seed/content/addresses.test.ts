import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileAddresses } from "../../tests/people/hostile-addresses.ts";
import { filesOf } from "../../tests/tidy/sources.ts";
import { readBanners, readEvents, readFundNotices, readNotices } from "./board.ts";
import { readDocumentVersions } from "./documents.ts";
import { CONTENT, ContentError } from "./folder.ts";
import { readInsurancePlans, readInsurers } from "./insurance.ts";
import { readProductGroups, readProducts } from "./products.ts";
import { readDepositRates, readLoanRates } from "./rates.ts";
import { readCentres, readHolidays, readQuestions } from "./support.ts";

const readers: Readonly<Record<string, (root: string) => unknown>> = {
  banners: readBanners,
  "deposit-rates": readDepositRates,
  "document-versions": readDocumentVersions,
  documents: readDocumentVersions,
  events: readEvents,
  "fund-notices": readFundNotices,
  holidays: readHolidays,
  insurers: readInsurers,
  "insurance-plans": readInsurancePlans,
  "loan-rates": readLoanRates,
  notices: readNotices,
  "product-groups": readProductGroups,
  products: readProducts,
  questions: readQuestions,
  "service-centres": readCentres,
};

/** Keys that take any words: shown, searched for, or compared with codes when the bank is filled. */
const PLAIN_WORDS = ["documents.group", "insurance-plans.insurer", "products.questions"];

/** The first file of each folder. */
const first = new Map<string, string>();
let root = "";

beforeAll(() => {
  for (const file of filesOf("content/*/**/*.md")) {
    const folder = file.split("/")[1] ?? "";
    if (!first.has(folder)) first.set(folder, file.slice("content/".length));
  }
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(CONTENT, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const isRefused = (read: (root: string) => unknown) => {
  try {
    read(root);
    return false;
  } catch (thrown) {
    if (thrown instanceof ContentError) return true;
    throw thrown;
  }
};

test("every folder of content has its reader here", () => {
  expect([...first.keys()].toSorted()).toEqual(Object.keys(readers).toSorted());
});

test.each(Object.entries(readers))(
  "no key of %s takes an address that leads astray",
  (folder, read) => {
    const file = join(root, first.get(folder) ?? "");
    const text = readFileSync(file, "utf8");
    const keys = [...(text.split("---")[1] ?? "").matchAll(/^([\w-]+):/gm)].map(
      ([, key]) => key ?? "",
    );
    const taken: string[] = [];
    for (const key of keys.filter((each) => !PLAIN_WORDS.includes(`${folder}.${each}`))) {
      // Reading a folder takes long; the desk's test tries every address.
      for (const address of ["https://evil.example/x", "/logout", "javascript:alert(1)"]) {
        expect(hostileAddresses).toContain(address);
        writeFileSync(file, text.replace(new RegExp(`^${key}:.*$`, "m"), `${key}: ${address}`));
        if (!isRefused(read)) taken.push(`${key}: ${address}`);
      }
    }
    writeFileSync(file, text);
    expect(isRefused(read)).toBe(false);
    expect(taken).toEqual([]);
  },
);
