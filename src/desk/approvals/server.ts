import { customerFacts } from "#areas/customer/server.ts";
import { rightsOf } from "#base/call/staff.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { maskName } from "#base/identity/names.ts";
import { maskNationalId } from "#base/identity/national-id.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { rateChange } from "#desk/content/server/rate-changes.ts";
import { decideItem, openItem, type Parts } from "#desk/queues/server/decisions.ts";
import { announce } from "#desk/queues/server/leases.ts";
import { queueHandlers } from "#desk/queues/server/queue-handlers.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import { staffName } from "#desk/staff/server/people.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "./contract.ts";
import { mayDecide } from "./rules.ts";
import { acts, follow } from "./server/acts.ts";
import { approvalQueue } from "./server/queue.ts";
import { aboutOf } from "./server/requests.ts";
import { lockRequest, type RequestRow, requestOf, settleRequest } from "./store.ts";

const queue = "approvals";
const calls = queueHandlers(approvalQueue);

export const handlers: Handlers<typeof contract> = {
  listApprovals: calls.list,
  async takeApproval({ item }, context) {
    const { requestedBy } = await decidable(context.db, item, context);
    // One's own is in nobody's way: only a colleague can decide it.
    if (requestedBy === context.staff.id) throw new Refusal("DESK000004");
    return calls.take({ item }, context);
  },
  renewApproval: calls.renew,
  releaseApproval: calls.release,

  async readApproval({ item }, context) {
    const { db, staff, language } = context;
    const request = await decidable(db, item, context);
    const { customerId, subject } = request;
    const [customer, change, requestedBy, isOwn] = await Promise.all([
      customerId === null ? null : customerFacts(db, customerId),
      rateChange(db, subject, language),
      staffName(db, request.requestedBy, language),
      openItem(context, { queue, item }, await partsOf(db, request)),
    ]);
    return {
      ...{ item, isOwn, kind: request.kind, state: request.state, reason: request.reason },
      customerName: customer && maskName(customer.name.zh),
      nationalId: customer && maskNationalId(customer.nationalId),
      about: subject.about ?? null,
      change,
      requestedBy,
      requestedAt: formatMoment(request.requestedAt),
      expiresAt: formatMoment(request.expiresAt),
      isMine: request.requestedBy === staff.id,
    };
  },

  async decideApproval({ item, decision, note }, context) {
    const isApproved = decision === "approve";
    const given = { queue, item } as const;
    const { request: decided } = await decideItem(context, given, {
      async read(tx) {
        await decidable(tx, item, context);
        const request = await waiting(tx, item);
        // The database enforces it too: staff never decide their own requests.
        if (request.requestedBy === context.staff.id) throw new Refusal("DESK000006");
        return { request, parts: await partsOf(tx, request) };
      },
      partsOf: ({ parts }) => parts,
      async work(tx, { request }) {
        if (isApproved && !(await acts[request.kind](tx, context, request))) {
          throw new Refusal("DESK000008");
        }
        const state = isApproved ? "approved" : "declined";
        await settleRequest(tx, { id: item, state, staffId: context.staff.id, note });
        await recordDecision(tx, context, request, { decision, note });
      },
    });
    if (isApproved) await follow(context, decided);
    return { state: isApproved ? "approved" : "declined" };
  },

  async withdrawApproval({ item }, context) {
    const { db, staff } = context;
    await db.transaction(async (tx) => {
      const request = await waiting(tx, item);
      if (request.requestedBy !== staff.id) throw new Refusal("DESK000004");
      await settleRequest(tx, { id: item, state: "withdrawn", staffId: staff.id, note: null });
      await recordDecision(tx, context, request, { decision: "withdraw", note: "" });
      await announce(tx, { queue, item }, { event: "done" });
    });
    return { state: "withdrawn" };
  },
};

/** A request that the caller may see: one they made, or of a kind that they decide. */
async function decidable(
  db: Db,
  id: string,
  { staff }: Pick<DeskContext, "staff">,
): Promise<RequestRow> {
  const request = await requestOf(db, id);
  const isSeen =
    request && (request.requestedBy === staff.id || mayDecide(request.kind, rightsOf(staff.roles)));
  if (!isSeen) throw new Refusal("DESK000004");
  return request;
}

/** What somebody must have read before they decide: rates may differ from others by then. */
async function partsOf(db: Db, { subject, reason }: RequestRow): Promise<Parts> {
  return { page: { subject, reason, change: await rateChange(db, subject, "zh") } };
}

/** A request that can still be decided, locked. */
async function waiting(tx: Db, id: string): Promise<RequestRow> {
  const request = await lockRequest(tx, id);
  if (request?.state !== "waiting") throw new Refusal("DESK000004");
  return request;
}

function recordDecision(
  tx: Db,
  context: DeskContext,
  { id, kind, customerId, subject, requestedBy }: RequestRow,
  { decision, note }: { decision: string; note: string },
): Promise<void> {
  const detail = { kind, note, request: id, requestedBy };
  const event = `desk.approval.${decision}`;
  return record(tx, context, {
    ...{ event, outcome: "ok", detail },
    ...aboutOf({ customerId, subject }),
  });
}
