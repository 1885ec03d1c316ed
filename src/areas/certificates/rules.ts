// The certificates there are, and who can get which of them for which days.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import { REVIEW_BUSINESS_DAYS } from "#base/site/service.ts";
import { addBusinessDays } from "#base/time/business-days.ts";
import { type Day, dayFrom, yearOf } from "#base/time/day.ts";

/** The languages that certificates are written in. */
export const certificateLanguages = ["zh", "en"] as const;

export type CertificateLanguage = (typeof certificateLanguages)[number];

/** The currencies that a balance is certified in. */
export const certificateCurrencies = ["TWD", "USD"] as const;

export type CertificateCurrency = (typeof certificateCurrencies)[number];

/** The purpose of a balance certificate. */
export const purposes = ["visa", "study", "residence", "funds", "other"] as const;

export type Purpose = (typeof purposes)[number];

/** Whether a balance certificate lists accounts or states one sum. */
export const scopes = ["selected", "total"] as const;

export type Scope = (typeof scopes)[number];

/** How a certificate reaches the customer. */
export const deliveries = ["download", "mail", "post"] as const;

export type Delivery = (typeof deliveries)[number];

/** The states of a request. */
export const requestStates = ["requested", "in-review", "issued", "sent", "rejected"] as const;

export type RequestState = (typeof requestStates)[number];

/** The reasons for which staff reject a request. */
export const rejections = ["unclear", "not-deliverable", "withdrawn", "rare-letters"] as const;

export type Rejection = (typeof rejections)[number];

/** What a request waits for, why its mail did not arrive, or why it was rejected. */
export type ReviewReason =
  | "review"
  | "name"
  | "letters"
  | "signing-key"
  | "fee"
  | "time-stamp"
  | "mail-failed"
  | Rejection;

/** The maximum number of accounts on one certificate. */
export const ACCOUNTS_MOST = 20;

/** The maximum number of copies per request by post. */
export const COPIES_MOST = 10;

/** How many years of withholding statements are offered. */
export const WITHHOLDING_YEARS = 5;

/** How many verifications one network may make: enough for a clerk with a pile, not for a bot. */
export const VERIFICATIONS = { most: 60, seconds: 600 } as const;

/** An English name as in the passport: letters and separators. */
export const ENGLISH_NAME = /^[A-Za-z][A-Za-z ,.'-]{1,59}$/;

/** The length of a postal address, in characters. */
export const ADDRESS_LENGTH = { least: 8, most: 120 } as const;

/** Why a day cannot be certified, or null: it must be after the opening and before today. */
export function dateRefusal(
  baseDate: Day,
  { openedOn, today }: { openedOn: Day; today: Day },
): ErrorCode | null {
  if (baseDate >= today) return "CERT000005";
  return baseDate > openedOn ? null : "CERT000004";
}

/** The day on which a year's statement becomes available: in the next year, on a day that is set. */
export function withholdingOpensOn(year: number, opens: string): Day {
  return dayFrom(`${year + 1}-${opens}`);
}

/** The years whose statements are offered, newest first: available ones and the next. */
export function withholdingYears(
  today: Day,
  opens: string,
): { year: number; isOpen: boolean; opensOn: Day }[] {
  const newest = yearOf(today);
  return Array.from({ length: WITHHOLDING_YEARS + 1 }, (_, back) => {
    const year = newest - back;
    const opensOn = withholdingOpensOn(year, opens);
    return { year, isOpen: opensOn <= today, opensOn };
  });
}

/** Why a year's statement is not available, or null. */
export function yearRefusal(year: number, today: Day, opens: string): ErrorCode | null {
  const known = withholdingYears(today, opens).find((each) => each.year === year);
  if (!known) return "CERT000006";
  return known.isOpen ? null : "CERT000003";
}

/** Why repayments between two days cannot be certified, or null. */
export function periodRefusal(
  { from, to }: { from: Day; to: Day },
  { openedOn, today }: { openedOn: Day; today: Day },
): ErrorCode | null {
  if (from > to) return "CERT000007";
  if (to >= today) return "CERT000005";
  return to > openedOn ? null : "CERT000004";
}

/** The day by which a request in review is answered. */
export function promisedDay(today: Day): Day {
  return addBusinessDays(today, REVIEW_BUSINESS_DAYS);
}

/**
 * Whether two English names are spelled with the same letters in the same order: case, spaces and
 * punctuation differ between passports and files.
 */
export function isSameName(one: string, other: string): boolean {
  const letters = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, "");
  return letters(one) === letters(other);
}

/** Why staff must review a request before anything is issued; null if nobody must. */
export function reviewReason(
  delivery: Delivery,
  { nameOnFile }: { nameOnFile?: string },
): "review" | "name" | null {
  if (nameOnFile !== undefined) return "name";
  return delivery === "download" ? null : "review";
}

/** The state as it is shown: a document that was issued may be revoked. */
export function shownState({
  state,
  revokedOn,
}: {
  state: RequestState | null;
  revokedOn: string | null;
}): RequestState | "revoked" {
  if (state === null) return "requested";
  return revokedOn !== null && state !== "rejected" ? "revoked" : state;
}

/** A document's id in groups, as printed. */
export function formatDocumentId(documentId: string): string {
  return documentId.replace(/(.{4})(?=.)/g, "$1-");
}

/** A typed document id without its dashes, or null if invalid. */
export function parseDocumentId(typed: string): string | null {
  const plain = typed
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
  return /^[A-Z2-7]{24}$/.test(plain) ? plain : null;
}

/** A certificate's serial number as displayed: DC115-0000042. */
export function serialOf(day: Day, number: number): string {
  return `DC${yearOf(day) - 1911}-${String(number).padStart(7, "0")}`;
}
