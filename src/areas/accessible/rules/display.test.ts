import { expect, test } from "vitest";
import { figures, inWords } from "#areas/transfer/rules/amounts.ts";
import { dayFrom } from "#base/time/day.ts";
import { accountName, accountShortName, timeLeft } from "./display.ts";
import {
  filtersOf,
  historyAddress,
  historyDays,
  historyField,
  historyTexts,
  numberWanted,
} from "./history.ts";

test("amounts are told in figures and in words; a currency that is not worded by its name", () => {
  expect(figures(1_234, "TWD")).toBe("NT$1,234");
  expect(inWords(10_000, "TWD", "zh")).toBe("新臺幣壹萬元整");
  expect(inWords(1_250, "USD", "en")).toContain("United States Dollars Twelve");
  expect(inWords(123_400, "JPY", "en")).toBe("Japanese yen 1,234");
});

test("the time left is told in minutes and seconds [V06]", () => {
  const zh = { minutes: "{count} 分", seconds: "{count} 秒" };
  expect([0, 1, 59, 60, 61, 120].map((seconds) => timeLeft(seconds, zh).trim())).toEqual([
    ...["0 秒", "1 秒", "59 秒", "1 分", "1 分 1 秒", "2 分"],
  ]);
});

test("an account is called by its kind, its name and its number in groups", () => {
  const account = {
    accountKindName: "夢想帳戶",
    accountName: "旅行",
    accountNumber: "101682104513",
  };
  expect(accountName(account)).toBe("夢想帳戶 旅行 1016-8210-4513");
  expect(accountName({ ...account, accountName: null })).toBe("夢想帳戶 1016-8210-4513");
  expect(accountShortName(account)).toBe("旅行 4513");
  expect(accountShortName({ ...account, accountName: null })).toBe("夢想帳戶 4513");
});

test("a history can be asked for today and the 30 days before [K02]", () => {
  const days = historyDays(dayFrom("2026-03-05"), {
    day: "{day}（{weekday}）",
    weekdays: ["日", "一", "二", "三", "四", "五", "六"],
  });
  expect(days).toHaveLength(31);
  expect(days[0]).toEqual({ value: "2026-03-05", label: "2026/03/05（四）" });
  expect(days[30]?.value).toBe("2026-02-03");
});

test("what an address asks for is handed on as the call takes it, and can be asked for again", () => {
  const query = new URLSearchParams("from=2026-03-01&to=2026-03-05&kind=deposit&before=7&x=y");
  const accounts = [{ accountNumber: "111122223333", accountReference: "a-reference" }];
  const filters = filtersOf(query, "a-reference");
  expect(historyTexts(filters, numberWanted(filters, accounts))).toEqual({
    accountNumber: "111122223333",
    startDay: "2026/03/01",
    endDay: "2026/03/05",
    entryType: "1",
    beforeEntry: "7",
  });
  const next = historyAddress("/accessible/history", filters, "3");
  expect(filtersOf(new URL(next, "http://bank").searchParams, "")).toEqual({
    ...filters,
    before: "3",
  });
  expect(next).not.toContain("111122223333");
  expect(historyTexts(filtersOf(new URLSearchParams("kind=both"), "1"), "1")).toEqual({
    accountNumber: "1",
  });
  const byNumber = filtersOf(new URLSearchParams("account=111122223333"), "a-reference");
  expect(numberWanted(byNumber, accounts)).toBe("");
  expect([historyField("endDay"), historyField("accountNumber")]).toEqual(["to", "account"]);
});
