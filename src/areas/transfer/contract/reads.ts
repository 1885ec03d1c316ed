// The read calls for transfers.

import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, moment } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { transferStates } from "../flow/table.ts";
import {
  amount,
  amountOrNone,
  currency,
  key,
  kind,
  payeeName,
  payeeNickname,
  preparedFields,
  receiptNumber,
  textOrNone,
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

/** F18: what the customer may send, from which accounts, and at what cost. */
export const readStandings = call({
  method: "GET",
  path: "/v1/transfer/standings",
  summary: "The accounts that can send, their limits and what is left of them, designated accounts",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    accounts: wire(
      "acctList",
      T.Array(
        T.Object({
          accountNumber: wire("acctNbr", T.String()),
          accountName: wire("acctNm", textOrNone),
          accountKind: wire("acctKind", T.Enum(["main", "sub", "joint"])),
          currency: wire("ccyCd", currency),
          balance: amount,
          designatedEnabled: flag("dsgnOnYn"),
          otherEnabled: flag("othrOnYn"),
          freeTransferUsed: flag("freeUsedYn"),
          designatedLimit: wire("dsgnLmt", allowance),
          otherLimit: wire("othrLmt", allowance),
        }),
      ),
    ),
    otherAllowed: flag("othrAlwYn", {
      description: "N: this sign-in looked unusual and sends to designated accounts only",
    }),
    designatedAccounts: wire(
      "dsgnAcctList",
      T.Array(
        T.Object({
          designatedAccountId: wire("dsgnAcctId", T.String()),
          currency: wire("ccyCd", currency),
          bankCode: wire("bnkCd", T.String()),
          bankName: wire("bnkNm", T.String()),
          accountNumber: wire("acctNbr", T.String()),
          holderName: wire("hldrNm", T.String({ description: "masked" })),
          nickname: wire("nickNm", textOrNone),
          isOwn: flag("ownYn"),
          effectiveOn: wire("efctDt", day),
          inEffect: flag("efctYn"),
        }),
      ),
    ),
    tariff: T.Object(
      {
        currency: wire("ccyCd", currency),
        freeMost: amount,
        fees: wire("feeList", T.Array(T.Object({ most: amountOrNone, fee: amount }))),
      },
      { description: "to other banks; the day's first transfer up to freeMost costs nothing" },
    ),
  }),
  errors: [],
});

/** S06: a transfer in progress, for a page that shows its next step or resumes it. */
export const readPreparation = call({
  method: "GET",
  path: "/v1/transfer/preparations/{trfrKey}",
  summary: "A transfer in progress: what was entered, its current terms, the code that was sent",
  who: "customer",
  input: T.Object({ transferKey: wire("trfrKey", key) }),
  output: T.Object({
    ...preparedFields,
    fromAccount: wire("fromAcctNbr", T.String()),
    state: T.Enum([...transferStates]),
    canContinue: flag("goesOnYn", {
      description: "N: over, too old, of another session or at another fee; prepare it again",
    }),
    otp: T.Union([
      T.Object({
        sentTo: textOrNone,
        codeSeconds: wire("otpSecs", T.Integer({ description: "0 once it is too old" })),
        expiresAt: wire("untilDtm", moment),
      }),
      T.Null(),
    ]),
  }),
  errors: ["TRFR000018", "TRFR000021"],
});

/** The state of a transfer, for a page that polls or resumes. */
export const readTransferState = call({
  method: "GET",
  path: "/v1/transfer/states/{trfrKey}",
  summary: "The state of a transfer; unknown for another customer's key",
  who: "customer",
  passive: true,
  input: T.Object({ transferKey: wire("trfrKey", key) }),
  output: T.Object({
    transferKey: wire("trfrKey", T.String()),
    state: T.Enum([...transferStates]),
    posting: T.Union([
      T.Object({
        at: moment,
        amount,
        fee: amount,
        currency: wire("ccyCd", currency),
        receiptNumber: wire("receiptNbr", receiptNumber),
      }),
      T.Null(),
    ]),
  }),
  errors: [],
});

/** The receipt of a posted transfer. */
export const readReceipt = call({
  method: "GET",
  path: "/v1/transfer/receipts/{trfrKey}",
  summary: "The receipt of a transfer",
  who: "customer",
  input: T.Object({ transferKey: wire("trfrKey", key) }),
  output: T.Object({
    receiptNumber: wire("receiptNbr", receiptNumber),
    transferKey: wire("trfrKey", T.String()),
    state: T.Enum(["done", "pending", "rejected"], {
      description: "pending: the other bank has not answered; rejected: it was given back",
    }),
    at: moment,
    kind,
    fromAccount: wire("fromAcctNbr", T.String({ description: "masked" })),
    toBank: wire("toBnkCd", T.String()),
    toBankName: wire("toBnkNm", T.String()),
    toAccount: wire("toAcctNbr", T.String()),
    toName: wire("toNm", payeeName),
    toNickname: wire("toNickNm", payeeNickname),
    currency: wire("ccyCd", currency),
    amount,
    amountZh: textOrNone,
    amountEn: textOrNone,
    fee: amount,
    total: amount,
    note: textOrNone,
  }),
  errors: ["TRFR000021"],
});
