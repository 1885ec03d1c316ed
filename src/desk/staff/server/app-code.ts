import { Refusal } from "#base/errors/catalogue.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { stepTyped } from "#server/secrets/totp.ts";
import { TOTP_USE } from "../rules.ts";
import { countTry, resetTries } from "../store/tries.ts";
import { spendStep, staffOf } from "../store.ts";
import { browserOf } from "./known-browsers.ts";

/** Uses a right code up, in the transaction of what it is for; refuses if it was used before. */
export type SpendCode = (tx: Db) => Promise<void>;

/**
 * Checks a code that a signed-in member of staff typed; its caller uses it up. Tries are counted
 * with those of the sign-in: whoever took over a session must not guess codes in it.
 */
export async function checkAppCode(
  context: CallContext<"staff:own-account.read">,
  typed: string,
  { event, field }: { event: string; field: string },
): Promise<SpendCode> {
  const { db, staff, vault, now, language } = context;
  const wrong = new Refusal("DESK000009", {}, { field });
  const { userId } = await staffOf(db, staff.id, language);
  const candidate = await countTry(db, userId, await browserOf(db, context, userId));
  const code = halfWidth(typed).replace(/\s/g, "");
  const step = candidate && stepTyped(vault.unseal(TOTP_USE, candidate.totpSecret), code, now);
  if (candidate === null || step === null) {
    await record(db, context, { event, outcome: wrong.code });
    throw wrong;
  }
  return async (tx) => {
    if (!(await spendStep(tx, staff.id, step))) throw wrong;
    await resetTries(tx, candidate);
  };
}
