import { describe, expect, test } from "vitest";
import { formatFileSize } from "#base/text/files.ts";
import { dayFrom } from "#base/time/day.ts";
import { fileNameOf, parseName, plainText, problemsOf, promisedDay, referenceOf } from "./rules.ts";

const right = {
  customerName: "王小明",
  email: "wang@example.com",
  phone: "0912345678",
  description: "十個字的問題描述在此",
};

describe("what a visitor types [F17] [V16]", () => {
  test("is right in every field, or wrong by field", () => {
    expect(problemsOf(right)).toEqual({});
    expect(problemsOf({ customerName: " ", email: "", phone: "", description: "\n" })).toEqual({
      customerName: "empty",
      email: "empty",
      phone: "empty",
      description: "empty",
    });
    expect(
      problemsOf({
        customerName: "王",
        email: `${"a".repeat(250)}@example.com`,
        phone: "1",
        description: "字".repeat(1_001),
      }),
    ).toEqual({ customerName: "short", email: "long", phone: "form", description: "long" });
    expect(problemsOf({ ...right, customerName: "王".repeat(51) })).toEqual({
      customerName: "long",
    });
  });

  test("counts characters and not their halves, and lines once", () => {
    expect(problemsOf({ ...right, description: "𠮷".repeat(1_000) })).toEqual({});
    expect(problemsOf({ ...right, description: `${"行\r\n".repeat(499)}完完` })).toEqual({});
    expect(problemsOf({ ...right, description: "𠮷".repeat(9) })).toEqual({ description: "short" });
  });

  test.each([
    ["王小明", "王小明"],
    ["  王 小 明 ", "王小明"],
    ["谷辣斯·尤達卡", "谷辣斯‧尤達卡"],
    ["Mary  Ann", "Mary Ann"],
    ["Ｊｏｈｎ", "John"],
    ["Núñez-O’Brien Jr.", "Núñez-O’Brien Jr."],
    ["J", null],
    ["John 3", null],
    ["John <b>", null],
    ["김민수", null],
    [`A${"b".repeat(50)}`, null],
  ])("the name %j is kept as %j", (typed, expected) => {
    expect(parseName(typed)).toBe(expected);
  });
});

test("a text keeps its lines and tabs and loses what cannot be seen", () => {
  expect(plainText(" a\u0000\u001b\tb\r\nc\rd\u007f ")).toBe("a\tb\nc\nd");
});

test("an answer is promised for the second business day, over weekends and holidays", () => {
  expect(promisedDay(dayFrom("2026-11-11"))).toBe("2026-11-13");
  expect(promisedDay(dayFrom("2026-11-13"))).toBe("2026-11-17");
  expect(promisedDay(dayFrom("2026-02-13"))).toBe("2026-02-24");
});

test("a reference has no sign that could be taken for another", () => {
  expect(referenceOf(dayFrom("2026-11-15"), Uint8Array.of(5, 13, 1, 17))).toBe("IQ20261115-7F3K");
  const all = Array.from({ length: 256 }, (_, byte) =>
    referenceOf(dayFrom("2026-11-15"), Uint8Array.of(byte, byte, byte, byte)),
  );
  expect(all.join("").replaceAll("IQ20261115-", "")).not.toMatch(/[01ILOU]/);
});

test("a file's name is shown without its folder, without what cannot be seen, and shortened", () => {
  expect(fileNameOf("C:\\fakepath\\帳單.jpg")).toBe("帳單.jpg");
  expect(fileNameOf("../../etc/passwd")).toBe("passwd");
  expect(fileNameOf("gpj.\u202e\u0000exe")).toBe("gpj.exe");
  expect(fileNameOf("")).toBe("-");
  expect(fileNameOf(`${"長".repeat(200)}.jpeg`)).toBe(`${"長".repeat(71)}…長長長.jpeg`);
});

test("a file's size is told as systems tell it", () => {
  expect([1, 1_024, 340 * 1_024, 1_048_576, 2_097_152].map(formatFileSize)).toEqual([
    "1 KB",
    "1 KB",
    "340 KB",
    "1.0 MB",
    "2.0 MB",
  ]);
});
