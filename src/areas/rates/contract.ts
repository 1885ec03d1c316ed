import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, momentOf } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { type Currency, currencies } from "#base/money/money.ts";
import { depositKinds, foreignCurrencies, HISTORY_DAYS, HISTORY_DAYS_MOST } from "./rules.ts";

const currencyCodes = Object.keys(currencies) as Currency[];

const rate = T.Integer({ description: "a yearly rate in basis points: 172 is 1.72 %" });
const rateOrNone = T.Union([rate, T.Null()], { description: "null where it is not offered" });
const price = T.Integer({
  description: "New Taiwan dollars for one unit, in 1/100000: 3142500 is 31.425",
});
const bothPrices = { buy: price, sell: price };
const prices = T.Object(bothPrices, { description: "as the bank buys and sells" });
const boardTime = momentOf("when the newest rate was set");
const isStale = flag("dlayYn", {
  description: "Y while the board of a newer business day is missing",
});

/** Today's deposit rates. */
export const listDepositRates = call({
  method: "GET",
  path: "/v1/rates/deposit",
  summary: "Today's deposit rates, by currency, kind and term",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    deposits: wire(
      "depositList",
      T.Array(
        T.Object({
          currency: T.Enum(currencyCodes),
          kind: T.Enum([...depositKinds]),
          termMonths: T.Integer({ description: "0 for a deposit without a term" }),
          above: T.Integer({
            description: "holds for the part of the balance above this amount, in minor units",
          }),
          fixed: rateOrNone,
          floating: rateOrNone,
          effectiveDay: day,
        }),
      ),
    ),
  }),
  errors: [],
});

/** The history of deposit rates. */
export const listDepositChanges = call({
  method: "GET",
  path: "/v1/rates/deposit/history",
  summary: "The changes of deposit rates over a year, the newest first",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    changes: wire(
      "changeList",
      T.Array(
        T.Object({
          currency: T.Enum(currencyCodes),
          kind: T.Enum([...depositKinds]),
          termMonths: T.Integer(),
          above: T.Integer(),
          form: T.Enum(["fixed", "floating"]),
          before: rate,
          rate,
          effectiveDay: day,
        }),
      ),
    ),
  }),
  errors: [],
});

/** Today's loan rates. */
export const listLoanRates = call({
  method: "GET",
  path: "/v1/rates/loan",
  summary: "The reference rate of loans and the lowest rate of an installment loan, today",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    loanRates: wire(
      "loanList",
      T.Array(T.Object({ kind: T.Enum(["reference", "installment"]), rate, effectiveDay: day })),
    ),
  }),
  errors: [],
});

/** The exchange rates of the newest board. */
export const listExchangeRates = call({
  method: "GET",
  path: "/v1/rates/exchange",
  summary: "The exchange rates of the newest board, against New Taiwan dollars",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    boardTime: T.Union([boardTime, T.Null()]),
    isStale,
    exchangeRates: wire(
      "exchangeList",
      T.Array(
        T.Object({
          currency: T.Enum([...foreignCurrencies]),
          spot: T.Union([prices, T.Null()]),
          boardTime,
          isStale,
        }),
      ),
    ),
  }),
  errors: [],
});

/** The history of an exchange rate. */
export const readExchangeHistory = call({
  method: "GET",
  path: "/v1/rates/exchange/history",
  summary: "The spot rate of a currency at the close of each business day, the oldest day first",
  who: "anyone",
  input: T.Object({
    currency: T.Enum([...foreignCurrencies]),
    days: T.Optional(
      T.Integer({
        minimum: 1,
        maximum: HISTORY_DAYS_MOST,
        default: HISTORY_DAYS,
        description: "how many calendar days back, today among them",
      }),
    ),
  }),
  output: T.Object({
    currency: T.Enum([...foreignCurrencies]),
    history: wire("historyList", T.Array(T.Object({ day, ...bothPrices }))),
  }),
  errors: [],
});
