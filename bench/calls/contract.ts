import { Type as T } from "typebox";
import { call } from "../../src/base/call/call.ts";
import { paged } from "../../src/base/call/fields.ts";
import { wire } from "../../src/base/call/wire.ts";

const account = T.String({ pattern: "^\\d{14}$" });
const day = T.String({ pattern: "^\\d{4}/\\d{2}/\\d{2}$" });
const AMOUNT_MOST = 2_000_000;
const NOTE_MOST = 20;

/** A typical list: a path parameter, a query, ten rows. */
export const listEntries = call({
  method: "GET",
  path: "/v1/bench/accounts/{account}/entries",
  summary: "Ten entries of an account",
  who: "anyone",
  input: T.Object({
    account,
    page: wire("pageNbr", T.Integer({ minimum: 1, maximum: 1000 })),
    pageSize: wire("pageCnt", T.Integer({ minimum: 1, maximum: 50 })),
    fromDay: day,
  }),
  output: T.Object({
    entries: wire(
      "entrList",
      T.Array(
        T.Object({
          number: wire("entrNbr", T.Integer()),
          day: wire("txDt", day),
          kind: wire("entrTpCd", T.Enum(["in", "out"])),
          amount: wire("txAmt", T.Integer()),
          balance: wire("balAmt", T.Integer()),
          title: wire("titlCont", T.String()),
          counterBank: wire("othBnkNm", T.String()),
          counterAccount: wire("othAcctNbr", T.String()),
          note: wire("noteCont", T.String()),
        }),
      ),
    ),
    ...paged,
    total: wire("totCnt", T.Integer()),
  }),
  errors: [],
});

/** A typical form: six validated fields. */
export const draftTransfer = call({
  method: "POST",
  path: "/v1/bench/transfers",
  summary: "A transfer that is not made",
  who: "anyone",
  input: T.Object({
    fromAccount: wire("fromAcctNbr", account),
    toBank: wire("toBnkCd", T.String({ pattern: "^\\d{3}$" })),
    toAccount: wire("toAcctNbr", T.String({ pattern: "^\\d{6,16}$" })),
    amount: T.Integer({ minimum: 1, maximum: AMOUNT_MOST }),
    note: T.String({ maxLength: NOTE_MOST }),
    kind: wire("trfrTpCd", T.Enum(["now", "booked"])),
  }),
  output: T.Object({
    transferId: wire("trfrId", T.String()),
    otpSeconds: wire("otpSecs", T.Integer()),
  }),
  errors: [],
});
