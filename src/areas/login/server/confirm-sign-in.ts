import { checkProof } from "#areas/verification/server/proofs.ts";
import { auditRefusals } from "#areas/verification/server/trail.ts";
import type { Input, Output } from "#base/call/call.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type { confirmSignIn as confirmSignInCall } from "../contract/session.ts";

const EVENT = "login.confirm";

/** Consumes the proof of a code sent to the customer's phone, and clears the session's risk. */
export function confirmSignIn(
  { codeProof }: Input<typeof confirmSignInCall>,
  context: CallContext,
): Promise<Output<typeof confirmSignInCall>> {
  const { customer, db, sessions } = context;
  return auditRefusals(context, EVENT, async () => {
    const risk = await db.transaction(async (tx) => {
      await checkProof(tx, context, {
        token: codeProof,
        means: ["sms"],
        purpose: "step-up",
        content: [""],
        subject: { customerId: customer.id },
        use: "once",
      });
      await record(tx, context, { event: EVENT, outcome: "ok" });
      return sessions.confirm(tx, customer.session);
    });
    // This process rereads the row immediately; the database notifies the others.
    sessions.forget(customer.id);
    return { risk };
  });
}
