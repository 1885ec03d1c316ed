import type { Translated } from "../text/language.ts";
import brand from "./brand.json" with { type: "json" };

// Everything that names the bank, and its colours. Another bank replaces brand.json, builds, starts
// on an empty database and redraws the images of shared links; decision 050.

/** A colour in the light and the dark theme. */
export interface Colour {
  day: string;
  night: string;
}

/** The bank's own name. */
export const bankName: Translated = brand.name;

/** The bank's legal name, as in the footer and on documents. */
export const bankLegalName: Translated = brand.legalName;

/** The name of the mobile app. */
export const appName: Translated = brand.appName;

/** The address of the bank's head office. */
export const bankAddress: Translated = brand.address;

/** The bank's tax number, and that of its tax register. */
export const bankTax: Readonly<{ number: string; register: string }> = brand.tax;

/** The code by which other banks reach this one; the default is not assigned to any real bank. */
export const OWN_BANK_CODE = brand.bankCode;

/** How to reach people: toll-free inside Taiwan, and from anywhere. */
export const callCentre: Readonly<{ tollFree: string; anywhere: string }> = brand.callCentre;

/** Where customers send mail. */
export const CONTACT_MAIL = brand.mail;

/** The anti-fraud line of the police, for customers of any bank. */
export const FRAUD_LINE = "165";

interface AppStore {
  store: string;
  least: string;
}

/** The mobile app's stores, and the oldest systems it runs on. */
export const app: Readonly<{ ios: AppStore; android: AppStore }> = brand.app;

/** The brand's tokens of tokens.css, for drawings outside the site's style sheet. */
export const colours: Readonly<Record<keyof typeof brand.colours, Colour>> = brand.colours;
