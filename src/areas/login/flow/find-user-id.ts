// The steps of finding a user ID: national ID, code, user ID. Each needs the result of the one
// before.

import { type FormTexts, formWith, type Refused } from "#base/call/submitted.ts";
import type { ActOf } from "#base/flow/table.ts";
import { secondsToWait, textOf } from "#web/refused.ts";
import type { Visit } from "#web/visit.ts";
import { checkNationalId, findUserId } from "../contract/recovery.ts";
import { codeIn, proveCode, sendCode } from "./codes.ts";
import type { SentCode, userIdRecoveryFlow } from "./table.ts";

/** What the page shows. */
export type Finding =
  | { at: "identity"; nationalId: string; wrong: Refused }
  | { at: "code"; nationalId: string; code: SentCode; isResent?: true; wrong?: Refused }
  | { at: "found"; userId: string; joinedOn: string; address: string; wrong?: never }
  | { at: "stop"; wrong: Refused };

const purpose = "find-user-id";

type Steps = Record<ActOf<typeof userIdRecoveryFlow>, unknown>;

/** The steps by the form that was sent. */
export const findingSteps = { begin, code, resend } satisfies Steps;

async function begin(visit: Visit, form: FormTexts): Promise<Finding> {
  const typed = textOf(form, "nationalId");
  const checked = await visit.submit(checkNationalId, form);
  if (!checked.ok) return { at: "identity", nationalId: typed, wrong: checked };
  const { nationalId } = checked.content;
  const { sent, wrong } = await sendCode(visit, form, { by: "mail", purpose });
  if (!sent) return { at: "identity", nationalId, wrong };
  return { at: "code", nationalId, code: sent, ...(wrong && { wrong }) };
}

async function resend(visit: Visit, form: FormTexts): Promise<Finding> {
  const nationalId = textOf(form, "nationalId");
  const by = textOf(form, "by") === "sms" ? "sms" : "mail";
  const { sent, wrong } = await sendCode(visit, form, { by, purpose });
  if (sent) {
    return { at: "code", nationalId, code: sent, ...(wrong ? { wrong } : { isResent: true }) };
  }
  // The code already sent can still be typed, if the page has its id.
  const earlier = latestCode(form);
  const isWaiting = secondsToWait(wrong) !== null && earlier.id !== "";
  if (isWaiting) return { at: "code", nationalId, code: earlier, wrong };
  return { at: "identity", nationalId, wrong };
}

async function code(visit: Visit, form: FormTexts): Promise<Finding> {
  const nationalId = textOf(form, "nationalId");
  const sent = latestCode(form);
  const outcome = await proveCode(visit, form, sent.by);
  if ("wrong" in outcome) return { at: "code", nationalId, code: sent, wrong: outcome.wrong };
  const found = await visit.submit(findUserId, formWith(form, { codeProof: outcome.proof }));
  if (!found.ok) return { at: "stop", wrong: found };
  const { userId, joinedOn, sentTo: address } = found.content;
  return { at: "found", userId, joinedOn, address };
}

function latestCode(form: FormTexts): SentCode {
  const bySms = codeIn(form, "sms");
  return bySms.id === "" ? codeIn(form, "mail") : bySms;
}
