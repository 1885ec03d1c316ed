import { beforeAll, expect, test } from "vitest";
import { addDays, type Day, dayFrom, formatDay } from "#base/time/day.ts";
import { memberOf } from "../../../../seed/customers/people.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { makeCustomer, signIn } from "../../../../tests/people/customers.ts";

const bank = testBank();

let cookie = "";
let number = "";
let today: Day;

beforeAll(async () => {
  cookie = await signIn(bank(), memberOf("wealthy01"));
  const [row] = await bank().owner.query<{ number: string; today: string }>(
    `select number, bank.today()::text as today from account
       join customer on customer.id = customer_id
      where user_id = 'wealthy01' and kind = 'main' and currency = 'TWD'`,
    [],
  );
  number = row?.number ?? "";
  today = dayFrom(row?.today ?? "");
});

interface Line {
  txAmt: number;
  balAmt: number;
}

async function ask(
  filters: Record<string, string>,
  { path = "/v1/account/history/csv", language = "zh-TW", who = cookie } = {},
) {
  const query = new URLSearchParams({ acctNbr: number, ...filters });
  const headers = { cookie: who, "accept-language": language };
  const response = await bank().site.inject({ url: `${path}?${query}`, headers });
  return response.json();
}

test("a file holds the same lines as the pages, money in and out in columns of their own", async () => {
  const pages = await ask({ entrTpCd: "2", pageCnt: "50" }, { path: "/v1/account/history" });
  const lines: Line[] = pages.content.entrList;
  const { content } = await ask({ entrTpCd: "2" });
  expect(content).toMatchObject({ totCnt: lines.length, lineCnt: lines.length });
  expect(
    content.cont.startsWith("\ufeff日期,時間,摘要,支出,存入,餘額,幣別,對方銀行,對方帳號,備註\r\n"),
  ).toBe(true);
  const rows = content.cont.trimEnd().split("\r\n").slice(1);
  expect(rows.map((row: string) => row.split(",").slice(3, 6))).toEqual(
    lines.map(({ txAmt, balAmt }) => [String(-txAmt), "", String(balAmt)]),
  );
});

test("a file's name tells the days, and of the account its last four digits only", async () => {
  const { content } = await ask({});
  const days = [addDays(today, -30), today].map((day) => day.replaceAll("-", "")).join("-");
  expect(content.fileNm).toBe(`history-${number.slice(-4)}-${days}.csv`);
  expect(content.cont).not.toContain(number);
});

test.each([
  ["en", "Date,Time,Description"],
  ["ko", "날짜,시간,내용"],
])("a file has its headings in %s", async (language, headings) => {
  const { content } = await ask({}, { language });
  expect(content.cont).toContain(headings);
});

test("dollars have cents in a file, and times are Taipei's", async () => {
  const person = await makeCustomer(bank(), { usd: 5, openedOn: addDays(today, -3) });
  const who = await signIn(bank(), person);
  const { content } = await ask({ acctNbr: person.usdNumber }, { who, language: "en" });
  const day = formatDay(addDays(today, -3));
  expect(content.cont.split("\r\n")[1]).toBe(`${day},09:00:00,Opening deposit,,0.05,0.05,USD,,,`);
});
