import { PROOF_SECONDS } from "#areas/verification/rules.ts";
import { makeProof } from "#areas/verification/server/proofs.ts";
import { auditRefusals } from "#areas/verification/server/trail.ts";
import { FIRST_PAGE, PAGE_SIZE } from "#base/call/limits.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { DISPUTE_DAYS } from "#base/site/service.ts";
import { addDays, dayOf } from "#base/time/day.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import type * as contract from "../contract/cards.ts";
import { cardNumberRefusal, parseCardNumber } from "../rules/card-number.ts";
import { cardOf, cardsOf } from "../store/cards.ts";
import { lossesOf } from "../store/losses.ts";
import { paymentOfCustomer, paymentsOf } from "../store/payments.ts";
import { cancelLoss, judgeNumber, reportLoss } from "./losses.ts";
import { shownCard, shownLoss, shownPayment } from "./shown.ts";
import { visitorOf } from "./visitors.ts";

const RECENT_DAYS = 30;
const RECENT_MOST = 10;
const LOSSES_MOST = 20;

export const cardHandlers: Handlers<typeof contract> = {
  async listRecentPayments(_input, { db, customer, now, language }) {
    const question = { customerId: customer.id, cardId: null, skip: 0, most: RECENT_MOST };
    const from = addDays(dayOf(now), -RECENT_DAYS);
    const { payments } = await paymentsOf(db, { ...question, from });
    return { payments: payments.map((payment) => shownPayment(payment, { now, language })) };
  },

  async listCards(_input, { db, customer, now, language }) {
    const [cards, losses] = await Promise.all([
      cardsOf(db, customer.id),
      lossesOf(db, { customerId: customer.id, reference: null, most: LOSSES_MOST }),
    ]);
    if (cards.length === 0) throw new Refusal("EMRG000001");
    return { cards: cards.map((card) => shownCard(card, losses, { now, language })) };
  },

  async readCard({ cardId }, { db, customer, now, language }) {
    const own = { id: cardId, customerId: customer.id };
    const card = await cardOf(db, own);
    if (!card) throw new Refusal("EMRG000001");
    const losses = await lossesOf(db, { ...own, reference: null, most: LOSSES_MOST });
    const latest = losses.find((loss) => loss.cardId === cardId);
    return {
      ...shownCard(card, losses, { now, language }),
      loss: latest ? shownLoss(latest, { now, language }) : null,
    };
  },

  async listApprovals({ cardId = null, page = FIRST_PAGE, pageSize = PAGE_SIZE }, context) {
    const { db, customer, now, language } = context;
    const customerId = customer.id;
    if (cardId && !(await cardOf(db, { id: cardId, customerId }))) throw new Refusal("EMRG000001");
    const { payments, count } = await paymentsOf(db, {
      customerId,
      cardId,
      from: addDays(dayOf(now), -DISPUTE_DAYS),
      skip: (page - FIRST_PAGE) * pageSize,
      most: pageSize,
    });
    return {
      payments: payments.map((payment) => shownPayment(payment, { now, language })),
      page,
      pageSize,
      total: count,
    };
  },

  async readApproval({ paymentId }, { db, customer, now, language }) {
    const payment = await paymentOfCustomer(db, { id: paymentId, customerId: customer.id });
    // As in the lists, a payment is shown once it is decided.
    if (!payment || payment.state === "pending") throw new Refusal("EMRG000008");
    return shownPayment(payment, { now, language });
  },

  async verifyCardNumber({ cardId, cardNumber: typed = "" }, context) {
    const wrong = cardNumberRefusal(typed);
    const field = "cardNumber";
    if (wrong === "empty") throw new Malformed([{ field, code: "FELD000001", facts: {} }]);
    // A typing error is not counted, only a valid number of another card.
    const cardNumber = parseCardNumber(typed);
    if (cardNumber === null) throw new Refusal("EMRG000011", {}, { field });
    const { db, customer } = context;
    return auditRefusals(context, "card.number-check", async () => {
      const judged = await db.transaction(async (tx) => {
        const outcome = await judgeNumber(tx, context, {
          cardId,
          customerId: customer.id,
          cardNumber,
        });
        if ("refusal" in outcome) return outcome;
        const numberProof = await makeProof(tx, context, {
          means: "card-number",
          purpose: "cancel-loss",
          content: [outcome.loss.reference],
          subject: { customerId: customer.id },
        });
        return { numberProof };
      });
      if ("refusal" in judged) throw judged.refusal;
      return { ...judged, seconds: PROOF_SECONDS };
    });
  },

  reportLoss({ cardId }, context) {
    const { db, customer } = context;
    const report = { cardId, customerId: customer.id, reporter: "customer" } as const;
    return auditRefusals(context, "card.loss", () =>
      db.transaction(async (tx) => shownLoss(await reportLoss(tx, context, report), context)),
    );
  },

  cancelLoss(input, context) {
    return auditRefusals(context, "card.loss-cancel", () =>
      context.db.transaction(async (tx) =>
        shownLoss(await cancelLoss(tx, context, input), context),
      ),
    );
  },

  async listLosses(_input, { db, customer, now, language }) {
    const question = { customerId: customer.id, reference: null, most: LOSSES_MOST };
    const losses = await lossesOf(db, question);
    return { losses: losses.map((loss) => shownLoss(loss, { now, language })) };
  },

  async listCardsWithoutLogin(input, context) {
    const { db, now, language } = context;
    const customerId = await visitorOf(db, context, input);
    const cards = await cardsOf(db, customerId);
    if (cards.length === 0) throw new Refusal("EMRG000001");
    const losses = await lossesOf(db, { customerId, reference: null, most: LOSSES_MOST });
    const shown = cards.map((card) => shownCard(card, losses, { now, language }));
    return { cards: shown.filter(({ isReportable }) => isReportable) };
  },

  reportLossWithoutLogin({ cardId, ...input }, context) {
    return auditRefusals(context, "card.loss", (detail) =>
      context.db.transaction(async (tx) => {
        const customerId = await visitorOf(tx, context, input);
        detail.customerId = customerId;
        const report = { cardId, customerId, reporter: "visitor" } as const;
        return shownLoss(await reportLoss(tx, context, report), context);
      }),
    );
  },
};
