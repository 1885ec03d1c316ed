import type { Translated } from "../text/language.ts";
import brand from "./brand.json" with { type: "json" };

// Everything that names the bank, and its colours. Another bank writes brand.json anew, builds, starts on
// an empty database and draws the pictures of shared links anew; decision 050.

/** A colour by day and by night. */
export interface Colour {
  day: string;
  night: string;
}

/** The bank's own name. */
export const bankName: Translated = brand.name;

/** The bank's legal name, as it stands in the footer and on documents. */
export const bankLegalName: Translated = brand.legalName;

/** The name of the mobile app. */
export const appName: Translated = brand.appName;

/** Where the bank has its seat. */
export const bankAddress: Translated = brand.address;

/** The number by which the tax office knows the bank, and that of its tax register. */
export const bankTax: Readonly<{ number: string; register: string }> = brand.tax;

/** The code by which other banks reach this one; the house's is not assigned to any real bank. */
export const OWN_BANK_CODE = brand.bankCode;

/** How to reach people: toll-free inside Taiwan, and from anywhere. */
export const callCentre: Readonly<{ tollFree: string; anywhere: string }> = brand.callCentre;

/** Where customers write to. */
export const CONTACT_MAIL = brand.mail;

/** The anti-fraud line of the police, for customers of any bank. */
export const FRAUD_LINE = "165";

interface AppStore {
  store: string;
  least: string;
}

/** Where the mobile app is found, and the oldest systems it runs on. */
export const app: Readonly<{ ios: AppStore; android: AppStore }> = brand.app;

/** The tokens of tokens.css that are the brand's, for what is drawn outside of the site's style sheet. */
export const colours: Readonly<Record<keyof typeof brand.colours, Colour>> = brand.colours;
