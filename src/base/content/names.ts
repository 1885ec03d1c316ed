import {
  app,
  appName,
  bankAddress,
  bankLegalName,
  bankName,
  CONTACT_MAIL,
  callCentre,
  OWN_BANK_CODE,
} from "../site/brand.ts";
import type { Language } from "../text/language.ts";
import { behavioursIn } from "./behaviours.ts";

// The placeholders of content files, so that another bank can change its brand, and a rule its
// number, without editing content.

const namesIn = (language: Language): Readonly<Record<string, string>> => ({
  bank: bankName[language],
  "legal-name": bankLegalName[language],
  app: appName[language],
  phone: callCentre.tollFree,
  "phone-abroad": callCentre.anywhere,
  mail: CONTACT_MAIL,
  "bank-code": OWN_BANK_CODE,
  address: bankAddress[language],
  "app-ios": app.ios.least,
  "app-android": app.android.least,
});

/** A sentence may itself contain placeholders. */
const allIn = (language: Language): Readonly<Record<string, string>> => {
  const names = namesIn(language);
  const sentences = Object.entries(behavioursIn(language)).map(
    ([name, text]) => [name, filled(text, names)] as const,
  );
  return { ...names, ...Object.fromEntries(sentences) };
};

const byLanguage = new Map<Language, Readonly<Record<string, string>>>();

/** The placeholders that may be used. */
export const contentNames: readonly string[] = Object.keys(allIn("zh"));

/** Replaces a text's placeholders with the bank's names, numbers and sentences. */
export function fillNames(text: string, language: Language): string {
  const names = byLanguage.get(language) ?? allIn(language);
  byLanguage.set(language, names);
  return filled(text, names);
}

function filled(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z-]+)\}/g, (hole, name: string) => names[name] ?? hole);
}
