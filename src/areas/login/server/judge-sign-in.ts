import { type Carried, carriedToken } from "#areas/verification/server/device-token.ts";
import {
  browserCounter,
  locked,
  type Pair,
  pairCounter,
  tellLocked,
  tryPassword,
} from "#areas/verification/server/password-tries.ts";
import { readSecret } from "#areas/verification/server/secret-input.ts";
import { type AuditDetail, recorded } from "#areas/verification/server/trail.ts";
import type { Input } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { NationalId } from "#base/identity/national-id.ts";
import { plainPassword } from "#base/identity/password.ts";
import type { Lookup } from "#db/lookup.ts";
import { uuid } from "#db/uuid.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type { signIn as signInCall } from "../contract/session.ts";
import type { Candidate } from "../store/customers.ts";
import { addSignIn } from "../store/history.ts";
import { countForNetwork, forgiveNetwork } from "./network-limit.ts";

type SignInInput = Input<typeof signInCall>;
type Anyone = CallContext<"anyone">;

/** What was typed, right in form. */
export type TypedPair = Pair & { nationalId: NationalId };

/** The trail's name of a sign-in. */
export const EVENT = "login";

/** The browser of a sign-in. */
export interface Browser {
  fingerprint: Lookup | null;
  /** The token that it carries; a sign-in without a fingerprint is one of an unknown browser. */
  carried: Carried | null;
  label: string;
  address: string;
}

/** The browser of a sign-in, as far as it tells of itself. */
export function browserOf({ deviceFingerprint }: SignInInput, context: Anyone): Browser {
  const { label, address } = context.from;
  if (!deviceFingerprint) return { fingerprint: null, carried: null, label, address };
  const fingerprint = context.vault.lookup("login-fingerprint", deviceFingerprint);
  return { fingerprint, carried: carriedToken(context), label, address };
}

/** What is judged: the pair that was typed, whose it is, and in which browser. */
export interface Trial {
  pair: TypedPair;
  candidate: Candidate | null;
  browser: Browser;
  /** Whether the candidate has signed in in this browser before. */
  isOwn: boolean;
}

/** Counts the try and judges it; throws where it cannot be judged, and then counts nothing. */
export async function judge(input: SignInInput, context: Anyone, trial: Trial) {
  if (!trial.isOwn) await countForNetwork(context);
  try {
    const secret = await readSecret(context, input, { field: "password", plain: input.password });
    return await tryPassword(context, counterOf(context, trial), {
      passwordHash: trial.candidate?.passwordHash ?? null,
      typed: plainPassword(secret),
      lane: "strangers",
    });
  } catch (thrown) {
    if (!trial.isOwn) await forgiveNetwork(context);
    throw thrown;
  }
}

/** The name under which the tries of a trial are counted. */
export function counterOf({ vault }: Anyone, { pair, candidate, browser, isOwn }: Trial): Lookup {
  const { carried } = browser;
  if (isOwn && candidate && carried) return browserCounter(vault, candidate.id, carried.token);
  return pairCounter(vault, pair);
}

/** Writes a wrong password down and refuses it: by the same statements, whether anybody was meant. */
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

/** The refusal of a wrong password, with the tries that are left. */
export function wrongPassword(left: number): Refusal {
  return left > 0 ? new Refusal("CHEA000012", { left }, { left }) : locked("attempts");
}
