import { randomBytes } from "node:crypto";
import { countForNetwork, forgiveNetwork } from "#areas/login/server/network-limit.ts";
import type { Input, Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { plainPassword } from "#base/identity/password.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { networkOf } from "#server/limits/network.ts";
import { stepTyped } from "#server/secrets/totp.ts";
import type { signIn as signInCall } from "../contract.ts";
import { STAFF_ATTEMPTS, TOTP_USE } from "../rules.ts";
import { addSignIn, type Candidate, countTry, forgiveTry, useStep } from "../store.ts";

type SignInInput = Input<typeof signInCall>;
type Anyone = CallContext<"anyone">;

const EVENT = "desk.sign-in";
// Of somebody who is not there a code is computed too.
const NOBODY = randomBytes(20);

/**
 * Signs a member of staff in. Whoever is unknown, locked or wrong is refused in the same words after
 * the same work; a network that was wrong too often waits, as at the customers' sign-in.
 */
export function signIn(input: SignInInput, context: Anyone): Promise<Output<typeof signInCall>> {
  return context.vault.inTurn("strangers", networkOf(context.from.address), async () => {
    await countForNetwork(context);
    const candidate = await countTry(context.db, input.userId.trim());
    const step = await judge(input, context, candidate);
    const cookie = candidate && step !== null ? await open(context, candidate, step) : null;
    if (cookie === null) return refuse(context, candidate);
    await forgiveNetwork(context);
    context.cookies.set({ name: "staff-session", value: cookie, seconds: null });
    return { signedIn: true };
  });
}

/** The step whose code was typed, where the password is right too; what was not judged counts nothing. */
async function judge(
  { password, code }: SignInInput,
  context: Anyone,
  candidate: Candidate | null,
): Promise<number | null> {
  try {
    const { vault, now } = context;
    const secret = candidate ? vault.unseal(TOTP_USE, candidate.totpSecret) : NOBODY;
    const step = stepTyped(secret, halfWidth(code).replace(/\s/g, ""), now);
    const hash = candidate?.passwordHash ?? null;
    const isRight = await vault.verifySecret(hash, plainPassword(password), "strangers");
    return isRight ? step : null;
  } catch (thrown) {
    if (candidate) await forgiveTry(context.db, candidate.id);
    await forgiveNetwork(context);
    throw thrown;
  }
}

/** Opens the session; null where the code was used before. */
function open(context: Anyone, { id }: Candidate, step: number): Promise<string | null> {
  const { label, address } = context.from;
  return context.db.transaction(async (tx) => {
    if (!(await useStep(tx, id, step))) return null;
    const cookie = await context.staffSessions.open(tx, { staffId: id, label, address });
    await addSignIn(tx, id, { outcome: "ok", label, address });
    await recordTry(tx, context, id, "ok");
    return cookie;
  });
}

async function refuse(context: Anyone, candidate: Candidate | null): Promise<never> {
  const refusal = new Refusal("DESK000003");
  const { label, address } = context.from;
  await context.db.transaction(async (tx) => {
    if (candidate) {
      const outcome = candidate.wrong < STAFF_ATTEMPTS ? "wrong" : "locked";
      await addSignIn(tx, candidate.id, { outcome, label, address });
    }
    await recordTry(tx, context, candidate?.id ?? null, refusal.code);
  });
  throw refusal;
}

/** Writes a try into the trail with the member of staff as its actor; a stranger's is counted. */
function recordTry(tx: Db, context: Anyone, id: string | null, outcome: string): Promise<void> {
  const actor = id === null ? context.actor : { kind: "staff" as const, id };
  return record(tx, context, { event: EVENT, outcome, actor });
}
