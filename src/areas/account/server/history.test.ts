import { beforeAll, expect, test } from "vitest";
import { addDays, type Day, dayFrom, formatDay } from "#base/time/day.ts";
import { memberOf } from "../../../../seed/customers/people.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../../tests/bank/clock.ts";
import { signIn } from "../../../../tests/people/customers.ts";

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
  entrNbr: number;
  entrTpCd: string;
  entrKndCd: string;
  txAmt: number;
  balAmt: number;
  txDtm: string;
  othAcctNbr: string | null;
  noteCont: string | null;
}

type Filters = Record<string, string | number>;

async function ask(filters: Filters, { language = "zh-TW", who = cookie } = {}) {
  const query = new URLSearchParams({ acctNbr: number, ...filters } as Record<string, string>);
  const headers = { cookie: who, "accept-language": language };
  const response = await bank().site.inject({ url: `/v1/account/history?${query}`, headers });
  return { status: response.statusCode, ...response.json() };
}

async function everyLine(filters: Filters): Promise<Line[]> {
  const lines: Line[] = [];
  for (let bfrNbr: number | null | undefined; bfrNbr !== null; ) {
    const page: Filters = bfrNbr === undefined ? {} : { bfrNbr };
    const { content } = await ask({ ...filters, ...page });
    lines.push(...content.entrList);
    bfrNbr = content.nextNbr;
  }
  return lines;
}

test("ten lines stand on a page, the newest first, each with its balance [K06]", async () => {
  const { code, content } = await ask({});
  expect(code).toBe(200);
  expect(content.entrList).toHaveLength(10);
  expect(content).toMatchObject({ acctNbr: number, ccyCd: "TWD", endDt: formatDay(today) });
  expect(content.strtDt).toBe(formatDay(addDays(today, -30)));
  const lines: Line[] = content.entrList;
  for (const [index, line] of lines.slice(1).entries()) {
    const newer = lines[index] as Line;
    expect(line.entrNbr).toBe(newer.entrNbr - 1);
    expect(newer.balAmt).toBe(line.balAmt + newer.txAmt);
    expect(line.txDtm <= newer.txDtm).toBe(true);
  }
});

test("the pages hold every line of the window once, and the sums are theirs", async () => {
  const { content } = await ask({});
  const lines = await everyLine({ pageCnt: 7 });
  expect(lines).toHaveLength(content.totCnt);
  expect(new Set(lines.map(({ entrNbr }) => entrNbr)).size).toBe(lines.length);
  const sum = (sign: number) =>
    lines.reduce((total, { txAmt }) => total + Math.max(txAmt * sign, 0), 0);
  expect(content).toMatchObject({ dpstSumAmt: sum(1), wtdrSumAmt: sum(-1) });
  const [row] = await bank().owner.query<{ count: number }>(
    `select count(*)::int as count from entry join account on account.id = account_id
      where account.number = $1 and day >= bank.today() - 30`,
    [number],
  );
  expect(row?.count).toBe(lines.length);
});

test("a last page that is full to the line has no next one", async () => {
  const { content } = await ask({ pageCnt: 50 });
  const count = content.totCnt;
  expect(count).toBeLessThanOrEqual(50);
  const full = await ask({ pageCnt: count });
  expect(full.content.entrList).toHaveLength(count);
  expect(full.content.nextNbr).toBeNull();
  const short = await ask({ pageCnt: count - 1 });
  expect(short.content.nextNbr).toBe(short.content.entrList.at(-1).entrNbr);
});

test("deposits are 1 and withdrawals 2 [F24]", async () => {
  const both = await everyLine({});
  const deposits = await everyLine({ entrTpCd: "1" });
  const withdrawals = await everyLine({ entrTpCd: "2" });
  expect(deposits.length + withdrawals.length).toBe(both.length);
  expect(deposits.length).toBeGreaterThan(0);
  for (const { entrTpCd, txAmt } of deposits) expect([entrTpCd, txAmt > 0]).toEqual(["1", true]);
  for (const { entrTpCd, txAmt } of withdrawals) expect([entrTpCd, txAmt < 0]).toEqual(["2", true]);
  const { content } = await ask({ entrTpCd: "1" });
  expect(content.wtdrSumAmt).toBe(0);
});

test("a line tells its kind in words, and the other side masked", async () => {
  const who = await signIn(bank(), memberOf("basic01"));
  const [row] = await bank().owner.query<{ number: string }>(
    "select number from account join customer on customer.id = customer_id where user_id = 'basic01' and kind = 'main'",
    [],
  );
  const tickets = { acctNbr: row?.number ?? "", srchVal: "電影票" };
  const chinese = await ask(tickets, { who });
  expect(chinese.content.entrList).toMatchObject([
    {
      entrKndCd: "transfer-out",
      entrKndNm: "轉出",
      txAmt: -480,
      othBnkCd: "824",
      othBnkNm: "連線商業銀行",
      othAcctNbr: "********6359",
      noteCont: "電影票",
    },
  ]);
  const { content } = await ask(tickets, { who, language: "en" });
  expect(content.entrList).toMatchObject([
    { entrKndNm: "Transfer out", othBnkNm: "LINE Bank Taiwan" },
  ]);
});

test("amounts narrow the lines to the dollar, whichever way money went", async () => {
  const all = await everyLine({});
  const [some] = all.map(({ txAmt }) => Math.abs(txAmt)).toSorted((one, two) => two - one);
  const largest = some ?? 0;
  const only = await everyLine({ minAmt: largest });
  expect(only.length).toBeGreaterThan(0);
  expect(await everyLine({ minAmt: largest + 1 })).toEqual([]);
  expect(await everyLine({ maxAmt: largest })).toHaveLength(all.length);
  expect(await everyLine({ maxAmt: largest - 1 })).toHaveLength(all.length - only.length);
});

test("the window is 30 days back from today, and what lies outside is refused beside its field", async () => {
  const on = (days: number) => formatDay(addDays(today, days));
  expect(await ask({ strtDt: on(-30), endDt: on(0) })).toMatchObject({ code: 200 });
  expect(await ask({ strtDt: on(-31) })).toMatchObject({
    status: 400,
    content: {
      fields: [{ field: "strtDt", message: `請選擇 ${on(-30)} 至 ${on(0)} 之間的日期。` }],
    },
  });
  expect(await ask({ endDt: on(1) })).toMatchObject({
    status: 400,
    content: { fields: [{ field: "endDt" }] },
  });
  expect(await ask({ strtDt: on(-2), endDt: on(-3) })).toMatchObject({
    status: 400,
    content: { fields: [{ field: "endDt" }] },
  });
});

test("one day alone holds that day's lines and no others", async () => {
  const all = await everyLine({});
  const day = formatDay(
    dayFrom(new Date(Date.parse(all[3]?.txDtm ?? "") + 28_800_000).toISOString().slice(0, 10)),
  );
  const lines = await everyLine({ strtDt: day, endDt: day });
  const ofDay = all.filter(({ txDtm }) => {
    const local = new Date(Date.parse(txDtm) + 28_800_000).toISOString().slice(0, 10);
    return formatDay(dayFrom(local)) === day;
  });
  expect(lines).toEqual(ofDay);
});

test("the window moves on at midnight in Taipei", async () => {
  const at = async (moment: string) => {
    await setClock(bank(), moment);
    const who = await signIn(bank(), memberOf("advanced01"));
    const [row] = await bank().owner.query<{ number: string }>(
      "select number from account join customer on customer.id = customer_id where user_id = 'advanced01' and kind = 'sub'",
      [],
    );
    const { content } = await ask({ acctNbr: row?.number ?? "" }, { who });
    return [content.strtDt, content.endDt];
  };
  const tomorrow = addDays(today, 1);
  expect(await at(`${today}T23:59:59+08:00`)).toEqual([addDays(today, -30), today].map(formatDay));
  expect(await at(`${tomorrow}T00:00:00+08:00`)).toEqual(
    [addDays(today, -29), tomorrow].map(formatDay),
  );
  await freeClock(bank());
  cookie = await signIn(bank(), memberOf("wealthy01"));
});

test.each<[Filters, string]>([
  [{ pageCnt: 0 }, "pageCnt"],
  [{ pageCnt: 1_001 }, "pageCnt"],
  [{ bfrNbr: 0 }, "bfrNbr"],
  [{ entrTpCd: "3" }, "entrTpCd"],
  [{ strtDt: "2026-03-01" }, "strtDt"],
  [{ strtDt: "2026/02/30" }, "strtDt"],
  [{ minAmt: -1 }, "minAmt"],
  [{ minAmt: "1e3" }, "minAmt"],
  [{ maxAmt: "9007199254740993" }, "maxAmt"],
  [{ minAmt: 5, maxAmt: 4 }, "maxAmt"],
  [{ srchVal: "" }, "srchVal"],
  [{ srchVal: "長".repeat(21) }, "srchVal"],
  [{ srchVal: "\u0000" }, "srchVal"],
  [{ acctNbr: "12345678901" }, "acctNbr"],
  [{ acctNbr: "1' or '1'='1" }, "acctNbr"],
])("%j is refused beside the field %s", async (filters, field) => {
  expect(await ask(filters)).toMatchObject({ status: 400, content: { fields: [{ field }] } });
});
