import { auditRefusals } from "#areas/verification/server/trail.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { seenText } from "#base/text/typed-text.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "../contract/disputes.ts";
import { disputesOf } from "../store/disputes.ts";
import { fileDispute, withdrawDispute } from "./disputes.ts";
import { reportLoss } from "./losses.ts";
import { shownDispute } from "./shown.ts";

const DISPUTES_MOST = 20;

export const disputeHandlers: Handlers<typeof contract> = {
  fileDispute({ paymentId, reason, note, reportCard }, context) {
    const { db, customer } = context;
    const filing = { paymentId, reason, note: seenText(note ?? "").trim() || null };
    return auditRefusals(context, "card.dispute", () =>
      db.transaction(async (tx) => {
        const filed = await fileDispute(tx, context, filing);
        const { cardId } = filed;
        const report = { cardId, customerId: customer.id, reporter: "customer" } as const;
        const loss = reportCard
          ? await reportIfPossible(() => reportLoss(tx, context, report))
          : null;
        return { ...shownDispute(filed), lossReference: loss?.reference ?? null };
      }),
    );
  },

  async listDisputes(_input, { db, customer }) {
    const disputes = await disputesOf(db, { customerId: customer.id, most: DISPUTES_MOST });
    return { disputes: disputes.map(shownDispute) };
  },

  withdrawDispute({ disputeReference }, context) {
    return auditRefusals(context, "card.dispute-withdraw", () =>
      context.db.transaction(async (tx) =>
        shownDispute(await withdrawDispute(tx, context, disputeReference)),
      ),
    );
  },
};

/** Reports the card lost if possible; a card already out of use must not prevent the dispute. */
async function reportIfPossible<T>(report: () => Promise<T>): Promise<T | null> {
  try {
    return await report();
  } catch (thrown) {
    if (isRefusal(thrown) && thrown.code === "EMRG000005") return null;
    throw thrown;
  }
}
