import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const read = (...paths: string[]) =>
  paths.map((path) => readFileSync(new URL(path, root), "utf8")).join("\n");

const TEXTS = "src/areas/certificates/texts";

test.each([
  ["the FAQ", read("content/questions/certificates-and-service/certificate-delivery-and-fee.md")],
  ["the notice", read("content/notices/deposit-balance-certificates-in-english.md")],
  ["the terms", read("content/documents/email-notice-terms.md")],
  ["the request page", read(`${TEXTS}/zh.ts`, `${TEXTS}/en.ts`, `${TEXTS}/ko.ts`)],
])("%s says that the days of a mailed certificate include its review [K03]", (_, text) => {
  expect(text).toMatch(/2 至 3 個營業日內?（含審核）/);
  expect(text).toMatch(/2 to 3 business days, including review/);
  expect(text).toMatch(/심사(?:를)? 포함(?:하여)? 2~3영업일/);
  expect(text).not.toMatch(/審核後[^，。|]*2 至 3|business days, after review|심사 후[^.|]*2~3/);
});
