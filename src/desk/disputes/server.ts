import { disputeDueOn, isSettled, stateAfter } from "#areas/cards/rules/dispute.ts";
import { disputeByReference, settleDispute } from "#areas/cards/server/disputes.ts";
import type { Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { dayOf, formatDay, formatMoment } from "#base/time/day.ts";
import { finish, hold, isHeldBy } from "#desk/queues/server/leases.ts";
import { queueHandlers } from "#desk/queues/server/queue-handlers.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { record, staffInitiator } from "#server/audit/audit.ts";
import type * as contract from "./contract.ts";
import { disputeDecisions } from "./rules.ts";
import { disputeQueue } from "./server/queue.ts";

const queue = "disputes";
const calls = queueHandlers(disputeQueue);
type Dispute = Output<typeof contract.readDispute>;

export const handlers: Handlers<typeof contract> = {
  listDisputes: calls.list,
  takeDispute: calls.take,
  renewDispute: calls.renew,
  releaseDispute: calls.release,

  readDispute: ({ item }, context) => read(context, item),

  async decideDispute({ item, decision, reason }, context) {
    const { db, ports } = context;
    const before = await disputeByReference(db, item);
    if (!before) throw new Refusal("DESK000004");
    await hold(context, { queue, item });
    const initiator = staffInitiator(context);
    const services = { db, coreBank: ports.coreBank };
    const { state } = await settleDispute(services, item, {
      action: decision,
      initiator,
      recordIn(tx, decided) {
        const detail = { decision, reason, state: decided };
        const about = { customerId: before.customerId, reference: item, detail };
        return record(tx, context, { event: "desk.dispute.decide", outcome: "ok", ...about });
      },
    });
    // A provisional credit stays in the queue, taken by the member of staff who gave it.
    if (isSettled(state)) await db.transaction((tx) => finish(tx, context, { queue, item }));
    return { state };
  },
};

async function read(context: DeskContext, item: string): Promise<Dispute> {
  const dispute = await disputeByReference(context.db, item);
  if (!dispute) throw new Refusal("DESK000004");
  const isOwn = await isHeldBy(context, { queue, item });
  const { state, reason, note, merchant, amount, lastFour, requestedAt, steps } = dispute;
  const filedAt = new Date(steps[0]?.at ?? requestedAt);
  return {
    ...{ item, isOwn, state, reason, merchant, lastFour },
    note: isOwn ? note : null,
    amount: formatAmount(ntd(amount), "TWD"),
    paidAt: formatMoment(requestedAt),
    dueOn: formatDay(disputeDueOn(dayOf(filedAt))),
    steps: steps.map((step) => ({ state: step.state, at: formatMoment(new Date(step.at)) })),
    decisions: disputeDecisions.filter((decision) => stateAfter(state, decision) !== null),
  };
}
