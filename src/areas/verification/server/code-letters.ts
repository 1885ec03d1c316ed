import { bankName } from "#base/site/brand.ts";
import { fill, type Language } from "#base/text/language.ts";
import type { Channel, Purpose } from "../rules.ts";
import { verificationTexts } from "../texts/words.ts";

/** The content of a code's letter. */
interface MessageFacts {
  code: string;
  purpose: Purpose;
  channel: Channel;
  seconds: number;
  language: Language;
}

/** The standard letter of a code: its purpose, its validity, and a warning never to share it. */
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
