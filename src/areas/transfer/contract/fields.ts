import { moment } from "#base/call/fields.ts";
// Fields shared by several transfer calls.

import { Type as T } from "typebox";
import { flag, wire } from "#base/call/wire.ts";
import { CLIENT_KEY_PATTERN } from "#base/identity/uuid.ts";
import { type Currency, currencies } from "#base/money/money.ts";
import { transferKinds } from "#base/transfer/limits.ts";

/** Maximum length of a note, in characters. */
const NOTE_MOST = 20;

/** A transfer's key. */
export const key = T.String({
  pattern: CLIENT_KEY_PATTERN,
  description: "a UUID made by the client: the transfer is done once under it",
});

export const amount = T.Integer({ description: "minor units" });

export const amountOrNone = T.Union([amount, T.Null()], {
  description: "minor units; null if there is no limit",
});

export const currency = T.Enum(Object.keys(currencies) as Currency[]);

export const kind = T.Enum([...transferKinds]);

export const textOrNone = T.Union([T.String(), T.Null()]);

export const receiptNumber = T.String({ pattern: "^\\d{8}-[0-9A-F]{12}$" });

/** A note. No line breaks or bidi control characters: it is shown beside names and amounts. */
export const note = T.String({
  maxLength: NOTE_MOST,
  pattern:
    "^[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff]*$",
});

export const payeeName = T.Union([T.String(), T.Null()], {
  description: "masked; null if the other bank does not disclose it",
});

export const payeeNickname = T.Union([T.String(), T.Null()], {
  description: "what the customer calls a designated account",
});

/** The details and the cost of a prepared transfer. */
export const preparedFields = {
  transferKey: wire("trfrKey", T.String()),
  kind,
  toBank: wire("toBnkCd", T.String()),
  toBankName: wire("toBnkNm", T.String()),
  toAccount: wire("toAcctNbr", T.String()),
  toName: wire("toNm", payeeName),
  toNickname: wire("toNickNm", payeeNickname),
  hasUnusualLength: flag("unuslLenYn", {
    description: "Y: numbers of that bank usually have another length",
  }),
  currency: wire("ccyCd", currency),
  amount,
  fee: amount,
  total: amount,
  balanceAfter: wire("balAfter", amount),
  dayLeft: amountOrNone,
  monthLeft: amountOrNone,
  note: textOrNone,
  wasSentBefore: flag("sameYn", {
    description: "Y: the same was sent within 24 hours; the next step needs sameAgain",
  }),
  sentBefore: wire(
    "sameTrfr",
    T.Union(
      [T.Object({ at: moment, receiptNumber: wire("receiptNbr", receiptNumber) }), T.Null()],
      {
        description: "when it was sent, and the number of its receipt",
      },
    ),
  ),
};
