import { bankName } from "#base/site/brand.ts";
import { fill, type Language } from "#base/text/language.ts";
import type { Channel, Purpose } from "../rules.ts";
import { verificationTexts } from "../texts/words.ts";

/** What the letter of a code says. */
interface MessageFacts {
  code: string;
  purpose: Purpose;
  channel: Channel;
  seconds: number;
  language: Language;
}

/** The standard letter of a code: what it is for, how long, and that nobody will ask for it. */
export function codeLetter({ code, purpose, channel, seconds, language }: MessageFacts) {
  const texts = verificationTexts[language];
  const facts = {
    bank: bankName[language],
    purpose: texts.purposes[purpose],
    code,
    minutes: Math.ceil(seconds / 60),
  };
  const subject = channel === "sms" ? null : fill(texts.mailSubject, facts);
  return { subject, body: fill(channel === "sms" ? texts.sms : texts.mail, facts) };
}
