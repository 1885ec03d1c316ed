import { type Contact, contactOf } from "#areas/customer/server.ts";
import { bankName, callCentre } from "#base/site/brand.ts";
import { type Facts, fill, type Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { writeLetter } from "#server/outbox/letters.ts";
import { cardLetters, type Letters } from "../texts/letters.ts";

/** A letter about a card: which one, to whom, and its content. */
export interface CardLetter {
  letter: keyof Letters;
  customerId: string;
  facts: Facts;
  /** The language of the acting person; without it the customer's own. */
  language?: Language;
}

/**
 * Notifies the customer by email and SMS, in the transaction of the event: a stranger may have
 * blocked the card or disputed the payment.
 */
export async function writeToCustomer(
  tx: Db,
  { letter, customerId, facts, language }: CardLetter,
): Promise<void> {
  const contact: Contact | null = await contactOf(tx, customerId);
  if (!contact) return;
  const chosen = language ?? contact.language;
  const texts = cardLetters[chosen][letter];
  const filled = { ...facts, bank: bankName[chosen], phone: callCentre.tollFree };
  const shared = { customerId, language: chosen };
  if (contact.email !== null) {
    const [subject, body] = [fill(texts.subject, filled), fill(texts.mail, filled)];
    await writeLetter(tx, { ...shared, channel: "mail", address: contact.email, subject, body });
  }
  const body = fill(texts.sms, filled);
  await writeLetter(tx, {
    ...shared,
    channel: "sms",
    address: contact.mobile,
    subject: null,
    body,
  });
}
