import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { entryTypes } from "#base/call/codes.ts";
import { accountKindFields, day, moment, orNull } from "#base/call/fields.ts";
import { ACCOUNT_LIST_COUNT, PAGE_SIZE } from "#base/call/limits.ts";
import { flag, wire } from "#base/call/wire.ts";
import { currencies } from "#base/money/money.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import { entryCategories } from "./rules/categories.ts";
import { accountStates, entryKinds, receivingKinds } from "./rules.ts";

const LIST_MOST = 50;
/** The maximum page size: the printed history is a single page. */
const HISTORY_PAGE_MOST = 1_000;
const NOTE_LENGTH_MOST = 20;

const ownNumber = T.String({ pattern: "^\\d{12}$", description: "one of the customer's accounts" });
const whole = T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const amount = T.Integer({ description: "minor units: dollars of TWD, cents of the others" });
const currency = T.Enum(Object.keys(currencies));
const tier = T.Enum([tierCodes.basic, tierCodes.advanced]);

/** C02: accounts that the customer can send money to. */
export const listReceivings = call({
  method: "GET",
  path: "/v1/account/common/receivings",
  summary: "Accounts to send money to: own ones, designated ones, then the last payees of 90 days",
  who: "customer",
  input: T.Object({
    listSize: wire(
      "acctListCnt",
      T.Optional(T.Integer({ minimum: 1, maximum: LIST_MOST, default: ACCOUNT_LIST_COUNT })),
    ),
    fromAccount: wire("fromAcctNbr", T.Optional(ownNumber)),
  }),
  output: T.Object({
    total: wire("totCnt", T.Integer({ description: "how many there are" })),
    listSize: wire("acctListCnt", T.Integer({ description: "how many of them are in the list" })),
    accounts: wire(
      "acctList",
      T.Array(
        T.Object({
          receivingKind: wire("rcvAcctTpCd", T.Enum([...receivingKinds])),
          bankCode: wire("bnkCd", T.String()),
          bankName: wire("bnkNm", T.String()),
          accountNumber: wire("acctNbr", T.String()),
          currency: wire("ccyCd", currency),
          accountName: wire(
            "acctNm",
            orNull(T.String({ description: "what the customer calls it" })),
          ),
          holderName: wire(
            "hldrNm",
            orNull(T.String({ description: "masked; null where it is not known" })),
          ),
          isDesignated: flag("dsgnYn"),
          designatedAccountId: wire("dsgnAcctId", orNull(T.String())),
          inEffect: flag("effYn", { description: "N: designated, but not in effect yet" }),
          effectiveOn: wire("effDt", orNull(day)),
        }),
      ),
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
    total: wire("totCnt", T.Integer()),
    accounts: wire(
      "acctList",
      T.Array(
        T.Object({
          accountNumber: wire("acctNbr", T.String()),
          accountReference: wire(
            "acctRef",
            T.String({
              description: "stands for the number in addresses, of this customer only",
            }),
          ),
          ...accountKindFields,
          accountKindName: wire("acctKndNm", T.String()),
          accountName: wire("acctNm", orNull(T.String({ description: "what its owner calls it" }))),
          currency: wire("ccyCd", currency),
          balance: wire("balAmt", amount),
          tier: wire("indvCustAcctTpCd", tier),
          accountState: wire("acctStsCd", T.Enum([...accountStates])),
          openedOn: wire("opnDt", day),
          designatedEnabled: flag("dsgnTrfrYn"),
          otherEnabled: flag("nonDsgnTrfrYn"),
        }),
      ),
    ),
  }),
  errors: [],
});

const filters = {
  accountNumber: wire("acctNbr", ownNumber),
  startDay: wire("strtDt", T.Optional(day)),
  endDay: wire("endDt", T.Optional(day)),
  entryType: wire(
    "entrTpCd",
    T.Optional(
      T.Enum(Object.values(entryTypes), {
        description: "1 deposits, 2 withdrawals; both without it",
      }),
    ),
  ),
  minimumAmount: wire("minAmt", T.Optional(whole)),
  maximumAmount: wire("maxAmt", T.Optional(whole)),
  searchText: wire(
    "srchVal",
    T.Optional(
      T.String({
        minLength: 1,
        maxLength: NOTE_LENGTH_MOST,
        description:
          "a part of the note, or of the other account's number: of the digits shown, or of all where money was sent to it",
      }),
    ),
  ),
  category: wire("entrCtgCd", T.Optional(T.Enum([...entryCategories]))),
};

/** The entries of an account within the past 30 days. */
export const readHistory = call({
  method: "GET",
  path: "/v1/account/history",
  summary: "An account's lines within the past 30 days, the newest first, with their sums",
  who: "customer",
  input: T.Object({
    ...filters,
    beforeEntry: wire(
      "bfrNbr",
      T.Optional(
        T.Integer({
          minimum: 1,
          maximum: Number.MAX_SAFE_INTEGER,
          description: "nextNbr, to go on",
        }),
      ),
    ),
    pageSize: wire(
      "pageCnt",
      T.Optional(T.Integer({ minimum: 1, maximum: HISTORY_PAGE_MOST, default: PAGE_SIZE })),
    ),
  }),
  output: T.Object({
    accountNumber: wire("acctNbr", T.String()),
    currency: wire("ccyCd", currency),
    startDay: wire("strtDt", day),
    endDay: wire("endDt", day),
    entries: wire(
      "entrList",
      T.Array(
        T.Object({
          entryNumber: wire("entrNbr", T.Integer()),
          entryType: wire("entrTpCd", T.Enum(Object.values(entryTypes))),
          entryKind: wire("entrKndCd", T.Enum([...entryKinds])),
          entryKindName: wire("entrKndNm", T.String()),
          category: wire("entrCtgCd", T.Enum([...entryCategories])),
          transferKey: wire(
            "trfrKey",
            orNull(T.String({ description: "of a transfer that left: the key of its receipt" })),
          ),
          amount: wire(
            "txAmt",
            T.Integer({ description: "minor units, negative where money left" }),
          ),
          balance: wire("balAmt", amount),
          postedAt: wire("txDtm", moment),
          otherBankCode: wire("othBnkCd", orNull(T.String())),
          otherBankName: wire("othBnkNm", orNull(T.String())),
          otherAccount: wire("othAcctNbr", orNull(T.String({ description: "masked" }))),
          note: wire("noteCont", orNull(T.String())),
        }),
      ),
    ),
    total: wire("totCnt", T.Integer({ description: "lines that match, on all pages" })),
    depositTotal: wire("dpstSumAmt", amount),
    withdrawalTotal: wire("wtdrSumAmt", T.Integer({ description: "minor units, without a sign" })),
    nextEntry: wire(
      "nextNbr",
      orNull(T.Integer({ description: "bfrNbr of the next page; null on the last" })),
    ),
  }),
  errors: ["ACCT000001"],
});

/** The same entries as a spreadsheet file. */
export const writeHistory = call({
  method: "GET",
  path: "/v1/account/history/csv",
  summary: "The same lines as CSV (UTF-8 with a byte order mark), the newest first",
  who: "customer",
  input: T.Object(filters),
  output: T.Object({
    fileName: wire("fileNm", T.String()),
    fileContent: wire("cont", T.String()),
    total: wire("totCnt", T.Integer({ description: "lines that match" })),
    lineCount: wire(
      "lineCnt",
      T.Integer({ description: "lines in the file; fewer than totCnt when it is cut" }),
    ),
  }),
  errors: ["ACCT000001"],
});

/** An account's balance at the end of a day. */
export const readBalanceAt = call({
  method: "GET",
  path: "/v1/account/balance-at",
  summary: "The balance at the end of a past day, since the account was opened",
  who: "customer",
  input: T.Object({ accountNumber: wire("acctNbr", ownNumber), baseDay: wire("baseDt", day) }),
  output: T.Object({
    accountNumber: wire("acctNbr", T.String()),
    currency: wire("ccyCd", currency),
    baseDay: wire("baseDt", day),
    balance: wire("balAmt", amount),
  }),
  errors: ["ACCT000001"],
});
