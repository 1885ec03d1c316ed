import {
  appName,
  bankAddress,
  bankLegalName,
  bankName,
  CONTACT_MAIL,
  callCentre,
  OWN_BANK_CODE,
} from "../site/brand.ts";
import type { Language } from "../text/language.ts";

// What content files call by a name in braces instead of writing it out, so that another bank changes
// its brand and no content.

const namesIn = (language: Language): Readonly<Record<string, string>> => ({
  bank: bankName[language],
  "legal-name": bankLegalName[language],
  app: appName[language],
  phone: callCentre.tollFree,
  "phone-abroad": callCentre.anywhere,
  mail: CONTACT_MAIL,
  "bank-code": OWN_BANK_CODE,
  address: bankAddress[language],
});

/** The names that may stand in braces. */
export const contentNames: readonly string[] = Object.keys(namesIn("zh"));

/** Puts the bank's names and numbers where a text has their names in braces. */
export function fillNames(text: string, language: Language): string {
  const names = namesIn(language);
  return text.replace(/\{([a-z-]+)\}/g, (hole, name: string) => names[name] ?? hole);
}
