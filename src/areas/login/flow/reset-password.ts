// The steps of resetting a password: identity, a code by SMS and one by mail, the password.

import type { FormTexts, Refused } from "#base/call/submitted.ts";
import type { ActOf } from "#base/flow/table.ts";
import { passwordStrength, type StrengthLevel } from "#base/identity/password-strength.ts";
import { secondsToWait, textOf } from "#web/refused.ts";
import type { Visit } from "#web/visit.ts";
import { resetPassword } from "../contract/recovery.ts";
import { codeIn, proveCode, sendCode } from "./codes.ts";
import { type By, codeFields, type passwordRecoveryFlow, type SentCode } from "./table.ts";

/** Whose password it is, as typed. */
export interface Identity {
  nationalId: string;
  userId: string;
}

/** A code that was sent, or the proof that it was typed correctly. */
export type CodeStep = { code: SentCode } | { proof: string };

/** What the page shows. */
export type Resetting =
  | { at: "identity"; identity: Identity; wrong: Refused }
  | {
      at: "codes";
      identity: Identity;
      steps: Record<By, CodeStep>;
      isResent?: true;
      wrong?: Refused;
    }
  | { at: "password"; identity: Identity; proofs: Record<By, string>; wrong?: Refused }
  | { at: "done"; time: string; strength: StrengthLevel | null; wrong?: never }
  | { at: "stop"; wrong: Refused };

const purpose = "reset-password";

type Steps = Record<ActOf<typeof passwordRecoveryFlow>, unknown>;

/** The steps by the form that was sent. */
export const resettingSteps = { begin, codes, resend, password } satisfies Steps;

async function begin(visit: Visit, form: FormTexts): Promise<Resetting> {
  const identity = identityIn(form);
  const sms = await sendCode(visit, form, { by: "sms", purpose });
  if (!sms.sent) return { at: "identity", identity, wrong: sms.wrong };
  const mail = await sendCode(visit, form, { by: "mail", purpose });
  const unsent: SentCode = { by: "mail", id: "", until: "" };
  const steps = { sms: { code: sms.sent }, mail: { code: mail.sent ?? unsent } };
  const wrong = mail.wrong ?? sms.wrong;
  return { at: "codes", identity, steps, ...(wrong && { wrong }) };
}

async function resend(visit: Visit, form: FormTexts): Promise<Resetting> {
  const identity = identityIn(form);
  const by = textOf(form, "by") === "sms" ? "sms" : "mail";
  const steps = { sms: stepIn(form, "sms"), mail: stepIn(form, "mail") };
  const { sent, wrong } = await sendCode(visit, form, { by, purpose });
  if (sent) {
    const withCode = { ...steps, [by]: { code: sent } };
    const what = wrong ? { wrong } : { isResent: true as const };
    return { at: "codes", identity, steps: withCode, ...what };
  }
  const isWaiting = secondsToWait(wrong) !== null;
  return isWaiting ? { at: "codes", identity, steps, wrong } : { at: "identity", identity, wrong };
}

async function codes(visit: Visit, form: FormTexts): Promise<Resetting> {
  const identity = identityIn(form);
  const sms = await provedOne(visit, form, "sms");
  const mail = await provedOne(visit, form, "mail");
  const wrongs = [sms, mail].flatMap(({ wrong }) => wrong ?? []);
  if ("proof" in sms.step && "proof" in mail.step) {
    const proofs = { sms: sms.step.proof, mail: mail.step.proof };
    return { at: "password", identity, proofs };
  }
  const [first] = wrongs as [Refused];
  const fields = wrongs.flatMap((wrong) => wrong.fields);
  const steps = { sms: sms.step, mail: mail.step };
  return { at: "codes", identity, steps, wrong: { ...first, fields } };
}

/** A code that was already proved is not requested again. */
async function provedOne(
  visit: Visit,
  form: FormTexts,
  by: By,
): Promise<{ step: CodeStep; wrong?: Refused }> {
  const step = stepIn(form, by);
  if ("proof" in step) return { step };
  const outcome = await proveCode(visit, form, by);
  return "proof" in outcome ? { step: outcome } : { step, wrong: outcome.wrong };
}

async function password(visit: Visit, form: FormTexts): Promise<Resetting> {
  const submitted = await visit.submit(resetPassword, form);
  if (submitted.ok) {
    const plain = textOf(form, "newPassword");
    const strength = plain === "" ? null : passwordStrength(plain).level;
    return { at: "done", time: submitted.content.changedAt, strength };
  }
  const field = fieldOf(submitted);
  if (field === null) return { at: "stop", wrong: submitted };
  const { message, fields } = submitted;
  const wrong = { ...submitted, fields: fields.length > 0 ? fields : [{ field, message }] };
  const proofs = {
    sms: textOf(form, codeFields.sms.proof),
    mail: textOf(form, codeFields.mail.proof),
  };
  return { at: "password", identity: identityIn(form), proofs, wrong };
}

/** The field to correct; null if the whole flow has failed. */
function fieldOf({ code }: Refused): "newPassword" | "newPasswordAgain" | null {
  if (code === "PSWD000006") return "newPasswordAgain";
  return /^(PSWD|KPAD|400)/.test(code) ? "newPassword" : null;
}

function identityIn(form: FormTexts): Identity {
  return { nationalId: textOf(form, "nationalId"), userId: textOf(form, "userId") };
}

function stepIn(form: FormTexts, by: By): CodeStep {
  const proof = textOf(form, codeFields[by].proof);
  return proof === "" ? { code: codeIn(form, by) } : { proof };
}
