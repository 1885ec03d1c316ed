import { disputeDueOn } from "#areas/cards/rules/dispute.ts";
import { openDisputes } from "#areas/cards/server/disputes.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { dayOf } from "#base/time/day.ts";
import type { QueueSource } from "#desk/queues/server/sources.ts";
import { disputesTexts } from "../texts.ts";

/** Disputes that the bank has to decide. */
export const disputeQueue: QueueSource = {
  queue: "disputes",
  async waiting({ db, language }) {
    const texts = disputesTexts[language];
    const rows = await openDisputes(db);
    return rows.map(({ reference, merchant, amount, state, steps, requestedAt }) => {
      const filedAt = new Date(steps[0]?.at ?? requestedAt);
      return {
        id: reference,
        reference,
        subject: fill(texts.subject, {
          merchant,
          amount: formatAmount(ntd(amount), "TWD"),
          state: texts.states[state],
        }),
        promisedOn: disputeDueOn(dayOf(filedAt)),
        arrivedAt: filedAt,
      };
    });
  },
};
