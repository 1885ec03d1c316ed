import type { Who } from "#base/call/call.ts";
import { OTP_ATTEMPTS } from "#base/identity/otp.ts";
import { PIN_ATTEMPTS } from "#base/identity/pin.ts";
import { LOGIN_ATTEMPTS } from "#base/identity/sign-in.ts";
import { bankName, callCentre } from "#base/site/brand.ts";
import { type Facts, fill, type Language } from "#base/text/language.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { type Letter, writeLetter, writeNoLetter } from "#server/outbox/letters.ts";
import { personById } from "../store/people.ts";
import type { Letters } from "../texts/letters.ts";
import { loginLetters } from "../texts/letters.ts";

/** The number of wrong attempts that triggers each lock. */
const tries: Partial<Record<keyof Letters, number>> = {
  locked: LOGIN_ATTEMPTS,
  pinLocked: PIN_ATTEMPTS,
  codesLocked: OTP_ATTEMPTS,
};

/** A person's contact data. */
export interface Reachable {
  id: string;
  mobile: string;
  email: string | null;
  /** The language they used last. */
  language: Language;
}

/** A letter about signing in, and its placeholders besides bank, moment and phone. */
interface MessageFacts {
  letter: keyof Letters;
  facts?: Facts;
  /** By email and SMS; otherwise by email, or by SMS if there is no email address. */
  both?: true;
}

/** Notifies a customer; in the customer's language if a stranger may have been the cause. */
export async function tell(
  db: Db,
  { language, now }: Pick<CallContext<Who>, "language" | "now">,
  { id, mobile, email }: Reachable,
  { letter, facts = {}, both }: MessageFacts,
): Promise<void> {
  const texts = loginLetters[language][letter];
  const bank = bankName[language];
  const filled = {
    ...facts,
    bank,
    moment: formatMoment(now),
    phone: callCentre.tollFree,
    tries: tries[letter] ?? 0,
  };
  const shared = { customerId: id, language };
  const letters: Letter[] = [];
  if (email !== null) {
    const [subject, body] = [fill(texts.subject, filled), fill(texts.mail, filled)];
    letters.push({ ...shared, channel: "mail", address: email, subject, body });
  }
  if (email === null || both) {
    const body = fill(texts.sms, filled);
    letters.push({ ...shared, channel: "sms", address: mobile, subject: null, body });
  }
  for (const each of letters) await writeLetter(db, each);
}

/** Notifies the calling customer of their own action, in the language of the call. */
export async function tellCustomer(
  db: Db,
  context: Pick<CallContext, "language" | "now" | "customer">,
  facts: MessageFacts,
): Promise<void> {
  const person = await personById(db, context.customer.id);
  if (person) await tell(db, context, person, facts);
}

/** Does the same work if there is nobody to notify. */
export async function tellNobody(db: Db): Promise<void> {
  await writeNoLetter(db);
}
