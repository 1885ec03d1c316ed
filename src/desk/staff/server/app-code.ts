import { takenBack } from "#areas/verification/server/taken-back.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { stepTyped } from "#server/secrets/totp.ts";
import { TOTP_USE } from "../rules.ts";
import { countTry, forgiveTry, resetTries } from "../store/tries.ts";
import { spendStep, staffOf } from "../store.ts";
import { browserOf } from "./known-browsers.ts";

/**
 * Does what a signed-in member of staff confirms with a code of their app, and uses the code up in the
 * same transaction. Tries are counted with those of the sign-in: whoever took over a session must not
 * guess codes in it. A right code is not counted, whatever fails after it.
 */
export async function withAppCode<T>(
  context: CallContext<"staff:own-account.read">,
  { typed, event, field }: { typed: string; event: string; field: string },
  work: (tx: Db) => Promise<T>,
): Promise<T> {
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
  try {
    return await db.transaction(async (tx) => {
      if (!(await spendStep(tx, staff.id, step))) throw wrong;
      await resetTries(tx, candidate);
      return work(tx);
    });
  } catch (thrown) {
    if (thrown !== wrong) await takenBack(() => forgiveTry(db, candidate));
    throw thrown;
  }
}
