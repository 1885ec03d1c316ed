import { OTP_ATTEMPTS } from "#base/identity/otp.ts";
import { LOGIN_ATTEMPTS } from "#base/identity/sign-in.ts";
import { appName, callCentre } from "#base/site/brand.ts";
import { CARD_NUMBER_ATTEMPTS, DISPUTE_DAYS } from "#base/site/service.ts";
import { type Facts, fill, type Language } from "#base/text/language.ts";
import { catalogue, type ErrorCode } from "./catalogue.ts";

const grouped = new Intl.NumberFormat("en-US");

/** Placeholders that every sentence may use: the app's name, the call centre, an example ID, numbers of rules. */
export function standingFacts(language: Language): Facts {
  return {
    app: appName[language],
    phone: callCentre.tollFree,
    example: "A123456789",
    codeTries: OTP_ATTEMPTS,
    signInTries: LOGIN_ATTEMPTS,
    cardTries: CARD_NUMBER_ATTEMPTS,
    disputeDays: DISPUTE_DAYS,
  };
}

/** The sentence of a refusal, filled; numbers are quantities and get thousands separators. */
export function sentenceOf(code: ErrorCode, facts: Facts, language: Language): string {
  return fill(catalogue[code][language], { ...standingFacts(language), ...withGroups(facts) });
}

/** The sentences that a page may need: its loader sends these, and not the whole catalogue. */
export function sentencesOf<Code extends ErrorCode>(
  codes: readonly Code[],
  facts: Facts,
  language: Language,
): Readonly<Record<Code, string>> {
  const entries = codes.map((code) => [code, sentenceOf(code, facts, language)]);
  return Object.fromEntries(entries);
}

function withGroups(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === "number" ? grouped.format(fact) : fact,
    ]),
  );
}
