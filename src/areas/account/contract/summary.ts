// The calls for an overview across all accounts.

import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment, orNull } from "#base/call/fields.ts";
import { flag, optionalFlag, wire } from "#base/call/wire.ts";
import { currencies } from "#base/money/money.ts";
import { entryCategories } from "../rules/categories.ts";
import { FLOW_MONTHS_MOST, RECENT_MOST } from "../rules/summary.ts";

const amount = T.Integer({ description: "minor units: dollars of TWD, cents of the others" });
const reference = wire("acctRef", T.String({ description: "stands for the number in addresses" }));

/** The latest entries of all accounts. */
export const listRecentEntries = call({
  method: "GET",
  path: "/v1/account/recents",
  summary: "The newest lines of all of the customer's accounts, the newest first",
  who: "customer",
  input: T.Object({
    listSize: wire(
      "listCnt",
      T.Optional(T.Integer({ minimum: 1, maximum: RECENT_MOST, default: RECENT_MOST })),
    ),
  }),
  output: T.Object({
    entries: wire(
      "entrList",
      T.Array(
        T.Object({
          accountReference: reference,
          accountName: wire("acctNm", T.String({ description: "what people call the account" })),
          entryNumber: wire("entrNbr", T.Integer()),
          category: wire("entrCtgCd", T.Enum([...entryCategories])),
          entryKindName: wire("entrKndNm", T.String()),
          amount: wire("txAmt", T.Integer({ description: "negative where money left" })),
          currency: wire("ccyCd", T.Enum(Object.keys(currencies))),
          postedAt: wire("txDtm", moment),
          otherBankName: wire("othBnkNm", orNull(T.String())),
          otherAccount: wire("othAcctNbr", orNull(T.String({ description: "masked" }))),
          note: wire("noteCont", orNull(T.String())),
        }),
      ),
    ),
  }),
  errors: [],
});

/** Money in and out by month. */
export const readMoneyFlow = call({
  method: "GET",
  path: "/v1/account/money-flow",
  summary:
    "Money in and out of the customer's own TWD accounts by month, without moves between them",
  who: "customer",
  input: T.Object({
    monthCount: wire(
      "mnthCnt",
      T.Optional(T.Integer({ minimum: 1, maximum: FLOW_MONTHS_MOST, default: FLOW_MONTHS_MOST })),
    ),
  }),
  output: T.Object({
    months: wire(
      "mnthList",
      T.Array(
        T.Object({
          month: wire("baseMnth", T.String({ description: "YYYY-MM in Taipei" })),
          moneyIn: wire("dpstSumAmt", amount),
          moneyOut: wire("wtdrSumAmt", amount),
        }),
      ),
    ),
    isComplete: flag("cmplYn", {
      description: "N: entries of these months are still being counted",
    }),
  }),
  errors: [],
});

/** The customer's display preferences. */
export const readPreference = call({
  method: "GET",
  path: "/v1/account/preference",
  summary: "Whether the customer wants amounts hidden",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ amountsHidden: flag("amtHideYn") }),
  errors: [],
});

/** Changes the preferences, for every browser of the customer. */
export const savePreference = call({
  method: "POST",
  path: "/v1/account/preference",
  summary: "Hides amounts on the customer's own pages, or shows them",
  who: "customer",
  input: T.Object({ amountsHidden: optionalFlag("amtHideYn") }),
  output: T.Object({ amountsHidden: flag("amtHideYn") }),
  errors: [],
});
