// The steps of resetting a password: identity, a code by SMS and one by mail, the password.

import type { FormTexts } from "#base/call/submitted.ts";
import { passwordStrength, type StrengthLevel } from "#base/identity/password-strength.ts";
import type { Visit } from "#web/visit.ts";
import { resetPassword } from "../../contract/recovery.ts";
import {
  type By,
  codeFields,
  codeIn,
  proveCode,
  type Sending,
  type SentCode,
  secondsToWait,
  sendCode,
} from "./codes.ts";
import { textOf, type Wrong } from "./wrong.ts";

/** Whose password it is, as typed. */
export interface Identity {
  nationalId: string;
  userId: string;
}

/** A code that was sent, or the proof that it was typed correctly. */
export type CodeStep = { code: SentCode } | { proof: string };

/** The current step of the flow. */
export type Resetting =
  | { at: "identity"; identity: Identity; wrong: Wrong }
  | { at: "codes"; identity: Identity; steps: Record<By, CodeStep>; isResent?: true; wrong?: Wrong }
  | { at: "password"; identity: Identity; proofs: Record<By, string>; wrong?: Wrong }
  | { at: "done"; time: string; strength: StrengthLevel | null }
  | { at: "stop"; wrong: Wrong };

type Submits = Pick<Visit, "submit" | "now" | "visitor">;

const purpose = "reset-password";

/** Performs the step named by the form; without one the flow starts. */
export async function resettingStep(visit: Submits, form: FormTexts): Promise<Resetting> {
  const step = textOf(form, "step");
  if (step === "codes") return proved(visit, form);
  if (step === "resend") return resent(visit, form);
  return step === "password" ? changed(visit, form) : begun(visit, form);
}

async function begun(visit: Submits, form: FormTexts): Promise<Resetting> {
  const identity = identityIn(form);
  const sms = await sendCode(visit, form, { by: "sms", purpose });
  if (!("sent" in sms)) return { at: "identity", identity, wrong: sms.wrong };
  const mail = await sendCode(visit, form, { by: "mail", purpose });
  const steps = { sms: { code: sms.sent }, mail: { code: sentOr(mail) } };
  const wrong = mail.wrong ?? sms.wrong;
  return { at: "codes", identity, steps, ...(wrong && { wrong }) };
}

function sentOr(outcome: Sending): SentCode {
  return "sent" in outcome ? outcome.sent : { by: "mail", id: "", until: "" };
}

async function resent(visit: Submits, form: FormTexts): Promise<Resetting> {
  const identity = identityIn(form);
  const by = textOf(form, "by") === "sms" ? "sms" : "mail";
  const steps = { sms: stepIn(form, "sms"), mail: stepIn(form, "mail") };
  const outcome = await sendCode(visit, form, { by, purpose });
  if ("sent" in outcome) {
    const { sent, wrong } = outcome;
    const withCode = { ...steps, [by]: { code: sent } };
    const what = wrong ? { wrong } : { isResent: true as const };
    return { at: "codes", identity, steps: withCode, ...what };
  }
  const { wrong } = outcome;
  const isWaiting = secondsToWait(wrong) !== null;
  return isWaiting ? { at: "codes", identity, steps, wrong } : { at: "identity", identity, wrong };
}

async function proved(visit: Submits, form: FormTexts): Promise<Resetting> {
  const identity = identityIn(form);
  const sms = await provedOne(visit, form, "sms");
  const mail = await provedOne(visit, form, "mail");
  const wrongs = [sms, mail].flatMap(({ wrong }) => wrong ?? []);
  if ("proof" in sms.step && "proof" in mail.step) {
    const proofs = { sms: sms.step.proof, mail: mail.step.proof };
    return { at: "password", identity, proofs };
  }
  const [first] = wrongs as [Wrong];
  const fields = wrongs.flatMap((wrong) => wrong.fields);
  const steps = { sms: sms.step, mail: mail.step };
  return { at: "codes", identity, steps, wrong: { ...first, fields } };
}

/** A code that was already proved is not requested again. */
async function provedOne(
  visit: Submits,
  form: FormTexts,
  by: By,
): Promise<{ step: CodeStep; wrong?: Wrong }> {
  const step = stepIn(form, by);
  if ("proof" in step) return { step };
  const outcome = await proveCode(visit, form, by);
  return "proof" in outcome ? { step: outcome } : { step, wrong: outcome.wrong };
}

async function changed(visit: Submits, form: FormTexts): Promise<Resetting> {
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
function fieldOf({ code }: Wrong): "newPassword" | "newPasswordAgain" | null {
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
