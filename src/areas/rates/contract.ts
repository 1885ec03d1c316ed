import { Type as T } from "typebox";
import { call } from "#base/call.ts";
import { type Currency, currencies } from "#base/money.ts";
import { depositKinds, type ForeignCurrency } from "./rules.ts";

const currencyCodes = Object.keys(currencies) as Currency[];
const isForeign = (code: Currency): code is ForeignCurrency => code !== "TWD";

const rate = T.Integer({ description: "a yearly rate in basis points: 172 is 1.72 %" });
const rateOrNone = T.Union([rate, T.Null()], { description: "null where it is not offered" });
const day = T.String({ pattern: "^\\d{4}/\\d{2}/\\d{2}$", description: "YYYY/MM/DD in Taipei" });
const price = T.Integer({
  description: "New Taiwan dollars for one unit, in 1/100000: 3142500 is 31.425",
});
const prices = T.Object({ buy: price, sell: price }, { description: "as the bank buys and sells" });

/** The deposit rates that hold today. */
export const listDepositRates = call({
  method: "GET",
  path: "/v1/rates/deposit",
  summary: "The deposit rates that hold today, by currency, kind and term",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    depositList: T.Array(
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
  }),
  errors: [],
});

/** The loan rates that hold today. */
export const listLoanRates = call({
  method: "GET",
  path: "/v1/rates/loan",
  summary: "The reference rate of loans and the lowest rate of an installment loan, today",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    loanList: T.Array(
      T.Object({ kind: T.Enum(["reference", "installment"]), rate, effectiveDay: day }),
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
    boardTime: T.Union([
      T.String({
        pattern: "^\\d{4}/\\d{2}/\\d{2} \\d{2}:\\d{2}$",
        description: "when the newest rate was set, YYYY/MM/DD HH:MM in Taipei",
      }),
      T.Null(),
    ]),
    exchangeList: T.Array(
      T.Object({
        currency: T.Enum(currencyCodes.filter(isForeign)),
        spot: T.Union([prices, T.Null()]),
        cash: T.Union([prices, T.Null()]),
      }),
    ),
  }),
  errors: [],
});
