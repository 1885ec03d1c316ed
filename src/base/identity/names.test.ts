import { expect, test } from "vitest";
import { maskCompanyName, maskName } from "./names.ts";

test.each([
  ["王小明", "王○明"],
  ["王明", "王○"],
  ["王", "○"],
  ["", ""],
  ["歐陽小明", "歐○○明"],
  [" 王小明 ", "王○明"],
  ["𠮷小𠮷", "𠮷○𠮷"],
  ["谷辣斯‧尤達卡", "谷○○○○○卡"],
  ["김민수", "김○수"],
  ["John Smith", "J○○○ S○○○○"],
  ["WANG  HSIAO-MING", "W○○○ H○○○○○○○○○"],
  ["Cher", "C○○○"],
  ["É".normalize("NFD"), "É"],
])("%j is shown as %j", (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test.each([
  ["合作金庫商業銀行股份有限公司", "○作金庫商業銀行股份有限公○"],
  ["台積", "○○"],
  ["甲", "○"],
  ["", ""],
])("the company %j is shown as %j", (name, masked) => {
  expect(maskCompanyName(name)).toBe(masked);
});

test("a hundred thousand spaces do no harm", () => {
  expect(maskName(`A${" ".repeat(100_000)}B`)).toBe("A B");
});
