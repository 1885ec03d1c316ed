// Finding a user ID and setting a new password, for somebody who cannot sign in. Nothing tells
// whether a person is known before the national ID was proved by a code.

import { checkProof } from "#areas/verification/server/proofs.ts";
import { visitorContent } from "#areas/verification/server/subjects.ts";
import { trailed } from "#areas/verification/server/trail.ts";
import { readNationalId, requireFilled } from "#areas/verification/server/typed-identity.ts";
import { countRequest } from "#areas/verification/server/visitor-limits.ts";
import { formatDay } from "#base/day.ts";
import { type Email, maskEmail } from "#base/email.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Asked, Handlers } from "#server/asked.ts";
import { record } from "#server/audit.ts";
import type * as contract from "../contract/recovery.ts";
import { maskUserId } from "../rules.ts";
import { type CustomerRow, customerOf } from "../store/customers.ts";
import { tell } from "./letters.ts";
import { resetPassword } from "./reset-password.ts";

export const recoveryHandlers: Handlers<typeof contract> = {
  async checkNationalId({ nationalId: typed = "" }, asked) {
    requireFilled({ nationalId: typed });
    const nationalId = readNationalId(typed);
    // By network only: counted for the national ID, a stranger could use its owner's day up.
    await trailed(asked, "national-id.check", () => countRequest(asked, "national-ids"));
    return { nationalId };
  },

  async findUserId({ nationalId = "", codeProof: token }, asked) {
    requireFilled({ nationalId });
    const subject = { nationalId: readNationalId(nationalId) };
    return trailed(asked, EVENT, (told) =>
      asked.db.transaction(async (tx) => {
        const proof = await checkProof(tx, asked, {
          token,
          means: ["sms", "mail"],
          purpose: "find-user-id",
          content: visitorContent(subject),
          subject,
          use: "once",
        });
        told.customerId = proof.customerId;
        const customer = await customerOf(tx, proof.customerId ?? "", asked.language);
        const { userId, email } = reachableMember(customer);
        await tell(tx, asked, customer, { letter: "userId", facts: { userId } });
        await record(tx, asked, { event: EVENT, outcome: "ok", ...told });
        return {
          userId: maskUserId(userId),
          joinedOn: formatDay(customer.joinedOn),
          sentTo: maskEmail(email as Email),
        };
      }),
    );
  },

  resetPassword: (input, asked: Asked<"anyone">) => resetPassword(input, asked),
};

const EVENT = "user-id.search";

/** A member whose user ID can be sent, or why not; only told after the proof. */
function reachableMember(customer: CustomerRow): { userId: string; email: string } {
  const { standing, isFlagged, userId, email } = customer;
  if (standing === "closed") throw new Refusal("LBEA000081");
  if (isFlagged) throw new Refusal("HEA000017");
  if (userId === null) throw new Refusal("CHEA000050");
  if (email === null) throw new Refusal("LOGN000004");
  return { userId, email };
}
