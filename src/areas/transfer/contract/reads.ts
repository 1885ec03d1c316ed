// What can be read of transfers.

import { Type as T } from "typebox";
import { call } from "#base/call.ts";
import { transferStates } from "../rules/steps.ts";
import {
  amount,
  amountOrNone,
  currency,
  day,
  key,
  kind,
  payeeName,
  payeeNickname,
  preparedFields,
  receiptNumber,
  textOrNone,
  time,
  yesNo,
} from "./fields.ts";

const allowance = T.Union(
  [
    T.Object({
      once: amount,
      day: amount,
      month: amountOrNone,
      dayUsed: amount,
      monthUsed: amount,
      dayLeft: amount,
      monthLeft: amountOrNone,
    }),
    T.Null(),
  ],
  { description: "null where this kind cannot be sent at all" },
);

/** F18: what the customer can send, from where, and what it costs. */
export const readStandings = call({
  method: "GET",
  path: "/v1/transfer/standings",
  summary: "The accounts that can send, their limits and what is left of them, designated accounts",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    acctList: T.Array(
      T.Object({
        acctNbr: T.String(),
        acctNm: textOrNone,
        acctKind: T.Enum(["main", "sub", "joint"]),
        ccyCd: currency,
        balance: amount,
        dsgnOnYn: yesNo,
        othrOnYn: yesNo,
        freeUsedYn: yesNo,
        dsgnLmt: allowance,
        othrLmt: allowance,
      }),
    ),
    othrAlwYn: T.Enum(["Y", "N"], {
      description: "N: this sign-in looked unusual and sends to designated accounts only",
    }),
    dsgnAcctList: T.Array(
      T.Object({
        dsgnAcctId: T.String(),
        ccyCd: currency,
        bnkCd: T.String(),
        bnkNm: T.String(),
        acctNbr: T.String(),
        hldrNm: T.String({ description: "masked" }),
        nickNm: textOrNone,
        ownYn: yesNo,
        efctDt: day,
        efctYn: yesNo,
      }),
    ),
    tariff: T.Object(
      {
        ccyCd: currency,
        freeMost: amount,
        feeList: T.Array(T.Object({ most: amountOrNone, fee: amount })),
      },
      { description: "to other banks; the day's first transfer up to freeMost costs nothing" },
    ),
  }),
  errors: [],
});

/** S06: a transfer on its way, for a page that shows its next step or comes back to it. */
export const readPreparation = call({
  method: "GET",
  path: "/v1/transfer/preparations/{trfrKey}",
  summary: "A transfer on its way: what was entered, its terms as they are now, the code sent",
  who: "customer",
  input: T.Object({ trfrKey: key }),
  output: T.Object({
    ...preparedFields,
    fromAcctNbr: T.String(),
    state: T.Enum([...transferStates]),
    goesOnYn: T.Enum(["Y", "N"], {
      description: "N: over, too old, of another session or at another fee; prepare it again",
    }),
    otp: T.Union([
      T.Object({
        sentTo: textOrNone,
        otpSecs: T.Integer({ description: "0 once it is too old" }),
        untilDtm: time,
      }),
      T.Null(),
    ]),
  }),
  errors: ["TRFR000018", "TRFR000021"],
});

/** How far a transfer has come, for a page that waits or came back. */
export const readTransferState = call({
  method: "GET",
  path: "/v1/transfer/states/{trfrKey}",
  summary: "How far a transfer has come; of another customer's key it says unknown",
  who: "customer",
  passive: true,
  input: T.Object({ trfrKey: key }),
  output: T.Object({
    trfrKey: T.String(),
    state: T.Enum([...transferStates]),
    posting: T.Union([
      T.Object({ at: time, amount, fee: amount, ccyCd: currency, receiptNbr: receiptNumber }),
      T.Null(),
    ]),
  }),
  errors: [],
});

/** The receipt of a transfer that was posted. */
export const readReceipt = call({
  method: "GET",
  path: "/v1/transfer/receipts/{trfrKey}",
  summary: "The receipt of a transfer",
  who: "customer",
  input: T.Object({ trfrKey: key }),
  output: T.Object({
    receiptNbr: receiptNumber,
    trfrKey: T.String(),
    state: T.Enum(["done", "pending", "rejected"], {
      description: "pending: the other bank has not answered; rejected: it was given back",
    }),
    at: time,
    kind,
    fromAcctNbr: T.String({ description: "masked" }),
    toBnkCd: T.String(),
    toBnkNm: T.String(),
    toAcctNbr: T.String(),
    toNm: payeeName,
    toNickNm: payeeNickname,
    ccyCd: currency,
    amount,
    amountZh: textOrNone,
    amountEn: textOrNone,
    fee: amount,
    total: amount,
    note: textOrNone,
  }),
  errors: ["TRFR000021"],
});
