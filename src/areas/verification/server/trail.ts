import type { Who } from "#base/call/call.ts";
import { isRefusal, type Refusal } from "#base/errors/catalogue.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { type Happening, record } from "#server/audit/audit.ts";

/** Details of the event that become known during the work. */
export type AuditDetail = Pick<Happening, "customerId" | "reference" | "detail">;

const inTrail = new WeakSet<Refusal>();

/** Marks a refusal that the work has already recorded in the trail, with its other writes. */
export function recorded(refusal: Refusal): Refusal {
  inTrail.add(refusal);
  return refusal;
}

/**
 * Runs the work and records its refusal in the trail, outside of any transaction that the refusal
 * rolls back. The work records success itself, in its own transaction.
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
