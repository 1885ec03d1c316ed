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
import { loginLetters } from "../texts/letters.ts";
import type { Letters } from "../texts/letters-zh.ts";

/** The wrong tries after which each lock falls. */
const tries: Partial<Record<keyof Letters, number>> = {
  locked: LOGIN_ATTEMPTS,
  pinLocked: PIN_ATTEMPTS,
  codesLocked: OTP_ATTEMPTS,
};

/** Where somebody can be reached. */
export interface Reachable {
  id: string;
  mobile: string;
  email: string | null;
  /** The language that they used last. */
  language: Language;
}

/** A letter about signing in, and what stands in its holes besides bank, moment and phone. */
interface MessageFacts {
  letter: keyof Letters;
  facts?: Facts;
  /** By email and SMS; without it by email, or by SMS where there is no email. */
  both?: true;
}

/** Tells a customer what happened; in their own language where a stranger may have done it. */
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

/** Tells the customer of a call what they did themselves, in the language of the call. */
export async function tellCustomer(
  db: Db,
  context: Pick<CallContext, "language" | "now" | "customer">,
  facts: MessageFacts,
): Promise<void> {
  const person = await personById(db, context.customer.id);
  if (person) await tell(db, context, person, facts);
}

/** Does the same work where there is nobody to be told. */
export async function tellNobody(db: Db): Promise<void> {
  await writeNoLetter(db);
}
