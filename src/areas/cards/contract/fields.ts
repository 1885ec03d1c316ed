// Fields shared by several calls about cards.

import { Type as T } from "typebox";
import { day, moment, momentOf, orNull } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { disputeStates } from "../flow/table.ts";
import { disputeReasons } from "../rules/dispute.ts";
import { cardStates, finalReasons } from "../rules/loss.ts";
import { entryModes, paymentRefusals } from "../rules/payment.ts";

const TOKEN_MOST = 64;

const maskedNumber = T.String({ description: "all but the last four digits hidden" });
/** A card of the customer. */
export const cardId = T.String({ pattern: "^[1-9]\\d{0,17}$" });
/** The token of a proof. */
export const token = T.String({ maxLength: TOKEN_MOST });

const lossStatuses = ["none", "open", "cancelled", "final"] as const;

/** A report of loss. */
export const loss = {
  reference: wire("refNbr", T.String({ description: "to name on the phone" })),
  cardId,
  cardName: wire("cardNm", T.String()),
  cardNumber: wire("cardNbr", maskedNumber),
  lossStatus: wire(
    "lostStatus",
    T.Enum(["open", "cancelled", "final"], { description: "open can still be cancelled" }),
  ),
  finalReason: wire(
    "lostFnlRsnCd",
    orNull(T.Enum([...finalReasons], { description: "why it can no longer be cancelled" })),
  ),
  reportedAt: wire("lostDtm", moment),
  cancelUntil: wire("cnclLmtDtm", momentOf("noon of the next day")),
  cancelSeconds: wire("cnclLmtSecs", T.Integer({ description: "until then; 0 when it is over" })),
  cancelledAt: wire("cnclDtm", orNull(moment)),
};

/** A debit card. */
export const card = {
  cardId,
  cardName: wire("cardNm", T.String()),
  cardNumber: wire("cardNbr", maskedNumber),
  cardState: wire("cardSttsCd", T.Enum([...cardStates])),
  issuedOn: wire("issuDt", day),
  expiresOn: wire("exprDt", day),
  isReportable: flag("lostPsblYn", { description: "whether its loss can be reported" }),
  lossStatus: wire("lostStatus", T.Enum([...lossStatuses])),
};

/** A payment that was approved or refused. */
export const payment = {
  paymentId: wire("aprvId", T.String()),
  cardId,
  cardNumber: wire("cardNbr", maskedNumber),
  merchant: wire("mrchNm", T.String()),
  country: wire("natCd", T.String({ description: "ISO 3166-1, two letters" })),
  entryMode: wire("entrMdCd", T.Enum([...entryModes])),
  amount: wire("txAmt", T.Integer({ description: "New Taiwan dollars" })),
  paidAt: wire("txDtm", moment),
  isApproved: flag("aprvYn"),
  approvalNumber: wire("aprvNbr", orNull(T.String())),
  refusal: wire("rfslRsnCd", orNull(T.Enum([...paymentRefusals]))),
  isDisputable: flag("dsptPsblYn", { description: "whether it can be disputed now" }),
  disputeReference: wire("dsptRefNbr", orNull(T.String())),
  disputeState: wire("dsptSttsCd", orNull(T.Enum([...disputeStates]))),
};

/** A dispute with its history. */
export const dispute = {
  disputeReference: wire("dsptRefNbr", T.String()),
  paymentId: wire("aprvId", T.String()),
  cardNumber: wire("cardNbr", maskedNumber),
  merchant: wire("mrchNm", T.String()),
  amount: wire("txAmt", T.Integer()),
  paidAt: wire("txDtm", moment),
  reason: wire("dsptRsnCd", T.Enum([...disputeReasons])),
  disputeState: wire("dsptSttsCd", T.Enum([...disputeStates])),
  steps: wire(
    "sttsList",
    T.Array(
      T.Object({
        disputeState: wire("dsptSttsCd", T.Enum([...disputeStates])),
        changedAt: wire("chngDtm", moment),
      }),
      { description: "every state that it was in, the first one first" },
    ),
  ),
};
