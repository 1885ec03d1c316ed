import { expect, test } from "vitest";
import { isBusinessDay } from "#base/time/business-days.ts";
import { dayFrom } from "#base/time/day.ts";
import { exchangeRates } from "../../../seed/rates/exchange.ts";
import { testBank } from "../../../tests/bank/bank.ts";

const bank = testBank();

async function ask(path: string) {
  const response = await bank().site.inject(path);
  return { status: response.statusCode, ...response.json() };
}

async function at<T>(instant: string, work: () => Promise<T>): Promise<T> {
  const clock = (body: string) =>
    bank().owner.query(
      `create or replace function bank.now() returns timestamptz language sql stable as '${body}'`,
      [],
    );
  await clock(`select timestamptz ''${instant}''`);
  return work().finally(() => clock("select pg_catalog.statement_timestamp()"));
}

test.each([
  [
    { currency: "TWD", kind: "main" },
    { fixed: null, floating: 80 },
  ],
  [
    { currency: "TWD", kind: "dream", above: 0 },
    { fixed: null, floating: 135 },
  ],
  [
    { currency: "TWD", kind: "dream", above: 100_000 },
    { fixed: null, floating: 80 },
  ],
  [
    { currency: "TWD", kind: "time", termMonths: 3 },
    { fixed: 125, floating: 127 },
  ],
  [
    { currency: "TWD", kind: "time", termMonths: 6 },
    { fixed: 148, floating: 150 },
  ],
  [
    { currency: "TWD", kind: "time", termMonths: 12 },
    { fixed: 170, floating: 172 },
  ],
  [
    { currency: "TWD", kind: "time-savings", termMonths: 24 },
    { fixed: 173, floating: 175 },
  ],
  [
    { currency: "USD", kind: "demand" },
    { fixed: null, floating: 85 },
  ],
  [
    { currency: "USD", kind: "time", termMonths: 3 },
    { fixed: 340, floating: null },
  ],
  [
    { currency: "USD", kind: "time", termMonths: 12 },
    { fixed: 330, floating: null },
  ],
])("the deposit %j pays what the notices say", async (deposit, rates) => {
  const { code, content } = await ask("/v1/rates/deposit");
  expect(code).toBe(200);
  const found = content.depositList.filter((row: object) =>
    Object.entries(deposit).every(([name, value]) => row[name as keyof typeof row] === value),
  );
  expect(found).toEqual([expect.objectContaining(rates)]);
});

test("the board begins with the main account, in New Taiwan dollars", async () => {
  const { content } = await ask("/v1/rates/deposit");
  const order = content.depositList.map(
    (row: { currency: string; kind: string; termMonths: number }) =>
      `${row.currency} ${row.kind} ${row.termMonths}`,
  );
  expect(order.slice(0, 5)).toEqual([
    "TWD main 0",
    "TWD dream 0",
    "TWD dream 0",
    "TWD time 3",
    "TWD time 6",
  ]);
  expect(order.indexOf("USD demand 0")).toBeLessThan(order.indexOf("JPY demand 0"));
});

test("a rate holds from midnight in Taipei of its day", async () => {
  await bank().owner.query(
    "insert into rates_deposit values ('TWD', 'main', 0, 0, 'floating', 91, '2030-03-05')",
    [],
  );
  const main = async () => (await ask("/v1/rates/deposit")).content.depositList[0];
  expect(await at("2030-03-04 23:59:59+08", main)).toMatchObject({ floating: 80 });
  expect(await at("2030-03-05 00:00:00+08", main)).toMatchObject({
    floating: 91,
    effectiveDay: "2030/03/05",
  });
  await bank().owner.query("delete from rates_deposit where basis_points = 91", []);
});

test("loans tell the reference rate and the lowest rate", async () => {
  const { content } = await ask("/v1/rates/loan");
  expect(content.loanList).toMatchObject([
    { kind: "reference", rate: 172 },
    { kind: "installment", rate: 228 },
  ]);
});

test("the exchange board has every foreign currency, bought below what it is sold for", async () => {
  const { content } = await ask("/v1/rates/exchange");
  expect(content.boardTime).toMatch(/^\d{4}\/\d{2}\/\d{2} (09:10|15:30):00$/);
  const codes = content.exchangeList.map((row: { currency: string }) => row.currency);
  expect(codes.slice(0, 4)).toEqual(["USD", "JPY", "EUR", "CNY"]);
  expect(codes).toHaveLength(14);
  expect(codes).not.toContain("TWD");
  for (const { spot, ...rest } of content.exchangeList) {
    expect(spot.buy).toBeLessThan(spot.sell);
    // The bank does not trade banknotes.
    expect(Object.keys(rest)).toEqual(["currency", "boardTime", "dlayYn"]);
  }
});

test("a board shows from its minute on, not a second before", async () => {
  await bank().owner.query(
    "insert into rates_exchange values ('USD', 'spot', '2030-03-05 09:10+08', 3333300, 3343300)",
    [],
  );
  const dollar = async () => {
    const { content } = await ask("/v1/rates/exchange");
    return [content.boardTime, content.exchangeList[0].spot.buy];
  };
  const [, before] = await at("2030-03-05 09:09:59+08", dollar);
  expect(before).not.toBe(3_333_300);
  expect(await at("2030-03-05 09:10:00+08", dollar)).toEqual(["2030/03/05 09:10:00", 3_333_300]);
  await bank().owner.query("delete from rates_exchange where at >= '2030-01-01'", []);
});

test("a bank before its first board has none, and says so without failing", async () => {
  const empty = await at("1999-01-01 00:00:00+08", async () => [
    await ask("/v1/rates/deposit"),
    await ask("/v1/rates/loan"),
    await ask("/v1/rates/exchange"),
  ]);
  expect(empty.map(({ code, content }) => [code, content])).toEqual([
    [200, { depositList: [] }],
    [200, { loanList: [] }],
    [200, { boardTime: null, dlayYn: "Y", exchangeList: [] }],
  ]);
});

interface Closing {
  day: string;
  buy: number;
  sell: number;
}

async function history(query: string): Promise<Closing[]> {
  return (await ask(`/v1/rates/exchange/history?${query}`)).content.historyList;
}

test("a rate's history has the close of each business day of 90 days, the oldest first", async () => {
  const days = await history("currency=USD");
  expect(days.length).toBeGreaterThan(55);
  expect(days.length).toBeLessThan(66);
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
  for (const { day, buy, sell } of days) {
    expect(isBusinessDay(dayFrom(day.replaceAll("/", "-")))).toBe(true);
    expect(buy).toBeLessThan(sell);
  }
  const { content } = await ask("/v1/rates/exchange");
  expect(content.exchangeList[0].spot).toMatchObject({ sell: days.at(-1)?.sell });
});

test("a shorter history is the end of a longer one, of the currency that is asked for", async () => {
  const long = await history("currency=JPY&days=90");
  const short = await history("currency=JPY&days=30");
  expect(short.length).toBeGreaterThan(0);
  expect(long.slice(-short.length)).toEqual(short);
  expect(long[0]?.sell).toBeLessThan(100_000);
});

test("of a day's two boards the last that was shown is its close", async () => {
  await bank().owner.query(
    `insert into rates_exchange values
       ('USD', 'spot', '2030-03-05 09:10+08', 3333300, 3343300),
       ('USD', 'spot', '2030-03-05 15:30+08', 3444400, 3454400)`,
    [],
  );
  const last = async () => (await history("currency=USD&days=1")).at(-1);
  expect(await at("2030-03-05 12:00:00+08", last)).toMatchObject({ buy: 3_333_300 });
  expect(await at("2030-03-05 15:30:00+08", last)).toEqual({
    day: "2030/03/05",
    buy: 3_444_400,
    sell: 3_454_400,
  });
  expect(await at("2030-03-06 00:00:00+08", last)).toBeUndefined();
  await bank().owner.query("delete from rates_exchange where at >= '2030-01-01'", []);
});

test.each(["", "currency=TWD", "currency=usd", "currency=USD&days=0", "currency=USD&days=367"])(
  "a history of '%s' is malformed and no fault of ours",
  async (query) => {
    expect((await ask(`/v1/rates/exchange/history?${query}`)).status).toBe(400);
  },
);

test("the site may read the rates and not write them", async () => {
  for (const table of ["rates_deposit", "rates_loan", "rates_exchange"]) {
    await expect(bank().pool.query(`delete from ${table}`, [])).rejects.toThrow(
      /permission denied/,
    );
  }
});

test("every currency has a board for every business day of the last 120 days", async () => {
  const rows = await bank().owner.query<{ currency: string; days: string[] }>(
    `select currency, array_agg(distinct to_char(at at time zone 'Asia/Taipei', 'YYYY-MM-DD')) days
       from rates_exchange where at < bank.today()::timestamp at time zone 'Asia/Taipei'
      group by currency`,
    [],
  );
  expect(rows).toHaveLength(14);
  for (const { days } of rows) {
    expect(days.length).toBeGreaterThan(70);
    expect(days.every((day) => isBusinessDay(dayFrom(day)))).toBe(true);
  }
});

test("the demonstration's rates are the same for the same day, and move in small steps", () => {
  const rates = exchangeRates(dayFrom("2026-11-16"));
  expect(exchangeRates(dayFrom("2026-11-16"))).toEqual(rates);
  const moves = ["USD", "JPY", "HKD", "ZAR"].map((currency) => {
    const boards = rates
      .filter((rate) => rate.currency === currency)
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
    const steps = boards.slice(1).map(({ sell }, index) => sell / (boards[index]?.sell ?? 0) - 1);
    return Math.max(...steps.map(Math.abs));
  });
  for (const most of moves) {
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(0.02);
  }
});
