import { Type as T } from "typebox";
import { call } from "#base/call.ts";

const account = T.String({ pattern: "^\\d{14}$" });
const day = T.String({ pattern: "^\\d{4}/\\d{2}/\\d{2}$" });
const AMOUNT_MOST = 2_000_000;
const NOTE_MOST = 20;

/** A list as most calls answer it: a path parameter, a query, ten rows. */
export const listEntries = call({
  method: "GET",
  path: "/v1/bench/accounts/{account}/entries",
  summary: "Ten entries of an account",
  who: "anyone",
  input: T.Object({
    account,
    pageNbr: T.Integer({ minimum: 1, maximum: 1000 }),
    pageCnt: T.Integer({ minimum: 1, maximum: 50 }),
    fromDay: day,
  }),
  output: T.Object({
    entries: T.Array(
      T.Object({
        number: T.Integer(),
        day,
        kind: T.Enum(["in", "out"]),
        amount: T.Integer(),
        balance: T.Integer(),
        title: T.String(),
        counterBank: T.String(),
        counterAccount: T.String(),
        note: T.String(),
      }),
    ),
    pageNbr: T.Integer(),
    pageCnt: T.Integer(),
    totCnt: T.Integer(),
  }),
  errors: [],
});

/** A form as most calls take it: six checked fields. */
export const draftTransfer = call({
  method: "POST",
  path: "/v1/bench/transfers",
  summary: "A transfer that is not made",
  who: "anyone",
  input: T.Object({
    fromAccount: account,
    toBank: T.String({ pattern: "^\\d{3}$" }),
    toAccount: T.String({ pattern: "^\\d{6,16}$" }),
    amount: T.Integer({ minimum: 1, maximum: AMOUNT_MOST }),
    note: T.String({ maxLength: NOTE_MOST }),
    kind: T.Enum(["now", "booked"]),
  }),
  output: T.Object({ transferId: T.String(), otpSeconds: T.Integer() }),
  errors: [],
});
