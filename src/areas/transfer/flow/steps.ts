// One function for each button of a transfer's pages: the one place that knows what a refusal means
// here, and whether a page may say that a transfer failed.

import { readSession } from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { certifyPassword } from "#areas/verification/contract.ts";
import type { FieldError } from "#base/call/call.ts";
import { type FormTexts, formWith, type Submitted } from "#base/call/submitted.ts";
import { isEnding } from "#base/identity/sign-in.ts";
import { type FlowStep, type Outcome, RELOAD } from "#web/flow.ts";
import type { Visit } from "#web/visit.ts";
import { readTransferState } from "../contract/reads.ts";
import {
  cancelTransfer,
  checkTransferCode,
  confirmTransfer,
  executeTransfer,
} from "../contract/steps.ts";
import { withoutFigures } from "../rules/private.ts";
import type { Destination, TransferButton } from "./table.ts";

/** The transfer that a form is about. */
export interface AtTransfer {
  visit: Visit;
  key: string;
  /** The frame's sentence for a PIN that was proved too long ago. */
  oldPin: string;
}

/** What a page shows beside the fields, or above them. */
export interface StepErrors {
  message: string;
  fields: FieldError[];
}

type Answer = Outcome<Destination | typeof RELOAD, StepErrors>;

type Refused = Extract<Submitted<never>, { ok: false }>;

/** The steps by their buttons. */
export const transferSteps: Record<
  TransferButton,
  FlowStep<AtTransfer, Destination, StepErrors>
> = { confirm, resend, code, execute, cancel };

async function confirm({ visit, key }: AtTransfer, form: FormData): Promise<Answer> {
  const sameAgain = form.get("sameAgain") === "yes" ? "true" : "false";
  const agreed = formWith(form, { transferKey: key, sameAgain });
  const submitted = await visit.submit(confirmTransfer, agreed);
  if (submitted.ok) return { go: "code" };
  // Submitted twice, or after going back: the code already sent for this transfer is still valid.
  if (submitted.code === "OTPS000004") {
    const { state } = await visit.ask(readTransferState, { transferKey: key });
    if (state === "confirmed") return { go: "code" };
  }
  return refusedAt(submitted.code === "TRFR000014" ? "sameAgain" : null, submitted, visit);
}

async function resend({ visit, key }: AtTransfer, form: FormTexts): Promise<Answer> {
  const submitted = await visit.submit(confirmTransfer, formWith(form, { transferKey: key }));
  return submitted.ok ? { go: "resent" } : refusedAt(null, submitted, visit);
}

async function code({ visit, key }: AtTransfer, form: FormData): Promise<Answer> {
  const submitted = await visit.submit(checkTransferCode, formWith(form, { transferKey: key }));
  if (submitted.ok) return { go: "pin" };
  const isEmpty = String(form.get("oneTimeCode") ?? "").trim() === "";
  const { empty } = loginTexts[visit.visitor.language];
  const refused = isEmpty ? { ...submitted, message: empty.oneTimeCode, fields: [] } : submitted;
  return refusedAt("oneTimeCode", refused, visit);
}

const PIN = "2";
const FAULTS_FROM = 500;

async function execute(at: AtTransfer, form: FormTexts): Promise<Answer> {
  const { visit, key } = at;
  const requested = { secretType: PIN, purpose: "transfer", referenceId: key };
  const proved = await visit.submit(certifyPassword, formWith(form, requested));
  if (!proved.ok) return refusedAt("secret", proved, visit);
  const { secretProof } = proved.content;
  try {
    const order = formWith(form, { transferKey: key, secretProof });
    const submitted = await visit.submit(executeTransfer, order);
    return submitted.ok ? { go: "done" } : await notExecuted(at, submitted);
  } catch (thrown) {
    const isFault = thrown instanceof Response && thrown.status >= FAULTS_FROM;
    if (!isFault) throw thrown;
    // The outcome is unknown: it is looked up, and never reported as a failure.
    return { go: "checking" };
  }
}

async function notExecuted({ visit, oldPin }: AtTransfer, refused: Refused): Promise<Answer> {
  // The other bank rejected it: the receipt says that the money was returned.
  if (refused.code === "TRFR000015") return { go: "done" };
  if (refused.code === "CHEA000206" && (await visit.ask(readSession, {})).loggedIn) {
    return refusedAt("secret", { ...refused, code: "400", message: oldPin, fields: [] }, visit);
  }
  return refusedAt(null, refused, visit);
}

async function cancel({ visit, key }: AtTransfer, form: FormTexts): Promise<Answer> {
  const submitted = await visit.submit(cancelTransfer, formWith(form, { transferKey: key }));
  if (submitted.ok) return { go: "cancelled" };
  const answer = await refusedAt(null, submitted, visit);
  // Whatever else prevents it: the review offers to cancel again.
  return "stay" in answer ? { go: "confirm" } : answer;
}

/** A refusal beside a field, or above the form. */
async function refusedAt(
  field: string | null,
  refused: Refused,
  { ask, visitor }: Visit,
): Promise<Answer> {
  const { code } = refused;
  if (isEnding(code)) return { signIn: code };
  // Out of order, or the fee has changed.
  if (code === "TRFR000017" || code === "TRFR000019") return { go: RELOAD };
  const shown = await withoutFigures({ ask, language: visitor.language }, refused);
  const message = (field && shown.fields[0]?.message) || shown.message;
  return { stay: { message, fields: field ? [{ field, message }] : [] }, code };
}
