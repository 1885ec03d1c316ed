import { Refusal } from "#base/errors/catalogue.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { stepTyped } from "#server/secrets/totp.ts";
import { TOTP_USE } from "../rules.ts";
import { countTryOf } from "../store.ts";

/**
 * The time step of a code that a signed-in member of staff typed; its caller uses it up. Tries are
 * counted with those of the sign-in: whoever took over a session must not guess codes in it.
 */
export async function stepOfAppCode(
  context: CallContext<"staff:own-account.read">,
  typed: string,
  { event, field }: { event: string; field: string },
): Promise<{ step: number; wrong: Refusal }> {
  const { db, staff, vault, now } = context;
  const wrong = new Refusal("DESK000009", {}, { field });
  const candidate = await countTryOf(db, staff.id);
  const code = halfWidth(typed).replace(/\s/g, "");
  const step = candidate && stepTyped(vault.unseal(TOTP_USE, candidate.totpSecret), code, now);
  if (step !== null) return { step, wrong };
  await record(db, context, { event, outcome: wrong.code });
  throw wrong;
}
