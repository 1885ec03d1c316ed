import { remunerationPath } from "#areas/funds/rules.ts";
import { namesOfFunds } from "#areas/funds/server/values.ts";
import { productPath } from "#areas/products/rules.ts";
import { handlers as products } from "#areas/products/server.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { newestTradingDay } from "#base/market/trading-days.ts";
import { app } from "#base/site/brand.ts";
import type { Language } from "#base/text/language.ts";
import { type Day, dayOf, formatDay } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as rankingCalls from "./contract/rankings.ts";
import type * as stockCalls from "./contract/stocks.ts";
import { orderedStocks, topOf } from "./rules/listing.ts";
import { nextStep, offeringState } from "./rules/offering.ts";
import {
  CHART_MONTHS,
  inTodaysShares,
  moveOf,
  RANKING_MONTHS,
  SETTLEMENT_PRODUCTS,
  SPARKLINE_DAYS,
  shareFactors,
  stockPath,
  TOP_COUNT,
  windowOf,
} from "./rules.ts";
import { sourceState } from "./store/days.ts";
import {
  closesSince,
  indices,
  type NamedShare,
  namedShares,
  pricesOf,
  type StockRow,
  stocks,
} from "./store/prices.ts";
import { mostBought, type OfferingRow, offerings } from "./store/rankings.ts";

export const stockHandlers: Handlers<typeof stockCalls> = {
  async readSecuritiesProduct({ productCode, isMobileWeb = false }, context) {
    if (!SETTLEMENT_PRODUCTS.includes(productCode)) throw new Refusal("PROD000001");
    const product = await products.readProduct({ productCode }, context);
    const { productName, slogan, summary, benefits, facts, steps, note } = product;
    const stores = [app.ios.store, app.android.store];
    return {
      product: {
        productCode,
        productName,
        slogan,
        summary,
        benefits,
        facts: facts.map(({ factName, factText }) => ({ name: factName, text: factText })),
        steps,
        notes: note,
        isMobileWeb,
        applyUrls: isMobileWeb ? stores : [`${productPath(productCode)}#app`],
      },
    };
  },

  async listIndices(_input, { db, language, now }) {
    const { newest, ...state } = await asOf(db, now);
    const rows = newest ? await indices(db, language, windowOf(newest, CHART_MONTHS)) : [];
    return {
      ...state,
      indices: rows.map(({ code, name, days, closes }) => {
        const close = closes.at(-1) ?? 0;
        const before = closes.at(-2) ?? close;
        return {
          code,
          name,
          close,
          change: close - before,
          move: moveOf(close, before),
          days: days.map(formatDay),
          closes,
        };
      }),
    };
  },

  async listTopStocks({ count = TOP_COUNT }, { db, language, now }) {
    const [{ newest, ...state }, listed] = await Promise.all([
      asOf(db, now),
      listedStocks(db, language),
    ]);
    return { top: { ...state, ...topOf(listed, count) } };
  },

  async listStocks({ kind, searchText = "", order = "code" }, { db, language, now }) {
    const [{ newest, ...state }, listed] = await Promise.all([
      asOf(db, now),
      listedStocks(db, language),
    ]);
    return { ...state, stocks: orderedStocks(listed, { kind, searchText, order }) };
  },

  async readStock({ code }, { db, language, now }) {
    const [{ newest, ...state }, rows] = await Promise.all([asOf(db, now), stocks(db, language)]);
    const row = rows.find((stock) => stock.code === code);
    if (!row || !newest) throw new Refusal("SECU000001");
    const days = await pricesOf(db, code, windowOf(newest, CHART_MONTHS));
    const closes = inTodaysShares(days);
    const factors = shareFactors(days);
    const { open, high, low, reference } = row;
    return {
      ...state,
      stock: { ...listedStock(row, closes.slice(-SPARKLINE_DAYS)), open, high, low, reference },
      prices: days.map(({ day, volume, cash, newShares, oldShares }, place) => ({
        day: formatDay(day),
        close: closes[place] ?? 0,
        volume: Math.round(volume * (factors[place] ?? 1)),
        cash,
        newShares,
        oldShares,
      })),
    };
  },
};

export const rankingHandlers: Handlers<typeof rankingCalls> = {
  async listTrending({ what, by = "orders" }, { db, language, now }) {
    const { newest, ...state } = await asOf(db, now);
    if (!newest) return { ...state, startDay: null, endDay: null, trending: [] };
    const window = windowOf(newest, RANKING_MONTHS);
    const [rows, shares, funds] = await Promise.all([
      mostBought(db, window, { what, by, count: TOP_COUNT }),
      stocks(db, language),
      namesOfFunds(db, language),
    ]);
    return {
      ...state,
      startDay: formatDay(window.from),
      endDay: formatDay(window.to),
      trending: rows.map(({ kind, code, orders, amount }, place) => {
        const fund = kind === "fund" ? funds.get(code) : undefined;
        const name = fund?.name ?? shares.find((share) => share.code === code)?.name ?? code;
        const url = fund ? remunerationPath(fund.type, code) : stockPath(code);
        return { rank: place + 1, kind, code, name, url, orderCount: orders, amount };
      }),
    };
  },

  async listOfferings(_input, { db, language, now }) {
    const today = dayOf(now);
    const rows = await offerings(db, language);
    return {
      today: formatDay(today),
      offerings: rows.map((row) => listedOffering(row, today)),
    };
  },
};

/** An offering with today's state and its next step. */
function listedOffering({ company, ...row }: OfferingRow, today: Day) {
  const next = nextStep(row, today);
  const written = (day: Day | null) => (day === null ? null : formatDay(day));
  return {
    ...row,
    companyName: company,
    state: offeringState(row, today),
    preOrderFrom: written(row.preOrderFrom),
    preOrderTo: written(row.preOrderTo),
    offeredFrom: formatDay(row.offeredFrom),
    offeredTo: formatDay(row.offeredTo),
    establishedOn: written(row.establishedOn),
    listedOn: written(row.listedOn),
    next: next && { ...next, day: formatDay(next.day) },
  };
}

/** The newest known day of the market, and whether a newer one is overdue. */
async function asOf(db: Db, now: Date) {
  const { newestOn } = await sourceState(db);
  return {
    newest: newestOn,
    day: newestOn && formatDay(newestOn),
    isStale: newestOn === null || newestOn < newestTradingDay(now),
  };
}

/** Every share with its newest day and about a month of closes. */
async function listedStocks(db: Db, language: Language) {
  const rows = await stocks(db, language);
  const newest = rows
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (!newest) return [];
  const recent = new Map(
    (await closesSince(db, windowOf(newest, 1).from)).map(({ code, closes }) => [
      code,
      inTodaysShares(closes).slice(-SPARKLINE_DAYS),
    ]),
  );
  return rows.map((row) => listedStock(row, recent.get(row.code) ?? []));
}

function listedStock(row: StockRow, recent: number[]) {
  const { code, name, kind, industry, close, reference, volume } = row;
  return { code, name, kind, industry, close, move: moveOf(close, reference), volume, recent };
}

// What other areas may read about stocks and ETFs.

/** Every stock and ETF by its code, with its names in all languages. */
export function sharesByName(db: Db): Promise<NamedShare[]> {
  return namedShares(db);
}
