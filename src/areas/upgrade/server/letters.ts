import { contactOf } from "#areas/customer/server.ts";
import { bankName, callCentre } from "#base/site/brand.ts";
import { type Facts, fill } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { writeLetter } from "#server/outbox/letters.ts";
import { COMPLETE_PATH, UPGRADE_PATH, VIDEO_STEP_PATH } from "../flow/table.ts";
import { type LetterName, letterTexts } from "../texts/letters.ts";

const paths: Readonly<Record<LetterName, string>> = {
  approved: COMPLETE_PATH,
  rejected: UPGRADE_PATH,
  callBack: VIDEO_STEP_PATH,
};

interface Message {
  letter: LetterName;
  facts?: Facts;
  /** The public URL of the customers' site. */
  origin: string;
}

/** Notifies a customer by mail, or by SMS without a mail address, in the language used last. */
export async function tellCustomer(
  db: Db,
  customerId: string,
  { letter, facts = {}, origin }: Message,
): Promise<void> {
  const contact = await contactOf(db, customerId);
  if (!contact) throw new Error(`no customer ${customerId}`);
  const { email, mobile, language } = contact;
  const { subject, mail, sms } = letterTexts[language][letter];
  const filled = {
    ...facts,
    bank: bankName[language],
    phone: callCentre.tollFree,
    link: `${origin}${paths[letter]}`,
  };
  const shared = { customerId, language };
  await writeLetter(
    db,
    email === null
      ? { ...shared, channel: "sms", address: mobile, subject: null, body: fill(sms, filled) }
      : {
          ...{ ...shared, channel: "mail", address: email },
          subject: fill(subject, filled),
          body: fill(mail, filled),
        },
  );
}
