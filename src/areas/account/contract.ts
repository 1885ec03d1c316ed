import { Type as T } from "typebox";
import { call } from "#base/call.ts";
import { accountTypes, entryTypes } from "#base/codes.ts";
import { ACCOUNT_LIST_COUNT, PAGE_SIZE } from "#base/limits.ts";
import { currencies } from "#base/money.ts";
import { tierCodes } from "#base/transfer-limits.ts";
import { accountKinds, accountStates, entryKinds, receivingKinds } from "./rules.ts";

const LIST_MOST = 50;
const NOTE_LENGTH_MOST = 20;

const ownNumber = T.String({ pattern: "^\\d{12}$", description: "one of the customer's accounts" });
const day = T.String({ pattern: "^\\d{4}/\\d{2}/\\d{2}$", description: "YYYY/MM/DD in Taipei" });
const yesNo = T.Enum(["Y", "N"]);
const whole = T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const amount = T.Integer({ description: "minor units: dollars of TWD, cents of the others" });
const currency = T.Enum(Object.keys(currencies));
const tier = T.Enum([tierCodes.basic, tierCodes.advanced]);
const orNull = <S extends T.TSchema>(schema: S) => T.Union([schema, T.Null()]);

/** C02: accounts that the customer can send money to. */
export const listReceivings = call({
  method: "GET",
  path: "/v1/account/common/receivings",
  summary: "Accounts to send money to: own ones, designated ones, then the last payees of 90 days",
  who: "customer",
  input: T.Object({
    acctListCnt: T.Optional(
      T.Integer({ minimum: 1, maximum: LIST_MOST, default: ACCOUNT_LIST_COUNT }),
    ),
    fromAcctNbr: T.Optional(ownNumber),
  }),
  output: T.Object({
    totCnt: T.Integer({ description: "how many there are" }),
    acctListCnt: T.Integer({ description: "how many of them are in the list" }),
    acctList: T.Array(
      T.Object({
        rcvAcctTpCd: T.Enum([...receivingKinds]),
        bnkCd: T.String(),
        bnkNm: T.String(),
        acctNbr: T.String(),
        ccyCd: currency,
        acctNm: orNull(T.String({ description: "what the customer calls it" })),
        hldrNm: orNull(T.String({ description: "masked; null where it is not known" })),
        dsgnYn: yesNo,
        dsgnAcctId: orNull(T.String()),
        effYn: T.Enum(["Y", "N"], { description: "N: designated, but not in effect yet" }),
        effDt: orNull(day),
      }),
    ),
  }),
  errors: ["ACCT000001"],
});

/** The customer's accounts, shared ones included. */
export const listAccounts = call({
  method: "GET",
  path: "/v1/account/accounts",
  summary: "The customer's accounts with their balances",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    totCnt: T.Integer(),
    acctList: T.Array(
      T.Object({
        acctNbr: T.String(),
        acctRef: T.String({
          description: "stands for the number in addresses, of this customer only",
        }),
        acctKndCd: T.Enum([...accountKinds]),
        acctTpCd: orNull(
          T.Enum(Object.values(accountTypes), {
            description: "1 sub account, 2 joint account; null for a main account",
          }),
        ),
        acctKndNm: T.String(),
        acctNm: orNull(T.String({ description: "what its owner calls it" })),
        ccyCd: currency,
        balAmt: amount,
        indvCustAcctTpCd: tier,
        acctStsCd: T.Enum([...accountStates]),
        opnDt: day,
        dsgnTrfrYn: yesNo,
        nonDsgnTrfrYn: yesNo,
      }),
    ),
  }),
  errors: [],
});

const filters = {
  acctNbr: ownNumber,
  strtDt: T.Optional(day),
  endDt: T.Optional(day),
  entrTpCd: T.Optional(
    T.Enum(Object.values(entryTypes), {
      description: "1 deposits, 2 withdrawals; both without it",
    }),
  ),
  minAmt: T.Optional(whole),
  maxAmt: T.Optional(whole),
  srchVal: T.Optional(
    T.String({ minLength: 1, maxLength: NOTE_LENGTH_MOST, description: "a part of the note" }),
  ),
};

/** The lines of an account within the past 30 days. */
export const readHistory = call({
  method: "GET",
  path: "/v1/account/history",
  summary: "An account's lines within the past 30 days, the newest first, with their sums",
  who: "customer",
  input: T.Object({
    ...filters,
    bfrNbr: T.Optional(
      T.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: "nextNbr, to go on" }),
    ),
    pageCnt: T.Optional(T.Integer({ minimum: 1, maximum: LIST_MOST, default: PAGE_SIZE })),
  }),
  output: T.Object({
    acctNbr: T.String(),
    ccyCd: currency,
    strtDt: day,
    endDt: day,
    entrList: T.Array(
      T.Object({
        entrNbr: T.Integer(),
        entrTpCd: T.Enum(Object.values(entryTypes)),
        entrKndCd: T.Enum([...entryKinds]),
        entrKndNm: T.String(),
        txAmt: T.Integer({ description: "minor units, negative where money left" }),
        balAmt: amount,
        txDtm: T.String({ format: "date-time" }),
        othBnkCd: orNull(T.String()),
        othBnkNm: orNull(T.String()),
        othAcctNbr: orNull(T.String({ description: "masked" })),
        noteCont: orNull(T.String()),
      }),
    ),
    totCnt: T.Integer({ description: "lines that match, on all pages" }),
    dpstSumAmt: amount,
    wtdrSumAmt: T.Integer({ description: "minor units, without a sign" }),
    nextNbr: orNull(T.Integer({ description: "bfrNbr of the next page; null on the last" })),
  }),
  errors: ["ACCT000001"],
});

/** The same lines as a file for a spreadsheet. */
export const writeHistory = call({
  method: "GET",
  path: "/v1/account/history/csv",
  summary: "The same lines as CSV (UTF-8 with a byte order mark), the newest first",
  who: "customer",
  input: T.Object(filters),
  output: T.Object({
    fileNm: T.String(),
    cont: T.String(),
    totCnt: T.Integer({ description: "lines that match" }),
    lineCnt: T.Integer({ description: "lines in the file; fewer than totCnt when it is cut" }),
  }),
  errors: ["ACCT000001"],
});

/** What an account held at the end of a day. */
export const readBalanceAt = call({
  method: "GET",
  path: "/v1/account/balance-at",
  summary: "The balance at the end of a past day, since the account was opened",
  who: "customer",
  input: T.Object({ acctNbr: ownNumber, baseDt: day }),
  output: T.Object({ acctNbr: T.String(), ccyCd: currency, baseDt: day, balAmt: amount }),
  errors: ["ACCT000001"],
});
