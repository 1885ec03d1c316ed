import type { Who } from "#base/call/call.ts";
import { isRefusal, type Refusal } from "#base/errors/catalogue.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { type Happening, record } from "#server/audit/audit.ts";

/** What is learnt on the way of what happened. */
export type AuditDetail = Pick<Happening, "customerId" | "reference" | "detail">;

const inTrail = new WeakSet<Refusal>();

/** A refusal that the work has written into the trail itself, together with what else it wrote. */
export function recorded(refusal: Refusal): Refusal {
  inTrail.add(refusal);
  return refusal;
}

/**
 * Runs the work and writes its refusal into the trail, outside of any transaction that the refusal
 * undoes. Success the work records itself, in the transaction that it belongs to.
 */
export async function auditRefusals<T>(
  context: Pick<CallContext<Who>, "actor" | "customer" | "from" | "log" | "db">,
  event: string,
  work: (auditDetail: AuditDetail) => Promise<T>,
): Promise<T> {
  const auditDetail: AuditDetail = {};
  try {
    return await work(auditDetail);
  } catch (thrown) {
    if (isRefusal(thrown) && !inTrail.has(thrown)) {
      await record(context.db, context, { ...auditDetail, event, outcome: thrown.code });
    }
    throw thrown;
  }
}
