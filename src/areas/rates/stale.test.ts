import { afterEach, expect, test } from "vitest";
import { addDays, dayFrom, formatDay } from "#base/time/day.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { ask } from "../../../tests/people/asking.ts";
import { newestBoardDay } from "./rules/board.ts";

const bank = testBank({ pageCacheSeconds: 0 });
const board = async () => (await ask(bank(), "/v1/rates/exchange")).content;
const page = async (path: string, language = "zh-TW") =>
  (await bank().site.inject({ url: path, headers: { cookie: `language=${language}` } })).body;

/** The day after the last board that waits in the demonstration. */
async function afterLastBoard() {
  const [row] = await bank().owner.query<{ day: string }>(
    "select (max(at) at time zone 'Asia/Taipei')::date::text as day from rates_exchange",
    [],
  );
  const last = dayFrom(row?.day ?? "");
  const next = Array.from({ length: 20 }, (_, days) => addDays(last, days + 1)).find(
    (day) => newestBoardDay(new Date(`${day}T09:30:00+08:00`)) > last,
  );
  return { last, next };
}

afterEach(() => freeClock(bank()));

test("a board is stale from the morning on which a newer one is late", async () => {
  const { last, next } = await afterLastBoard();
  await setClock(bank(), `${next}T09:15:00+08:00`);
  expect(await board()).toMatchObject({ boardTime: `${formatDay(last)} 15:30:00`, dlayYn: "N" });
  await setClock(bank(), `${next}T09:30:01+08:00`);
  const stale = await board();
  expect(stale).toMatchObject({ boardTime: `${formatDay(last)} 15:30:00`, dlayYn: "Y" });
  expect(stale.exchangeList.every(({ dlayYn }: { dlayYn: string }) => dlayYn === "Y")).toBe(true);
});

test.each([
  ["zh-TW", "匯率尚未更新", "不是今日匯率"],
  ["en", "Not up to date", "not today’s rates"],
  ["ko", "최신 환율이 아닙니다", "오늘의 환율이 아"],
])(
  "a stale board is told as such in %s, on its page, by the converter and at home",
  async (language, word, sentence) => {
    const { last, next } = await afterLastBoard();
    await setClock(bank(), `${next}T12:00:00+08:00`);
    const rates = await page("/board-rate?amount=100&from=USD&to=TWD", language);
    expect(rates).toContain(word);
    expect(rates.split(sentence).length - 1).toBe(2);
    expect(rates).not.toContain("ExchangeRateSpecification");
    const home = await page("/", language);
    const stale =
      { "zh-TW": "，尚未更新", en: ", not up to date", ko: ", 최신 아님" }[language] ?? "";
    expect(home).toContain(stale);
    expect(home).toContain(formatDay(last));
    await freeClock(bank());
    const fresh = await page("/board-rate?amount=100&from=USD&to=TWD", language);
    expect(fresh).not.toContain(word);
    expect(fresh).toContain("ExchangeRateSpecification");
    expect(await page("/", language)).not.toContain(stale);
  },
);

test("one currency that is late is marked by itself, and a conversion of it is as old as it is", async () => {
  await bank().owner.query(
    "update rates_exchange set at = at + interval '10 years' where currency = 'THB' and at > bank.now() - interval '30 days'",
    [],
  );
  const { boardTime, dlayYn, exchangeList } = await board();
  const baht = exchangeList.find(({ currency }: { currency: string }) => currency === "THB");
  expect(dlayYn).toBe("N");
  expect(baht.dlayYn).toBe("Y");
  expect(baht.boardTime < boardTime).toBe(true);
  const minute = baht.boardTime.slice(0, -3);
  const rates = await page("/board-rate?amount=100&from=THB&to=USD");
  expect(rates).toContain(`${minute} 牌告，尚未更新`);
  expect(rates).toContain(`這次換算使用的牌告（${minute}）尚未更新`);
  expect(rates).toContain(`以 ${minute} 牌告計算`);
  expect(rates).not.toContain("匯率尚未更新");
  expect(await page("/board-rate?amount=100&from=EUR&to=USD")).not.toContain("這次換算使用的牌告");
});
