// Where things are in the accessible bank, and where one may be sent.

import type { TransferState } from "#areas/transfer/rules/steps.ts";

/** The pages of the menu, by the name of their words. */
export const pages = {
  entry: "/accessible",
  overview: "/accessible/overview",
  transfer: "/accessible/transfer",
  history: "/accessible/history",
  notices: "/accessible/notices",
  sitemap: "/accessible/sitemap",
} as const;

export type AccessiblePage = keyof typeof pages;

/** Where the customer signs in and out. */
export const SIGN_IN = "/accessible/login";

/** Where the same lines go out as a file. */
export const HISTORY_FILE = "/accessible/history/file";

/** Where a receipt goes out as a PDF. */
export const RECEIPT_FILE = "/accessible/transfer/receipt";

/** The pages of a transfer: its five steps in order, and where an unknown outcome is looked up. */
export const transferPages = {
  info: "/accessible/transfer",
  confirm: "/accessible/transfer/confirm",
  code: "/accessible/transfer/code",
  pin: "/accessible/transfer/pin",
  done: "/accessible/transfer/done",
  checking: "/accessible/transfer/checking",
} as const;

export type TransferPage = keyof typeof transferPages;

/** The steps that are counted. */
export const transferSteps = ["info", "confirm", "code", "pin", "done"] as const;

export type TransferStep = (typeof transferSteps)[number];

/** The codes that say that nobody is signed in any more. */
const endings = ["CHEA000001", "CHEA000003", "CHEA000206"];

/** Whether a code says that nobody is signed in any more. */
export function isEnding(code: string): boolean {
  return endings.includes(code);
}

/** The page of a transfer by its key. */
export function transferAddress(page: TransferPage, key: string): string {
  return `${transferPages[page]}?key=${key}`;
}

/** Where a transfer in a state goes on. */
const placesOf: Readonly<Record<TransferState, TransferPage>> = {
  unknown: "info",
  prepared: "confirm",
  confirmed: "code",
  coded: "pin",
  cancelled: "info",
  expired: "info",
  done: "done",
  pending: "done",
  rejected: "done",
};

/** The page where a transfer stands now. */
export function placeOf(state: TransferState): TransferPage {
  return placesOf[state];
}

/**
 * Where to send a customer who opens the page of a step, or null to stay. What was agreed to can
 * be looked at again until its code was typed.
 */
export function wayFrom(
  page: "confirm" | "code" | "pin",
  { state, goesOn }: { state: TransferState; goesOn: boolean },
): TransferPage | null {
  const place = placeOf(state);
  if (place === "done") return "done";
  if (!goesOn) return "info";
  const stays = page === place || (page === "confirm" && state === "confirmed");
  return stays ? null : place;
}

/** Whether a text is the key of a transfer as this site makes them. */
export function isKey(text: string | null): text is string {
  return (
    text !== null &&
    /^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text)
  );
}
