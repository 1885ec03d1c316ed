import {
  bindToken,
  carriedToken,
  giveToken,
  isKnownToken,
} from "#areas/verification/server/device-token.ts";
import { tell } from "#areas/verification/server/letters.ts";
import { forgetTries, locked, storeUpgraded } from "#areas/verification/server/password-tries.ts";
import { hasSecret } from "#areas/verification/server/secret-input.ts";
import { orTakenBack } from "#areas/verification/server/taken-back.ts";
import { type AuditDetail, auditRefusals } from "#areas/verification/server/trail.ts";
import {
  readNationalId,
  readUserId,
  requireFilled,
} from "#areas/verification/server/typed-identity.ts";
import type { Input, Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { IDLE_SECONDS } from "#base/identity/sign-in.ts";
import { browserName } from "#base/site/browser-name.ts";
import { formatMoment } from "#base/time/day.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { isSameSecret } from "#server/keys/named.ts";
import { networkOf } from "#server/limits/network.ts";
import type { Lane } from "#server/secrets/vault.ts";
import type { signIn as signInCall } from "../contract/session.ts";
import { DEVICES_MOST, maskUserId, riskOf, type SignInOutcome } from "../rules.ts";
import {
  type Candidate,
  type CustomerRow,
  candidateOf,
  lockCustomer,
  setLanguage,
} from "../store/customers.ts";
import { rememberDevice } from "../store/devices.ts";
import { addSignIn, type Earlier, earlierSignIn, sightOf } from "../store/history.ts";
import {
  type Browser,
  browserOf,
  counterOf,
  EVENT,
  judge,
  refuseQuickly,
  refuseWrong,
  type Trial,
  type TypedPair,
  uncount,
  wrongPassword,
} from "./judge-sign-in.ts";
import { forgiveNetwork } from "./network-limit.ts";
import { remember, rememberedId } from "./remembered.ts";

type SignInInput = Input<typeof signInCall>;
type SignInOutput = Output<typeof signInCall>;
type Anyone = CallContext<"anyone">;

/** Signs a customer in. An unknown customer gets the same refusal, after the same work. */
export async function signIn(input: SignInInput, context: Anyone): Promise<SignInOutput> {
  const pair = readPair(input, context);
  const carried = carriedToken(context);
  const isKnown = carried !== null && (await isKnownToken(context.db, carried));
  // One queue per network, but known browsers wait with customers: no flood keeps them out.
  const [lane, who] = isKnown
    ? (["customers", carried.token] as const)
    : (["strangers", networkOf(context.from.address)] as const);
  return context.vault.inTurn(lane, who, () =>
    auditRefusals(context, EVENT, async (auditDetail) => {
      if (!isKnown) await refuseQuickly(context, pair);
      return judgeAndWelcome(input, context, { pair, auditDetail, lane });
    }),
  );
}

async function judgeAndWelcome(
  input: SignInInput,
  context: Anyone,
  { pair, auditDetail, lane }: { pair: TypedPair; auditDetail: AuditDetail; lane: Lane },
): Promise<SignInOutput> {
  const browser = browserOf(input, context);
  const found = await candidateOf(context.db, { ...pair, token: browser.carried?.names ?? null });
  const isOwn = found?.isOwnBrowser ?? false;
  const trial: Trial = { pair, candidate: found, browser, isOwn, lane };
  if (trial.isOwn) auditDetail.customerId = found?.id ?? null;
  const { isRight, left, upgradedHash } = await judge(input, context, trial);
  // Attributed to the customer only now: unchecked attempts are counted with the strangers' ones.
  auditDetail.customerId = found?.id ?? null;
  if (!isRight) return refuseWrong(context, auditDetail, { ...trial, left });
  const passed = { ...trial, candidate: found as Candidate, left, upgradedHash };
  const welcomed = await welcome(context, auditDetail, passed);
  const { rememberNationalId } = input;
  if (rememberNationalId !== undefined)
    remember(context, rememberNationalId ? pair.nationalId : null);
  return welcomed;
}

/** What was typed, in valid format; reports all empty fields together. */
function readPair(input: SignInInput, context: Anyone): TypedPair {
  const remembered = input.useRemembered ? rememberedId(context) : null;
  const nationalId = input.nationalId?.trim() ? input.nationalId : (remembered ?? "");
  const password = hasSecret(input, input.password) ? "typed" : "";
  requireFilled({ nationalId, userId: input.userId, password });
  return { nationalId: readNationalId(nationalId), userId: readUserId(input.userId ?? "") };
}

/** An attempt with the right password. */
interface Passed extends Trial {
  candidate: Candidate;
  left: number;
  upgradedHash: string | null;
}

/** The outcome after a right password. */
type Verdict =
  | { refusal: Refusal }
  | { cookie: string; deviceToken: string | null; result: SignInOutput };

async function welcome(
  context: Anyone,
  auditDetail: AuditDetail,
  passed: Passed,
): Promise<SignInOutput> {
  const { id } = passed.candidate;
  // A refusal is returned, not thrown, so that the transaction commits what it has recorded.
  const verdict = await orTakenBack(
    () => uncount(context, passed),
    () => context.db.transaction((tx) => decide(tx, context, auditDetail, passed)),
  );
  if ("refusal" in verdict) throw verdict.refusal;
  // This process drops the ended session from its cache immediately.
  context.sessions.forget(id);
  await endOther(context, id);
  context.cookies.set({ name: "session", value: verdict.cookie, seconds: null });
  if (verdict.deviceToken) giveToken(context, verdict.deviceToken);
  return verdict.result;
}

async function decide(
  tx: Db,
  context: Anyone,
  auditDetail: AuditDetail,
  passed: Passed,
): Promise<Verdict> {
  const { candidate, browser, left } = passed;
  const customer = await lockCustomer(tx, candidate.id, context.language);
  // The password was changed while it was being checked: it no longer matches.
  const { passwordHash } = candidate;
  if (!isSameSecret(customer.passwordHash, passwordHash)) return { refusal: wrongPassword(left) };
  await storeUpgraded(tx, customer.id, { passwordHash, upgradedHash: passed.upgradedHash });
  await forgetTries(tx, counterOf(context, passed));
  if (!passed.isOwn) await forgiveNetwork(context, tx);
  const earlier = await earlierSignIn(tx, customer.id, "latest");
  const sight = await sightOf(tx, customer.id, passed);
  const hasFingerprint = browser.fingerprint !== null;
  const { risk, reasons } = riskOf({ ...sight, hasFingerprint, failures: earlier.failures });
  auditDetail.detail = { risk, reasons: reasons.join(" ") };
  const outcome = outcomeOf(customer);
  const row = { id: uuid(), customerId: customer.id, outcome, risk, reasons, ...browser };
  await addSignIn(tx, row);
  if (outcome !== "ok") return { refusal: refusalOf(outcome) };
  if (customer.language !== context.language) await setLanguage(tx, customer.id, context.language);
  const deviceToken = await rememberBrowser(tx, context, customer.id, browser);
  const { label, address } = browser;
  const cookie = await context.sessions.open(tx, { customerId: customer.id, risk, label, address });
  if (risk !== "low") {
    const device = browserName(label, context.language);
    await tell(tx, context, customer, { letter: "newDevice", facts: { device } });
  }
  const actor = { kind: "customer", id: customer.id } as const;
  await record(tx, context, { ...auditDetail, event: EVENT, outcome: "ok", actor });
  const view = signedInView(customer, earlier, risk);
  return { cookie, deviceToken, result: { loggedIn: true, ...view, sessionSeconds: IDLE_SECONDS } };
}

/**
 * Stores the browser among the customer's devices; returns its token, or null without a
 * fingerprint.
 */
async function rememberBrowser(
  tx: Db,
  context: Anyone,
  customerId: string,
  { fingerprint, label }: Browser,
): Promise<string | null> {
  if (!fingerprint) return null;
  await rememberDevice(tx, customerId, { fingerprint, label, most: DEVICES_MOST });
  return bindToken(tx, context, { customerId, fingerprint });
}

/**
 * Ends the session of another customer in this browser; in a separate transaction, to avoid a
 * deadlock.
 */
async function endOther(context: Anyone, customerId: string): Promise<void> {
  const { customer: other, db, sessions } = context;
  if (!other || other.id === customerId) return;
  await db.transaction(async (tx) => {
    await sessions.end(tx, other.id, { why: "signed-out" });
    await record(tx, context, { event: "logout", outcome: "ok" });
  });
  sessions.forget(other.id);
}

function outcomeOf({ isFlagged, standing, tier }: CustomerRow): SignInOutcome {
  if (isFlagged) return "flagged";
  if (standing === "closed") return "closed";
  return standing === "applied" || tier === null ? "no-account" : "ok";
}

function refusalOf(outcome: SignInOutcome): Refusal {
  if (outcome === "flagged") return locked("fraud");
  return new Refusal(outcome === "closed" ? "LBEA000081" : "CHEA000020");
}

/** The signed-in customer as shown on the page. */
export function signedInView(
  { name, userId, tier, stop }: CustomerRow,
  { at, label, failures }: Earlier,
  risk: SignInOutput["risk"],
) {
  return {
    customerName: name,
    userId: maskUserId(userId ?? ""),
    tier: tierCodes[tier ?? "basic"],
    lastSignInAt: at && formatMoment(at),
    lastSignInDevice: label,
    failureCount: failures,
    risk,
    panicReference: stop?.reference ?? null,
    panicAt: stop && formatMoment(new Date(stop.at)),
  };
}
