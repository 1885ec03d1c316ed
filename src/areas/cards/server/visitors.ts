import { checkProof } from "#areas/verification/server/proofs.ts";
import { visitorContent } from "#areas/verification/server/subjects.ts";
import { readNationalId, requireFilled } from "#areas/verification/server/typed-identity.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";

/**
 * The customer that a visitor proved to be, by a code sent to their mobile. The proof stays valid
 * for its ten minutes: a visitor who lost a purse may report several cards.
 */
export async function visitorOf(
  db: Db,
  context: CallContext<"anyone">,
  { nationalId = "", codeProof }: { nationalId?: string | undefined; codeProof: string },
): Promise<string> {
  requireFilled({ nationalId });
  const subject = { nationalId: readNationalId(nationalId) };
  const { customerId } = await checkProof(db, context, {
    token: codeProof,
    means: ["sms"],
    purpose: "report-loss",
    content: visitorContent(subject),
    subject,
    use: "again",
  });
  if (customerId === null) throw new Refusal("CHEA000206");
  return customerId;
}
