import { disputeDueOn, isSettled, stateAfter } from "#areas/cards/rules/dispute.ts";
import {
  decideDispute as decide,
  disputeByReference,
  lockedDispute,
  moveDisputeMoney,
} from "#areas/cards/server/disputes.ts";
import type { Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { dayOf, formatDay, formatMoment } from "#base/time/day.ts";
import { requestAbout } from "#desk/approvals/server/requests.ts";
import { openItem, requireSeen } from "#desk/queues/server/decisions.ts";
import { finish } from "#desk/queues/server/leases.ts";
import { queueHandlers } from "#desk/queues/server/queue-handlers.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { record, staffInitiator } from "#server/audit/audit.ts";
import type * as contract from "./contract.ts";
import { disputeDecisions, needsTwo } from "./rules.ts";
import { creditAlone, partsOf, requestCredit } from "./server/credits.ts";
import { disputeQueue } from "./server/queue.ts";
import { creditedToday, dropCredit } from "./store.ts";

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
    const isRequested = await db.transaction(async (tx) => {
      const dispute = await lockedDispute(tx, item);
      if (!dispute) throw new Refusal("DESK000004");
      await requireSeen(tx, context, { queue, item }, partsOf(dispute));
      if (decision === "credit" && !(await creditAlone(tx, context, dispute))) {
        await requestCredit(tx, context, dispute, reason);
        return true;
      }
      const state = await decide(tx, dispute, decision);
      const detail = { decision, reason, state };
      const about = { customerId: dispute.customerId, reference: item, detail };
      await record(tx, context, { event: "desk.dispute.decide", outcome: "ok", ...about });
      return false;
    });
    if (isRequested) return { state: "received", isRequested };
    const services = { db, coreBank: ports.coreBank };
    const { state } = await moveDisputeMoney(services, item, staffInitiator(context));
    if (decision === "credit" && state === "received") await dropCredit(db, item);
    // A provisional credit stays in the queue, taken by the member of staff who gave it.
    if (isSettled(state)) await db.transaction((tx) => finish(tx, context, { queue, item }));
    return { state, isRequested };
  },
};

async function read(context: DeskContext, item: string): Promise<Dispute> {
  const dispute = await disputeByReference(context.db, item);
  if (!dispute) throw new Refusal("DESK000004");
  const { db, staff, language } = context;
  const [isOwn, request, today] = await Promise.all([
    openItem(context, { queue, item }, partsOf(dispute)),
    requestAbout(db, { dispute: item }, language),
    creditedToday(db, staff.id),
  ]);
  const { state, reason, note, merchant, amount, lastFour, requestedAt, steps } = dispute;
  const filedAt = new Date(steps[0]?.at ?? requestedAt);
  return {
    ...{ item, isOwn, state, reason, merchant, lastFour },
    note: isOwn ? note : null,
    amount: formatAmount(ntd(amount), "TWD"),
    paidAt: formatMoment(requestedAt),
    dueOn: formatDay(disputeDueOn(dayOf(filedAt))),
    steps: steps.map((step) => ({ state: step.state, at: formatMoment(new Date(step.at)) })),
    creditNeedsTwo: needsTwo(amount, today),
    requestedBy: request?.requestedByName ?? null,
    decisions: disputeDecisions.filter(
      (decision) => stateAfter(state, decision) !== null && !(decision === "credit" && request),
    ),
  };
}
