import { hasSecret, readSecret } from "#areas/verification/server/secret-input.ts";
import { type Told, trailed } from "#areas/verification/server/trail.ts";
import {
  readNationalId,
  readUserId,
  requireFilled,
} from "#areas/verification/server/typed-identity.ts";
import type { Input, Output } from "#base/call.ts";
import { formatMoment } from "#base/day.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { maskName } from "#base/names.ts";
import type { NationalId } from "#base/national-id.ts";
import { plainPassword } from "#base/password.ts";
import { IDLE_SECONDS } from "#base/sign-in.ts";
import { tierCodes } from "#base/transfer-limits.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import type { Asked } from "#server/asked.ts";
import { record } from "#server/audit.ts";
import type { signIn as signInCall } from "../contract/session.ts";
import { DEVICES_MOST, maskUserId, riskOf, type SignInOutcome } from "../rules.ts";
import { type Candidate, type CustomerRow, candidateOf, lockCustomer } from "../store/customers.ts";
import { rememberDevice } from "../store/devices.ts";
import { addSignIn, type Earlier, earlierSignIn, sightOf } from "../store/history.ts";
import { tell } from "./letters.ts";
import { forgetTries, locked, type Pair, tellLocked, tryPassword } from "./password-tries.ts";
import { remember, rememberedId } from "./remembered.ts";

type SignInInput = Input<typeof signInCall>;
type SignInOutput = Output<typeof signInCall>;
type Anyone = Asked<"anyone">;

/** The browser of a sign-in. */
interface Browser {
  fingerprintHash: Buffer | null;
  label: string;
  address: string;
}

const EVENT = "login";

/** Signs a customer in. Whoever is unknown is refused in the same words, after the same work. */
export async function signIn(input: SignInInput, asked: Anyone): Promise<SignInOutput> {
  const pair = readPair(input, asked);
  const inTurn = () =>
    trailed(asked, EVENT, (told) => judgeAndWelcome(input, asked, { pair, told }));
  return asked.vault.inTurn(inTurn);
}

async function judgeAndWelcome(
  input: SignInInput,
  asked: Anyone,
  { pair, told }: { pair: Pair & { nationalId: NationalId }; told: Told },
): Promise<SignInOutput> {
  const secret = await readSecret(asked, input, { field: "pswd", plain: input.pswd });
  const candidate = await candidateOf(asked.db, pair.nationalId, pair.userId);
  told.customerId = candidate?.id ?? null;
  const browser = browserOf(input, asked);
  const typed = plainPassword(secret);
  const left = await judge(asked, { pair, candidate, browser, typed });
  const passed = { pair, candidate: candidate as Candidate, browser, left };
  const welcomed = await welcome(asked, told, passed);
  if (input.rmbrNatlIdYn) remember(asked, input.rmbrNatlIdYn === "Y" ? pair.nationalId : null);
  return welcomed;
}

/** What was typed, right in form; every empty field is said at once. */
function readPair(input: SignInInput, asked: Anyone): Pair & { nationalId: NationalId } {
  const remembered = input.rememberedYn === "Y" ? rememberedId(asked) : null;
  const natlId = input.natlId?.trim() ? input.natlId : (remembered ?? "");
  const pswd = hasSecret(input, input.pswd) ? "typed" : "";
  requireFilled({ natlId, userId: input.userId, pswd });
  return { nationalId: readNationalId(natlId), userId: readUserId(input.userId ?? "") };
}

function browserOf({ fds }: SignInInput, { vault, from }: Anyone): Browser {
  const fingerprintHash = fds ? vault.mac("login-fingerprint", fds) : null;
  return { fingerprintHash, label: from.label, address: from.address };
}

/** What is judged: the pair that was typed, and whose it is. */
interface Trial {
  pair: Pair;
  candidate: Candidate | null;
  browser: Browser;
  typed: string;
}

/** Throws when the password is wrong; otherwise answers how many tries were left after this one. */
async function judge(asked: Anyone, { pair, candidate, browser, typed }: Trial): Promise<number> {
  const passwordHash = candidate?.passwordHash ?? null;
  const { isRight, left } = await tryPassword(asked, pair, { passwordHash, typed });
  if (isRight) return left;
  await asked.db.transaction(async (tx) => {
    const outcome = left > 0 ? "wrong" : "locked";
    const customerId = candidate?.id ?? null;
    await addSignIn(tx, { id: uuid(), customerId, outcome, risk: null, reasons: [], ...browser });
    if (left === 0) await tellLocked(tx, asked, candidate);
  });
  throw wrongPassword(left);
}

function wrongPassword(left: number): Refusal {
  return left > 0 ? new Refusal("CHEA000012", { left }, { left }) : locked("attempts");
}

/** A trial that was passed. */
interface Passed extends Omit<Trial, "typed"> {
  candidate: Candidate;
  left: number;
}

/** What became of a right password. */
type Verdict = { refusal: Refusal } | { cookie: string; answer: SignInOutput };

async function welcome(asked: Anyone, told: Told, passed: Passed): Promise<SignInOutput> {
  const { id } = passed.candidate;
  // A refusal leaves the transaction as an answer, so that what was written of it stays.
  const verdict = await asked.db.transaction((tx) => decide(tx, asked, told, passed));
  if ("refusal" in verdict) throw verdict.refusal;
  // This process knows at once that the session elsewhere is over.
  asked.sessions.forget(id);
  asked.cookies.set({ name: "session", value: verdict.cookie, seconds: null });
  return verdict.answer;
}

async function decide(tx: Db, asked: Anyone, told: Told, passed: Passed): Promise<Verdict> {
  const { pair, candidate, browser, left } = passed;
  const customer = await lockCustomer(tx, candidate.id, asked.language);
  // A password that was changed while it was being checked is wrong by now.
  if (customer.passwordHash !== candidate.passwordHash) return { refusal: wrongPassword(left) };
  await forgetTries({ db: tx, vault: asked.vault }, pair);
  const earlier = await earlierSignIn(tx, customer.id, "latest");
  const sight = await sightOf(tx, customer.id, browser);
  const hasFingerprint = browser.fingerprintHash !== null;
  const { risk, reasons } = riskOf({ ...sight, hasFingerprint, failures: earlier.failures });
  told.detail = { risk, reasons: reasons.join(" ") };
  const outcome = outcomeOf(customer);
  const row = { id: uuid(), customerId: customer.id, outcome, risk, reasons, ...browser };
  await addSignIn(tx, row);
  if (outcome !== "ok") return { refusal: refusalOf(outcome) };
  const { fingerprintHash, label, address } = browser;
  if (fingerprintHash) {
    await rememberDevice(tx, customer.id, { fingerprintHash, label, most: DEVICES_MOST });
  }
  const cookie = await asked.sessions.open(tx, { customerId: customer.id, risk, label, address });
  if (risk !== "low") {
    await tell(tx, asked, customer, { letter: "newDevice", facts: { device: label } });
  }
  await record(tx, asked, { ...told, event: EVENT, outcome: "ok" });
  const view = signedInView(customer, earlier, risk);
  return { cookie, answer: { loggedIn: true, ...view, sessSecs: IDLE_SECONDS } };
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

/** The signed-in customer as the page shows it. */
export function signedInView(
  { name, userId, tier }: CustomerRow,
  { at, label, failures }: Earlier,
  risk: SignInOutput["riskCd"],
) {
  return {
    custNm: maskName(name),
    userId: maskUserId(userId ?? ""),
    indvCustAcctTpCd: tierCodes[tier ?? "basic"],
    lastLgnDtm: at && formatMoment(at),
    lastLgnDvc: label,
    failCnt: failures,
    riskCd: risk,
  };
}
