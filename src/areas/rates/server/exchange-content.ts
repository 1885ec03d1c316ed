import { currencies } from "#base/money/money.ts";
import { fill, type Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { contentKind } from "#server/content/kind.ts";
import {
  currencyAt,
  exchangeContent,
  numberOf,
  PRICE_CHANGE_MOST_PERCENT,
  type WholePrice,
} from "../rules/content.ts";
import {
  BOARD_RATE_PATH,
  type ForeignCurrency,
  foreignCurrencies,
  formatExchangeRate,
} from "../rules.ts";
import { addPrice, boardPrice, pricedCurrencies, priceInForce } from "../store/content.ts";
import { ratesTexts } from "../texts/words.ts";

/** The exchange rates as the desk publishes them; the next board takes their place. */
export const exchangeRateKind = contentKind({
  shape: exchangeContent,
  itemsMost: Object.keys(currencies).length,
  isFed: true,
  async list(db, language) {
    const priced = await pricedCurrencies(db);
    return foreignCurrencies
      .filter((currency) => priced.includes(currency))
      .map((currency) => ({
        item: numberOf(currency),
        title: `${currencies[currency][language]} ${currency}`,
      }));
  },
  async choices(_db, language) {
    const choices = foreignCurrencies.map((value) => ({
      value,
      label: currencies[value][language],
    }));
    return { currency: choices };
  },
  concern: async (_db, language) => ratesTexts[language].desk.lead,
  itemNote,
  async find(db, item): Promise<WholePrice | null> {
    const currency = foreignAt(item);
    const standing = currency && (await priceInForce(db, currency));
    if (!currency || !standing) return null;
    return { number: item, currency, buy: standing.buy, sell: standing.sell };
  },
  async wholeOf({ fields, lineOf, refuse }, _filled, db) {
    const { id: number, currency, buy, sell } = fields;
    if (number !== numberOf(currency)) {
      refuse(lineOf("id"), `id: ${numberOf(currency)} is the number of ${currency}`);
    }
    if (sell <= buy) refuse(lineOf("sell"), "sell: the bank sells above what it buys at");
    // Not from the desk's last price: the bound could be passed in steps, and a mistake not undone.
    const board = await boardPrice(db, currency);
    for (const key of ["buy", "sell"] as const) {
      if (!board || isNear(fields[key], board[key])) continue;
      const now = formatExchangeRate(board[key]);
      const most = PRICE_CHANGE_MOST_PERCENT;
      refuse(lineOf(key), `${key}: more than ${most} percent from the board's ${now}`);
    }
    return { number, currency, buy, sell };
  },
  fieldsOf: ({ currency, buy, sell }) => ({
    currency,
    buy: formatExchangeRate(buy),
    sell: formatExchangeRate(sell),
  }),
  async put(tx, { currency, buy, sell }) {
    const standing = await priceInForce(tx, currency);
    if (standing?.buy === buy && standing.sell === sell) return;
    await addPrice(tx, { currency, buy, sell });
  },
  remove: async () => undefined,
  isNeeded: async () => true,
  pathOf: async (_db, item) => {
    const currency = foreignAt(item);
    return currency && `${BOARD_RATE_PATH}?currency=${currency}`;
  },
});

/** What is on the board, who set it, and what happens to a price that is set now. */
async function itemNote(db: Db, item: number, language: Language): Promise<string | null> {
  const currency = foreignAt(item);
  const standing = currency && (await priceInForce(db, currency));
  if (!standing) return null;
  const { desk } = ratesTexts[language];
  const { setBy, at, next, buy, sell } = standing;
  const facts = { at, buy: formatExchangeRate(buy), sell: formatExchangeRate(sell) };
  const until = next === null ? desk.untilNext : fill(desk.untilTime, { next });
  return [fill(desk.setBy[setBy], facts), until].join(language === "zh" ? "" : " ");
}

function foreignAt(item: number): ForeignCurrency | null {
  const currency = currencyAt(item);
  return currency === null || currency === "TWD" ? null : currency;
}

function isNear(price: number, board: number): boolean {
  return Math.abs(price - board) * 100 <= board * PRICE_CHANGE_MOST_PERCENT;
}
