import { checkProof, type ProofFor } from "#areas/verification/server/proofs.ts";
import { hasSecret, readSecret } from "#areas/verification/server/secret-input.ts";
import { visitorContent } from "#areas/verification/server/subjects.ts";
import { type Told, trailed } from "#areas/verification/server/trail.ts";
import {
  readNationalId,
  readUserId,
  requireFilled,
} from "#areas/verification/server/typed-identity.ts";
import type { Input, Output } from "#base/call.ts";
import { formatMoment } from "#base/day.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { passwordRefusals, plainPassword } from "#base/password.ts";
import type { Db } from "#db/db.ts";
import type { Asked } from "#server/asked.ts";
import { record } from "#server/audit.ts";
import { networkOf } from "#server/limits/network.ts";
import type { resetPassword as resetPasswordCall } from "../contract/recovery.ts";
import { passwordCodes } from "../rules.ts";
import { type CustomerRow, customerOf, lockCustomer, setPassword } from "../store/customers.ts";
import { tell } from "./letters.ts";

type ResetInput = Input<typeof resetPasswordCall>;
type Anyone = Asked<"anyone">;

const EVENT = "password.reset";

/** Sets a new password for whoever proved both mobile and email; a locked sign-in stays locked. */
export async function resetPassword(
  input: ResetInput,
  asked: Anyone,
): Promise<Output<typeof resetPasswordCall>> {
  const { nationalId = "", userId = "" } = input;
  const newPassword = hasSecret(input, input.newPassword) ? "typed" : "";
  requireFilled({ nationalId, userId, newPassword });
  const subject = { nationalId: readNationalId(nationalId), userId: readUserId(userId) };
  const wanted: ProofFor = { purpose: "reset-password", content: visitorContent(subject), subject };
  const inTurn = async (told: Told) => {
    const customerId = await checkBoth(asked.db, asked, { input, wanted, use: "again" });
    told.customerId = customerId;
    const customer = await customerOf(asked.db, customerId, asked.language);
    if (customer.standing === "closed") throw new Refusal("LBEA000081");
    if (customer.isFlagged) throw new Refusal("HEA000017");
    const typed = await readSecret(asked, input, {
      field: "newPassword",
      plain: input.newPassword,
    });
    refuseWeak(typed, input.newPasswordAgain, customer);
    const hash = await asked.vault.hashSecret(plainPassword(typed));
    await asked.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId, asked.language);
      await checkBoth(tx, asked, { input, wanted, use: "once" });
      await setPassword(tx, customerId, hash);
      await asked.sessions.end(tx, customerId, { why: "signed-out" });
      await tell(tx, asked, customer, { letter: "passwordChanged", both: true });
      await record(tx, asked, { event: EVENT, outcome: "ok", customerId });
    });
    asked.sessions.forget(customerId);
  };
  await asked.vault.inTurn("strangers", networkOf(asked.from.address), () =>
    trailed(asked, EVENT, inTurn),
  );
  return { changedAt: formatMoment(asked.now) };
}

/** The proofs of both codes, of one and the same person. */
async function checkBoth(
  db: Db,
  asked: Anyone,
  { input, wanted, use }: { input: ResetInput; wanted: ProofFor; use: "once" | "again" },
): Promise<string> {
  const { smsProof, mailProof } = input;
  await checkProof(db, asked, { ...wanted, token: smsProof, means: ["sms"], use });
  const proof = { ...wanted, token: mailProof, means: ["mail"] as const, use };
  const { customerId } = await checkProof(db, asked, proof);
  if (customerId === null) throw new Refusal("CHEA000206");
  return customerId;
}

function refuseWeak(typed: string, again: string | undefined, owner: CustomerRow): void {
  const rules = passwordRefusals(typed, owner);
  const [first] = rules;
  if (first && first !== "empty") throw new Refusal(passwordCodes[first], {}, { rules });
  if (again !== undefined && again !== typed) throw new Refusal("PSWD000006");
}
