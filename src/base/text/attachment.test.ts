import { expect, test } from "vitest";
import { attachmentHeader } from "./attachment.ts";

test("a file keeps its Chinese name, and has a plain one beside it", () => {
  expect(attachmentHeader("約定條款 2.0.pdf", "dawn-bank-01-001.pdf")).toBe(
    `attachment; filename="dawn-bank-01-001.pdf"; filename*=UTF-8''%E7%B4%84%E5%AE%9A%E6%A2%9D%E6%AC%BE%202.0.pdf`,
  );
});

test("no name can break out of the header", () => {
  const header = attachmentHeader(`a"b'c(d)*;\r\n\\e.pdf`, `a"b\r\nc;d\\e.pdf`);
  expect(header).toBe(
    `attachment; filename="a-b--c-d-e.pdf"; filename*=UTF-8''a%22b%27c%28d%29%2A%3B%0D%0A%5Ce.pdf`,
  );
});
