import { randomBytes } from "node:crypto";
import { countForNetwork, forgiveNetwork } from "#areas/login/server/network-limit.ts";
import { orTakenBack, takenBack } from "#areas/verification/server/taken-back.ts";
import type { Input, Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { plainPassword } from "#base/identity/password.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { record } from "#server/audit/audit.ts";
import { networkOf } from "#server/limits/network.ts";
import { stepTyped } from "#server/secrets/totp.ts";
import type { Vault } from "#server/secrets/vault.ts";
import type { signIn as signInCall } from "../contract.ts";
import { plainRecoveryCode, RECOVERY_CODE, STAFF_ATTEMPTS, TOTP_USE } from "../rules.ts";
import { spendChallenge, spendPasskey } from "../store/passkeys.ts";
import { type Candidate, countTry, forgiveTry, resetTries } from "../store/tries.ts";
import { addSignIn, spendRecoveryCode, spendStep } from "../store.ts";
import { bindBrowser, browserOf, giveBrowserToken } from "./known-browsers.ts";
import { type PasskeyProof, passkeyProof } from "./passkeys.ts";
import { RECOVERY_USE } from "./recovery-codes.ts";

type SignInInput = Input<typeof signInCall>;
type Anyone = CallContext<"anyone">;

const EVENT = "desk.sign-in";
// Codes are computed for unknown users too, from a secret that is unsealed as well, so that the
// timing reveals nothing.
const NOBODY = randomBytes(20);
const sealedNobody = new WeakMap<Vault, Buffer>();

/**
 * Signs a member of staff in. Unknown, locked and wrong attempts get the same refusal after the
 * same work; a network with too many failures has to wait, as at the customers' sign-in.
 */
export async function signIn(
  input: SignInInput,
  context: Anyone,
): Promise<Output<typeof signInCall>> {
  if (!input.code && !input.passkey) {
    throw new Malformed([{ field: "code", code: "FELD000001", facts: {} }]);
  }
  return context.vault.inTurn("staff", networkOf(context.from.address), async () => {
    const counted = await count(input, context);
    const { candidate } = counted;
    const proof = await judge(input, context, counted);
    const opened =
      candidate && proof !== null
        ? await orTakenBack(
            () => takeBack(context, counted),
            () => open(context, candidate, proof),
          )
        : null;
    if (opened === null) return refuse(context, candidate);
    if (!counted.isOwnBrowser) await forgiveNetwork(context);
    context.cookies.set({ name: "staff-session", value: opened.session, seconds: null });
    giveBrowserToken(context, opened.token);
    return { signedIn: true };
  });
}

/** A counted try: whose, if anybody's, and whether in a browser of theirs. */
interface Counted {
  candidate: Candidate | null;
  isOwnBrowser: boolean;
}

/**
 * Counts a try before it is judged. In one transaction: the network's count is written for unknown
 * users too, and so there is always one commit that waits for the disk. A person's own browser
 * passes: strangers of the same network must not keep them out.
 */
function count({ userId: typed }: SignInInput, context: Anyone): Promise<Counted> {
  const userId = typed.trim();
  return context.db.transaction(async (tx) => {
    const browser = await browserOf(tx, context, userId);
    if (browser === null) await countForNetwork(context, tx);
    return { candidate: await countTry(tx, userId, browser), isOwnBrowser: browser !== null };
  });
}

/** What came besides the password: the code of a step, perhaps a recovery code, or a passkey's answer. */
type Proof = { step: number } | { recovery: Lookup } | { passkey: PasskeyProof };

/**
 * The second factor, if the password is right too; an attempt that was not judged is not counted.
 */
async function judge(
  { password, code = "", passkey }: SignInInput,
  context: Anyone,
  counted: Counted,
): Promise<Proof | null> {
  const { candidate } = counted;
  try {
    const { vault, now } = context;
    const secret = vault.unseal(TOTP_USE, candidate?.totpSecret ?? nobodysSecret(vault));
    const step = stepTyped(secret, halfWidth(code).replace(/\s/g, ""), now);
    const hash = candidate?.passwordHash ?? null;
    const isRight = await vault.verifySecret(hash, plainPassword(password), "staff");
    if (!isRight) return null;
    if (passkey) {
      const proof = await passkeyProof(passkey, candidate?.id ?? null, context);
      return proof && { passkey: proof };
    }
    if (step !== null) return { step };
    const typed = plainRecoveryCode(halfWidth(code));
    if (!candidate || !RECOVERY_CODE.test(typed)) return null;
    return { recovery: vault.lookup(RECOVERY_USE, candidate.id, typed) };
  } catch (thrown) {
    await takenBack(() => takeBack(context, counted));
    throw thrown;
  }
}

/** Takes back what was counted for an attempt that was right, or never judged. */
async function takeBack(context: Anyone, { candidate, isOwnBrowser }: Counted): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (candidate) await forgiveTry(tx, candidate);
    if (!isOwnBrowser) await forgiveNetwork(context, tx);
  });
}

function nobodysSecret(vault: Vault): Buffer {
  const sealed = sealedNobody.get(vault) ?? vault.seal(TOTP_USE, NOBODY);
  sealedNobody.set(vault, sealed);
  return sealed;
}

/** Opens the session and binds the browser; null if the code was already used, or is invalid. */
function open(
  context: Anyone,
  candidate: Candidate,
  proof: Proof,
): Promise<{ session: string; token: string } | null> {
  const { id } = candidate;
  const { label, address } = context.from;
  return context.db.transaction(async (tx) => {
    if (!(await spend(tx, id, proof))) return null;
    await resetTries(tx, candidate);
    const token = await bindBrowser(tx, context, id);
    const session = await context.staffSessions.open(tx, { staffId: id, label, address });
    await addSignIn(tx, id, { outcome: "ok", label, address });
    await recordTry(tx, context, id, "ok", { factor: Object.keys(proof)[0] ?? "" });
    return { session, token };
  });
}

/** Uses the proof up; false where it was used before, or is none. */
async function spend(tx: Db, id: string, proof: Proof): Promise<boolean> {
  if ("step" in proof) return spendStep(tx, id, proof.step);
  if ("recovery" in proof) return spendRecoveryCode(tx, id, proof.recovery);
  const { challenge, ...key } = proof.passkey;
  const isFresh = await spendChallenge(tx, challenge.hash, challenge.expiresAt);
  return isFresh && spendPasskey(tx, id, key);
}

async function refuse(context: Anyone, candidate: Candidate | null): Promise<never> {
  const refusal = new Refusal("DESK000003");
  const { label, address } = context.from;
  await context.db.transaction(async (tx) => {
    const isLast = candidate !== null && candidate.wrong >= STAFF_ATTEMPTS;
    const outcome = isLast ? "locked" : "wrong";
    const id = candidate?.id ?? null;
    await addSignIn(tx, id, { outcome, label, address });
    await recordTry(tx, context, id, refusal.code);
  });
  throw refusal;
}

/** Writes a try into the trail with the member of staff as its actor; a stranger's is counted. */
function recordTry(
  tx: Db,
  context: Anyone,
  id: string | null,
  outcome: string,
  detail: Record<string, string> = {},
): Promise<void> {
  const actor = id === null ? context.actor : { kind: "staff" as const, id };
  return record(tx, context, { event: EVENT, outcome, actor, detail });
}
