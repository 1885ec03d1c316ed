import { expect, test } from "vitest";
import { dayFrom } from "../time/day.ts";
import { bankOf, banks, isOpenOn, searchBanks } from "./bank-codes.ts";

const today = dayFrom("2026-03-05");
const codesFor = (query: string, day = today) => searchBanks(query, day).map(({ code }) => code);

test("every bank has its own code of three digits and a name in every language", () => {
  const codes = banks.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { code, names, nicknames } of banks) {
    expect(code).toMatch(/^\d{3}$/);
    expect(names.zh).toMatch(/\p{Script=Han}/u);
    expect(names.en).toMatch(/^[\x20-\x7e]+$/);
    expect(names.ko.length).toBeGreaterThan(2);
    expect(nicknames.every((nickname) => nickname.trim() === nickname && nickname !== "")).toBe(
      true,
    );
  }
});

test("our own bank comes first, then the most used, then the others by code", () => {
  const codes = codesFor("");
  expect(codes.slice(0, 9)).toEqual("899 822 013 808 812 700 004 007 012".split(" "));
  expect(codes.slice(9)).toEqual(codes.slice(9).sort());
  expect(codes).not.toContain("815");
});

test("a bank is found by its code, whole, past or unknown", () => {
  expect(bankOf("899")?.names).toEqual({ zh: "晨光銀行", en: "Dawn Bank", ko: "던뱅크" });
  expect(bankOf("815")?.successor).toBe("012");
  expect(bankOf("330")?.names.ko).toBe("하나은행");
  expect(bankOf("808")?.names.ko).toBe("E.SUN Commercial Bank");
  expect(bankOf("999")).toBeNull();
  expect(bankOf("")).toBeNull();
});

test("a code that ended is good on its last day and not on the next", () => {
  const past = bankOf("815");
  if (past === null) throw new Error("815 is missing");
  expect(isOpenOn(past, dayFrom("2023-03-31"))).toBe(true);
  expect(isOpenOn(past, dayFrom("2023-04-01"))).toBe(false);
  expect(codesFor("日盛", dayFrom("2023-03-31"))).toEqual(["815"]);
});

test("every bank that was taken over names one that is open", () => {
  for (const { successor } of banks.filter((bank) => bank.successor !== null)) {
    expect(bankOf(String(successor))?.validTo).toBeNull();
  }
});

test.each([
  ["a code", "822", "822"],
  ["a code typed full-width", "８２２", "822"],
  ["a nickname", "北富銀", "012"],
  ["another nickname", "中信", "822"],
  ["the post", "郵局", "700"],
  ["the post in English", "post office", "700"],
  ["the other way to write 臺", "台灣銀行", "004"],
  ["the other way to write 匯", "匯豐", "081"],
  ["English without points", "esun", "808"],
  ["English in capitals with a space", "LINE BANK", "824"],
  ["Korean", "하나", "330"],
  ["a bank that was taken over", "日盛", "012"],
  ["the code of a bank that was taken over", "815", "012"],
  ["our own name", "dawn", "899"],
])("%s finds its bank first", (_, query, code) => {
  expect(codesFor(query)[0]).toBe(code);
});

test("the beginning of a code finds all that begin so, before those that hold it", () => {
  const codes = codesFor("82");
  expect(codes.slice(0, 4)).toEqual(["822", "823", "824", "826"]);
  expect(codes).toContain("082");
});

test("a bank appears once, however many of its words match", () => {
  const codes = codesFor("銀行");
  expect(new Set(codes).size).toBe(codes.length);
});

test("nothing is found for what no bank is called", () => {
  expect(codesFor("沒有這家")).toEqual([]);
  expect(codesFor("x".repeat(100_000))).toEqual([]);
});
