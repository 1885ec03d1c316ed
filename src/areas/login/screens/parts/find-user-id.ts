// The steps of finding a user ID: national ID, code, user ID. Each needs the result of the one
// before.

import { type FormTexts, formWith } from "#base/call/submitted.ts";
import type { Visit } from "#web/visit.ts";
import { checkNationalId, findUserId } from "../../contract/recovery.ts";
import { codeIn, proveCode, type SentCode, secondsToWait, sendCode } from "./codes.ts";
import { textOf, type Wrong } from "./wrong.ts";

/** The current step of the flow. */
export type Finding =
  | { at: "identity"; nationalId: string; wrong: Wrong }
  | { at: "code"; nationalId: string; code: SentCode; isResent?: true; wrong?: Wrong }
  | { at: "found"; userId: string; joinedOn: string; address: string }
  | { at: "stop"; wrong: Wrong };

type Submits = Pick<Visit, "submit" | "now" | "visitor">;

const purpose = "find-user-id";

/** Performs the step named by the form; without one the flow starts. */
export async function findingStep(visit: Submits, form: FormTexts): Promise<Finding> {
  const step = textOf(form, "step");
  if (step === "code") return proved(visit, form);
  return step === "resend" ? resent(visit, form) : begun(visit, form);
}

async function begun(visit: Submits, form: FormTexts): Promise<Finding> {
  const typed = textOf(form, "nationalId");
  const checked = await visit.submit(checkNationalId, form);
  if (!checked.ok) return { at: "identity", nationalId: typed, wrong: checked };
  const { nationalId } = checked.content;
  const outcome = await sendCode(visit, form, { by: "mail", purpose });
  if (!("sent" in outcome)) return { at: "identity", nationalId, wrong: outcome.wrong };
  const { sent: code, wrong } = outcome;
  return { at: "code", nationalId, code, ...(wrong && { wrong }) };
}

async function resent(visit: Submits, form: FormTexts): Promise<Finding> {
  const nationalId = textOf(form, "nationalId");
  const by = textOf(form, "by") === "sms" ? "sms" : "mail";
  const outcome = await sendCode(visit, form, { by, purpose });
  if ("sent" in outcome) {
    const { sent, wrong } = outcome;
    return { at: "code", nationalId, code: sent, ...(wrong ? { wrong } : { isResent: true }) };
  }
  const { wrong } = outcome;
  // The code already sent can still be typed, if the page has its id.
  const code = latestCode(form);
  const isWaiting = secondsToWait(wrong) !== null && code.id !== "";
  if (isWaiting) return { at: "code", nationalId, code, wrong };
  return { at: "identity", nationalId, wrong };
}

async function proved(visit: Submits, form: FormTexts): Promise<Finding> {
  const nationalId = textOf(form, "nationalId");
  const code = latestCode(form);
  const outcome = await proveCode(visit, form, code.by);
  if ("wrong" in outcome) return { at: "code", nationalId, code, wrong: outcome.wrong };
  const found = await visit.submit(findUserId, formWith(form, { codeProof: outcome.proof }));
  if (!found.ok) return { at: "stop", wrong: found };
  const { userId, joinedOn, sentTo: address } = found.content;
  return { at: "found", userId, joinedOn, address };
}

function latestCode(form: FormTexts): SentCode {
  const bySms = codeIn(form, "sms");
  return bySms.id === "" ? codeIn(form, "mail") : bySms;
}
