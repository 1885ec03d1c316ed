import { describe, expect, test } from "vitest";
import { testBank } from "../../../tests/bank/bank.ts";
import { testDesk } from "../../../tests/bank/desk.ts";
import { ask } from "../../../tests/people/asking.ts";
import { rateEditors, withLine } from "../../../tests/people/rate-editors.ts";

const bank = testBank();
const desk = testDesk(bank);
const { editors, atDesk, textOf, flawsOf, publish, at } = rateEditors(bank, desk);

describe("an exchange rate", () => {
  const NOON = "2026-12-02T12:00:00+08:00";
  const EVENING = "2026-12-02T16:00:00+08:00";
  const spotOf = async (currency: string) =>
    (await ask(bank(), "/v1/rates/exchange")).content.exchangeList.find(
      (row: { currency: string }) => row.currency === currency,
    ).spot;

  test("holds from its approval until the next board, and the desk says so before and after", async () => {
    await boardAt("EUR", "2026-12-02T09:10:00+08:00", [3_600_000, 3_640_000]);
    await boardAt("EUR", "2026-12-02T15:30:00+08:00", [3_610_000, 3_650_000]);
    await at(NOON);
    const noteOf = async () => (await atDesk(editors.one, "content/exchange-rates/4")).content.note;
    expect(await noteOf()).toBe(
      "目前是 2026/12/02 09:10 的市場牌告：買入 36.000，賣出 36.400。下一次牌告（2026/12/02 15:30）公布後，會取代行員設定的匯率。",
    );
    const text = await textOf("exchange-rates/4");
    await publish("exchange-rates", withLine(withLine(text, "buy", "36.200"), "sell", "36.500"));
    expect(await spotOf("EUR")).toEqual({ buy: 3_620_000, sell: 3_650_000 });
    expect(await noteOf()).toContain("行員於 2026/12/02 12:00 設定的匯率：買入 36.200");
    await at(EVENING);
    expect(await spotOf("EUR")).toEqual({ buy: 3_610_000, sell: 3_650_000 });
    expect(await noteOf()).toContain("2026/12/02 15:30 的市場牌告");
    // Editors go on from the board, not from the desk's old price.
    expect(await textOf("exchange-rates/4")).toContain("buy: 36.100");
  });

  test("sells above what it buys at, near the board, with the decimals of the board", async () => {
    const text = await textOf("exchange-rates/2");
    const flaws = (key: string, value: string) =>
      flawsOf("exchange-rates", withLine(text, key, value));
    const { buy, sell } = await spotOf("USD");
    const price = (steps: number) => (steps / 100_000).toFixed(3);
    expect(await flaws("sell", price(buy))).toContain("sells above what it buys at");
    expect(await flaws("sell", price(buy + 100))).toBe("[]");
    expect(await flaws("sell", price(Math.floor(sell * 1.1)))).toBe("[]");
    expect(await flaws("sell", price(Math.ceil(sell * 1.1) + 100))).toContain(
      "more than 10 percent",
    );
    expect(await flaws("buy", "31.4251")).toContain("decimals of the board");
    expect(await flaws("buy", "0.000")).toContain("decimals of the board");
  });

  test("is measured by the board, not by the desk's last price: a mistake can be undone, and steps lead no further", async () => {
    await boardAt("JPY", "2026-12-03T09:10:00+08:00", [20_000, 21_000]);
    await at("2026-12-03T10:00:00+08:00");
    const text = await textOf("exchange-rates/3");
    expect(text).toContain("currency: JPY");
    const priced = (buy: string, sell: string) =>
      withLine(withLine(text, "buy", buy), "sell", sell);
    await publish("exchange-rates", priced("0.1800", "0.1890"));
    expect(await flawsOf("exchange-rates", priced("0.1700", "0.1890"))).toContain(
      "more than 10 percent from the board's 0.2000",
    );
    expect(await flawsOf("exchange-rates", priced("0.2000", "0.2100"))).toBe("[]");
  });

  async function boardAt(currency: string, at: string, [buy, sell]: [number, number]) {
    await bank().owner.query(
      `insert into rates_exchange (currency, form, at, buy, sell) values ($1, 'spot', $2, $3, $4)
       on conflict (currency, form, at) do update set buy = excluded.buy, sell = excluded.sell`,
      [currency, at, buy, sell],
    );
  }
});
