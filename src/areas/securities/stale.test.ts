import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newestTradingDay } from "#base/market/trading-days.ts";
import { addDays, formatDay } from "#base/time/day.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { sourceState } from "./store/days.ts";

const bank = testBank({ pageCacheSeconds: 0 });
let last = "";
let holder: pg.Client;

// Two weeks after the newest day, more than the exchange ever closes, and the source brought nothing since: whoever brings days waits.
beforeAll(async () => {
  holder = new pg.Client({ connectionString: bank().url, options: "-c search_path=bank" });
  await holder.connect();
  await holder.query("begin");
  await holder.query("select from securities_source for update");
  const { newestOn } = await sourceState(bank().pool);
  if (newestOn === null) throw new Error("no market day");
  last = formatDay(newestOn);
  const later = addDays(newestOn, 14);
  expect(newestTradingDay(new Date(`${later}T12:00:00+08:00`)) > newestOn).toBe(true);
  await setClock(bank(), `${later}T12:00:00+08:00`);
});

afterAll(async () => {
  await holder.end();
  await freeClock(bank());
});

test.each([
  ["/securities/main", "以下不是今日行情"],
  ["/securities/trending", "以下不是今日行情"],
  ["/securities/stocks/D2301", "以下不是今日行情"],
  ["/securities/compare?one=D2301&other=D2801", "以下不是今日行情"],
  ["/investment/fund", "較新的交易日淨值尚未收到"],
  ["/investment/fund/remuneration/offshore/LC01", "較新的交易日淨值尚未收到"],
  ["/", "尚未更新"],
])("%s says that the market's days are late, and how late", async (address, sentence) => {
  const { body, statusCode } = await bank().site.inject(address);
  expect(statusCode).toBe(200);
  expect(body).toContain(sentence);
  expect(body).toContain(last);
});
