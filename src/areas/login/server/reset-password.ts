import { tell } from "#areas/verification/server/letters.ts";
import { checkProof, type ProofFor } from "#areas/verification/server/proofs.ts";
import { hasSecret, readSecret } from "#areas/verification/server/secret-input.ts";
import { visitorContent } from "#areas/verification/server/subjects.ts";
import { type AuditDetail, auditRefusals } from "#areas/verification/server/trail.ts";
import {
  readNationalId,
  readUserId,
  requireFilled,
} from "#areas/verification/server/typed-identity.ts";
import type { Input, Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { plainPassword } from "#base/identity/password.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { networkOf } from "#server/limits/network.ts";
import type { resetPassword as resetPasswordCall } from "../contract/recovery.ts";
import { customerOf, lockCustomer, setPassword } from "../store/customers.ts";
import { checkNewPassword } from "./new-password.ts";

type ResetInput = Input<typeof resetPasswordCall>;
type Anyone = CallContext<"anyone">;

const EVENT = "password.reset";

/** Sets a new password for a customer who proved both mobile and email; a lock stays. */
export async function resetPassword(
  input: ResetInput,
  context: Anyone,
): Promise<Output<typeof resetPasswordCall>> {
  const { nationalId = "", userId = "" } = input;
  const newPassword = hasSecret(input, input.newPassword) ? "typed" : "";
  requireFilled({ nationalId, userId, newPassword });
  const subject = { nationalId: readNationalId(nationalId), userId: readUserId(userId) };
  const wanted: ProofFor = { purpose: "reset-password", content: visitorContent(subject), subject };
  const inTurn = async (auditDetail: AuditDetail) => {
    const customerId = await checkBoth(context.db, context, { input, wanted, use: "again" });
    auditDetail.customerId = customerId;
    const customer = await customerOf(context.db, customerId, context.language);
    if (customer.standing === "closed") throw new Refusal("LBEA000081");
    if (customer.isFlagged) throw new Refusal("HEA000017");
    const typed = await readSecret(context, input, {
      field: "newPassword",
      plain: input.newPassword,
    });
    await checkNewPassword(typed, input.newPasswordAgain, customer);
    const hash = await context.vault.hashSecret(plainPassword(typed));
    await context.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId, context.language);
      await checkBoth(tx, context, { input, wanted, use: "once" });
      await setPassword(tx, customerId, hash);
      await context.sessions.end(tx, customerId, { why: "signed-out" });
      await tell(tx, context, customer, { letter: "passwordChanged", both: true });
      await record(tx, context, { event: EVENT, outcome: "ok", customerId });
    });
    context.sessions.forget(customerId);
  };
  await context.vault.inTurn("strangers", networkOf(context.from.address), () =>
    auditRefusals(context, EVENT, inTurn),
  );
  return { changedAt: formatMoment(context.now) };
}

/** The proofs of both codes, which must belong to the same person. */
async function checkBoth(
  db: Db,
  context: Anyone,
  { input, wanted, use }: { input: ResetInput; wanted: ProofFor; use: "once" | "again" },
): Promise<string> {
  const { smsProof, mailProof } = input;
  await checkProof(db, context, { ...wanted, token: smsProof, means: ["sms"], use });
  const proof = { ...wanted, token: mailProof, means: ["mail"] as const, use };
  const { customerId } = await checkProof(db, context, proof);
  if (customerId === null) throw new Refusal("CHEA000206");
  return customerId;
}
