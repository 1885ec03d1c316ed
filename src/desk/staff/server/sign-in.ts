import { randomBytes } from "node:crypto";
import { countForNetwork, forgiveNetwork } from "#areas/login/server/network-limit.ts";
import type { Input, Output } from "#base/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { plainPassword } from "#base/password.ts";
import { halfWidth } from "#base/typed-text.ts";
import type { Db } from "#db/db.ts";
import type { Asked } from "#server/asked.ts";
import { record } from "#server/audit.ts";
import { networkOf } from "#server/limits/network.ts";
import { stepTyped } from "#server/secrets/totp.ts";
import type { signIn as signInCall } from "../contract.ts";
import { STAFF_ATTEMPTS, TOTP_USE } from "../rules.ts";
import { addSignIn, type Candidate, countTry, forgiveTry, useStep } from "../store.ts";

type SignInInput = Input<typeof signInCall>;
type Anyone = Asked<"anyone">;

const EVENT = "desk.sign-in";
// Of somebody who is not there a code is computed too.
const NOBODY = randomBytes(20);

/**
 * Signs a member of staff in. Whoever is unknown, locked or wrong is refused in the same words after
 * the same work; a network that was wrong too often waits, as at the customers' sign-in.
 */
export function signIn(input: SignInInput, asked: Anyone): Promise<Output<typeof signInCall>> {
  return asked.vault.inTurn("strangers", networkOf(asked.from.address), async () => {
    await countForNetwork(asked);
    const candidate = await countTry(asked.db, input.userId.trim());
    const step = await judge(input, asked, candidate);
    const cookie = candidate && step !== null ? await open(asked, candidate, step) : null;
    if (cookie === null) return refuse(asked, candidate);
    await forgiveNetwork(asked);
    asked.cookies.set({ name: "staff-session", value: cookie, seconds: null });
    return { signedIn: true };
  });
}

/** The step whose code was typed, where the password is right too; what was not judged counts nothing. */
async function judge(
  { password, code }: SignInInput,
  asked: Anyone,
  candidate: Candidate | null,
): Promise<number | null> {
  try {
    const { vault, now } = asked;
    const secret = candidate ? vault.unseal(TOTP_USE, candidate.totpSecret) : NOBODY;
    const step = stepTyped(secret, halfWidth(code).replace(/\s/g, ""), now);
    const hash = candidate?.passwordHash ?? null;
    const isRight = await vault.verifySecret(hash, plainPassword(password), "strangers");
    return isRight ? step : null;
  } catch (thrown) {
    if (candidate) await forgiveTry(asked.db, candidate.id);
    await forgiveNetwork(asked);
    throw thrown;
  }
}

/** Opens the session; null where the code was used before. */
function open(asked: Anyone, { id }: Candidate, step: number): Promise<string | null> {
  const { label, address } = asked.from;
  return asked.db.transaction(async (tx) => {
    if (!(await useStep(tx, id, step))) return null;
    const cookie = await asked.staffSessions.open(tx, { staffId: id, label, address });
    await addSignIn(tx, id, { outcome: "ok", label, address });
    await recordTry(tx, asked, id, "ok");
    return cookie;
  });
}

async function refuse(asked: Anyone, candidate: Candidate | null): Promise<never> {
  const refusal = new Refusal("DESK000003");
  const { label, address } = asked.from;
  await asked.db.transaction(async (tx) => {
    if (candidate) {
      const outcome = candidate.wrong < STAFF_ATTEMPTS ? "wrong" : "locked";
      await addSignIn(tx, candidate.id, { outcome, label, address });
    }
    await recordTry(tx, asked, candidate?.id ?? null, refusal.code);
  });
  throw refusal;
}

/** Writes a try into the trail with the member of staff as its actor; a stranger's is counted. */
function recordTry(tx: Db, asked: Anyone, id: string | null, outcome: string): Promise<void> {
  const actor = id === null ? asked.actor : { kind: "staff" as const, id };
  return record(tx, asked, { event: EVENT, outcome, actor });
}
