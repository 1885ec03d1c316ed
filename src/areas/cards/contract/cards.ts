import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { orNull, uuid } from "#base/call/fields.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/call/limits.ts";
import { wire } from "#base/call/wire.ts";
import { card, cardId, loss, payment, token } from "./fields.ts";

const PAGE_SIZE_MOST = 50;
const PAGE_MOST = 1_000;
const TYPED_MOST = 40;

const typed = T.Optional(T.String({ maxLength: TYPED_MOST }));
const seconds = T.Integer({ description: "how long it is good for" });

/** C41: recent approved and refused payments of all cards. */
export const listRecentPayments = call({
  method: "GET",
  path: "/v1/timeline/history/recents",
  summary: "The latest card payments of all cards within 30 days, refused ones included",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ payments: wire("txLst", T.Array(T.Object(payment))) }),
  errors: [],
});

/** C42: every card. */
export const listCards = call({
  method: "POST",
  path: "/v1/debitcard/information-list",
  summary: "The customer's debit cards, those in use first; EMRG000001 where there is none",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ cards: wire("cardInformationList", T.Array(T.Object(card))) }),
  errors: ["EMRG000001"],
});

/** C43: one card, and its open report of loss. */
export const readCard = call({
  method: "POST",
  path: "/v1/debitcard/information",
  summary: "One debit card with its latest report of loss",
  who: "customer",
  input: T.Object({ cardId }),
  output: T.Object({ ...card, loss: wire("lostInfo", orNull(T.Object(loss))) }),
  errors: ["EMRG000001"],
});

/** C44: the approvals of a card. */
export const listApprovals = call({
  method: "POST",
  path: "/v1/debitcard/information/approve/lists",
  summary: "Payments of one card, or of all, within the days in which they can be disputed",
  who: "customer",
  input: T.Object({
    cardId: T.Optional(T.String({ pattern: "^[1-9]\\d{0,17}$" })),
    page: wire(
      "pageNbr",
      T.Optional(T.Integer({ minimum: FIRST_PAGE, maximum: PAGE_MOST, default: FIRST_PAGE })),
    ),
    pageSize: wire(
      "pageCnt",
      T.Optional(T.Integer({ minimum: 1, maximum: PAGE_SIZE_MOST, default: PAGE_SIZE })),
    ),
  }),
  output: T.Object({
    payments: wire("approveList", T.Array(T.Object(payment))),
    page: wire("pageNbr", T.Integer()),
    pageSize: wire("pageCnt", T.Integer()),
    total: wire("totCnt", T.Integer()),
  }),
  errors: ["EMRG000001"],
});

/** One of them, to be disputed. */
export const readApproval = call({
  method: "GET",
  path: "/v1/debitcard/information/approve/{aprvId}",
  summary: "One payment of the customer's cards by its id; EMRG000008 where there is none",
  who: "customer",
  input: T.Object({ paymentId: wire("aprvId", uuid) }),
  output: T.Object(payment),
  errors: ["EMRG000008"],
});

/** C45: proves that the customer holds a card which was reported lost. */
export const verifyCardNumber = call({
  method: "POST",
  path: "/v1/debitcard/manage/verifications/card-number",
  summary: "Holds the full number against the card that was reported; five wrong ones end it",
  who: "customer",
  input: T.Object({
    cardId,
    cardNumber: wire("cardNbr", T.Optional(T.String({ maxLength: TYPED_MOST, secret: true }))),
  }),
  output: T.Object({ numberProof: wire("cardNbrAuthTknId", T.String()), seconds }),
  errors: [
    "EMRG000001",
    "EMRG000002",
    "EMRG000003",
    "EMRG000004",
    "EMRG000006",
    "EMRG000007",
    "EMRG000011",
  ],
});

/** C46: reports a loss. */
export const reportLoss = call({
  method: "DELETE",
  path: "/v1/debitcard/manage/lost/accident-ibk",
  summary: "Reports a card lost and blocks it at once; a card that is reported answers its report",
  who: "customer",
  input: T.Object({ cardId }),
  output: T.Object(loss),
  errors: ["EMRG000001", "EMRG000005"],
});

/** C47: cancels a report. */
export const cancelLoss = call({
  method: "PUT",
  path: "/v1/debitcard/manage/clears/accident-ibk",
  summary:
    "Cancels a report before noon of the next day, by a one-time code by email (purpose cancel-loss, for the report's reference) and the full card number",
  who: "customer",
  input: T.Object({
    cardId,
    mailProof: wire("mailAuthTknId", token),
    numberProof: wire("cardNbrAuthTknId", token),
  }),
  output: T.Object(loss),
  errors: ["CHEA000206", "EMRG000001", "EMRG000003", "EMRG000004", "EMRG000006", "EMRG000007"],
});

/** The customer's reports of loss. */
export const listLosses = call({
  method: "GET",
  path: "/v1/debitcard/manage/lost/history",
  summary: "The latest reports of loss, cancelled ones included, the newest first",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ losses: wire("lostList", T.Array(T.Object(loss))) }),
  errors: [],
});

const visitor = { nationalId: wire("natlId", typed), codeProof: wire("otpAuthTknId", token) };
const visitorErrors = ["CHEA000011", "CHEA000014", "CHEA000206", "EMRG000001"] as const;

/** The cards of a visitor who proved the national ID by SMS. */
export const listCardsWithoutLogin = call({
  method: "POST",
  path: "/v1/debitcard/manage/lost/nologin/cards",
  summary:
    "The cards that can be reported, if any, after a one-time code by SMS (purpose report-loss); EMRG000001 for a customer without cards",
  who: "anyone",
  input: T.Object(visitor),
  output: T.Object({ cards: wire("cardInformationList", T.Array(T.Object(card))) }),
  errors: [...visitorErrors],
});

/** Reports a loss without a session. */
export const reportLossWithoutLogin = call({
  method: "POST",
  path: "/v1/debitcard/manage/lost/nologin",
  summary: "Reports a card lost without a sign-in, after a one-time code by SMS",
  who: "anyone",
  input: T.Object({ ...visitor, cardId }),
  output: T.Object(loss),
  errors: [...visitorErrors, "EMRG000005"],
});
