import { setTimeout as sleep } from "node:timers/promises";
import { type Carried, carriedToken } from "#areas/verification/server/device-token.ts";
import {
  browserCounter,
  type Counter,
  isLocked,
  locked,
  type Pair,
  pairCounter,
  tellLocked,
  tryPassword,
  uncountTry,
} from "#areas/verification/server/password-tries.ts";
import { readSecret } from "#areas/verification/server/secret-input.ts";
import { takenBack } from "#areas/verification/server/taken-back.ts";
import { type AuditDetail, recorded } from "#areas/verification/server/trail.ts";
import type { Input } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { NationalId } from "#base/identity/national-id.ts";
import { plainPassword } from "#base/identity/password.ts";
import type { Lookup } from "#db/lookup.ts";
import { uuid } from "#db/uuid.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type { Lane } from "#server/secrets/vault.ts";
import type { signIn as signInCall } from "../contract/session.ts";
import type { Candidate } from "../store/customers.ts";
import { addSignIn } from "../store/history.ts";
import { countForNetwork, forgiveNetwork, repeatRefusal } from "./network-limit.ts";

const QUICK_REFUSAL_MS = 100;

type SignInInput = Input<typeof signInCall>;
type Anyone = CallContext<"anyone">;

/** What was typed, in valid format. */
export type TypedPair = Pair & { nationalId: NationalId };

/** The event of a sign-in in the trail. */
export const EVENT = "login";

/** The browser of a sign-in. */
export interface Browser {
  fingerprint: Lookup | null;
  /**
   * The device token in its cookie; a sign-in without a fingerprint counts as an unknown browser.
   */
  carried: Carried | null;
  label: string;
  address: string;
}

/** The browser of a sign-in, as far as it identifies itself. */
export function browserOf({ deviceFingerprint }: SignInInput, context: Anyone): Browser {
  const { label, address } = context.from;
  if (!deviceFingerprint) return { fingerprint: null, carried: null, label, address };
  const fingerprint = context.vault.lookup("login-fingerprint", deviceFingerprint);
  return { fingerprint, carried: carriedToken(context), label, address };
}

/** A sign-in attempt: the typed pair, the matching customer, and the browser. */
export interface Trial {
  pair: TypedPair;
  candidate: Candidate | null;
  browser: Browser;
  /** Whether the candidate has signed in with this browser before. */
  isOwn: boolean;
  lane: Lane;
}

/**
 * Refuses an attempt from an unknown browser that cannot succeed, with little work: most attempts of
 * a flood are from a network with too many failures, or for a locked pair.
 */
export async function refuseQuickly(context: Anyone, pair: TypedPair): Promise<void> {
  try {
    repeatRefusal(context);
    if (await isLocked(context.db, pairCounter(context.vault, pair))) throw locked("attempts");
  } catch (refusal) {
    // The turn stays taken meanwhile: a flood of these comes no faster than one of checked passwords.
    await sleep(QUICK_REFUSAL_MS);
    throw refusal;
  }
}

/** Counts the attempt and checks the password; if that throws, the count is reverted. */
export async function judge(input: SignInInput, context: Anyone, trial: Trial) {
  if (!trial.isOwn) await countForNetwork(context);
  try {
    const secret = await readSecret(context, input, { field: "password", plain: input.password });
    return await tryPassword(context, counterOf(context, trial), {
      passwordHash: trial.candidate?.passwordHash ?? null,
      typed: plainPassword(secret),
      lane: trial.lane,
    });
  } catch (thrown) {
    if (!trial.isOwn) await takenBack(() => forgiveNetwork(context));
    throw thrown;
  }
}

/** Takes an attempt back whose password was right, but whose customer could not be signed in. */
export async function uncount(context: Anyone, trial: Trial): Promise<void> {
  await context.db.transaction(async (tx) => {
    await uncountTry(tx, counterOf(context, trial));
    if (!trial.isOwn) await forgiveNetwork(context, tx);
  });
}

/** The name of the counter for an attempt. */
export function counterOf({ vault }: Anyone, { pair, candidate, browser, isOwn }: Trial): Counter {
  const { carried } = browser;
  if (isOwn && candidate && carried) return browserCounter(vault, candidate.id, carried.token);
  return pairCounter(vault, pair);
}

/**
 * Records a wrong password and refuses it: with the same statements, whether or not the customer
 * exists.
 */
export async function refuseWrong(
  context: Anyone,
  auditDetail: AuditDetail,
  { candidate, browser, left }: Trial & { left: number },
): Promise<never> {
  const refusal = wrongPassword(left);
  await context.db.transaction(async (tx) => {
    const outcome = left > 0 ? "wrong" : "locked";
    const customerId = candidate?.id ?? null;
    await addSignIn(tx, { id: uuid(), customerId, outcome, risk: null, reasons: [], ...browser });
    if (left === 0) await tellLocked(tx, context, candidate);
    await record(tx, context, { ...auditDetail, event: EVENT, outcome: refusal.code });
  });
  throw recorded(refusal);
}

/** The refusal of a wrong password, with the number of attempts left. */
export function wrongPassword(left: number): Refusal {
  return left > 0 ? new Refusal("CHEA000012", { left }, { left }) : locked("attempts");
}
