import { describe, expect, test } from "vitest";
import { attachmentHeader, csvOf } from "./files.ts";

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

describe("a table as a file", () => {
  const cells = (text: string) =>
    csvOf([[text, "b"]])
      .slice(1)
      .replace(/,b\r\n$/, "");

  test("begins with a byte order mark and ends every line with CRLF", () => {
    expect(csvOf([["a", "b"], ["c"]])).toBe("\ufeffa,b\r\nc\r\n");
  });

  test.each([
    ["plain", "plain"],
    ["備註", "備註"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["two\r\nlines", '"two\r\nlines"'],
    ["", ""],
  ])("quotes %j as %j", (text, written) => {
    expect(cells(text)).toBe(written);
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["+886", "'+886"],
    ["-5", "'-5"],
    ["@sum", "'@sum"],
    ["\tx", `"'\tx"`],
    ["a;=1+1", '"a;=1+1"'],
    ["a\t=1+1", '"a\t=1+1"'],
    ["\rx", `"'\rx"`],
    ["＝1", "'＝1"],
    ['=cmd|"a",b', `"'=cmd|""a"",b"`],
    ["a=1", "a=1"],
  ])("makes no formula of %j", (text, written) => {
    expect(cells(text)).toBe(written);
  });
});
