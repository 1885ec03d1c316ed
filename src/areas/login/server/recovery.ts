// Finding a user ID and resetting a password, without a session. No response reveals whether a
// customer exists before the national ID was proved by a code.

import { tell } from "#areas/verification/server/letters.ts";
import { checkProof } from "#areas/verification/server/proofs.ts";
import { visitorContent } from "#areas/verification/server/subjects.ts";
import { auditRefusals } from "#areas/verification/server/trail.ts";
import { readNationalId, requireFilled } from "#areas/verification/server/typed-identity.ts";
import { countRequest } from "#areas/verification/server/visitor-limits.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { type Email, maskEmail } from "#base/identity/email.ts";
import { formatDay } from "#base/time/day.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "../contract/recovery.ts";
import { maskUserId } from "../rules.ts";
import { type CustomerRow, customerOf } from "../store/customers.ts";
import { resetPassword } from "./reset-password.ts";

export const recoveryHandlers: Handlers<typeof contract> = {
  async checkNationalId({ nationalId: typed = "" }, context) {
    requireFilled({ nationalId: typed });
    const nationalId = readNationalId(typed);
    // By network only: if counted per national ID, a stranger could use up its owner's daily limit.
    await auditRefusals(context, "national-id.check", () => countRequest(context, "national-ids"));
    return { nationalId };
  },

  async findUserId({ nationalId = "", codeProof: token }, context) {
    requireFilled({ nationalId });
    const subject = { nationalId: readNationalId(nationalId) };
    return auditRefusals(context, EVENT, (auditDetail) =>
      context.db.transaction(async (tx) => {
        const proof = await checkProof(tx, context, {
          token,
          means: ["sms", "mail"],
          purpose: "find-user-id",
          content: visitorContent(subject),
          subject,
          use: "once",
        });
        auditDetail.customerId = proof.customerId;
        const customer = await customerOf(tx, proof.customerId ?? "", context.language);
        const { userId, email } = reachableMember(customer);
        await tell(tx, context, customer, { letter: "userId", facts: { userId } });
        await record(tx, context, { event: EVENT, outcome: "ok", ...auditDetail });
        return {
          userId: maskUserId(userId),
          joinedOn: formatDay(customer.joinedOn),
          sentTo: maskEmail(email as Email),
        };
      }),
    );
  },

  resetPassword: (input, context: CallContext<"anyone">) => resetPassword(input, context),
};

const EVENT = "user-id.search";

/** The member whose user ID can be sent, or the refusal; revealed only after the proof. */
function reachableMember(customer: CustomerRow): { userId: string; email: string } {
  const { standing, isFlagged, userId, email } = customer;
  if (standing === "closed") throw new Refusal("LBEA000081");
  if (isFlagged) throw new Refusal("HEA000017");
  if (userId === null) throw new Refusal("CHEA000050");
  if (email === null) throw new Refusal("LOGN000004");
  return { userId, email };
}
