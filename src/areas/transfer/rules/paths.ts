// The pages of a transfer, and where it goes on.

import type { TransferState } from "./steps.ts";

/** The pages of a transfer: its five steps in order, and where an unknown outcome is looked up. */
export type TransferPage = "info" | "confirm" | "code" | "pin" | "done" | "checking";

/** The addresses of the pages in one of the two banks. */
export type TransferPages = Readonly<Record<TransferPage, string>>;

/** The pages in the signed-in site. */
export const transferPages: TransferPages = {
  info: "/transfer",
  confirm: "/transfer/confirm",
  code: "/transfer/code",
  pin: "/transfer/pin",
  done: "/transfer/done",
  checking: "/transfer/checking",
};

/** Where a customer confirms an unusual sign-in. */
export const VERIFY_PATH = "/overview/verify";

/** Where a receipt goes out as a PDF. */
export const RECEIPT_FILE = "/transfer/receipt";

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
const pagesByState: Readonly<Record<TransferState, TransferPage>> = {
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
export function pageOf(state: TransferState): TransferPage {
  return pagesByState[state];
}

/**
 * Where to send a customer who opens the page of a step, or null to stay. What was agreed to can
 * be looked at again until its code was typed.
 */
export function wayFrom(
  page: "confirm" | "code" | "pin",
  { state, canContinue }: { state: TransferState; canContinue: boolean },
): TransferPage | null {
  const current = pageOf(state);
  if (current === "done") return "done";
  if (!canContinue) return "info";
  const stays = page === current || (page === "confirm" && state === "confirmed");
  return stays ? null : current;
}

/** Whether a text is the key of a transfer as this site makes them. */
export function isKey(text: string | null): text is string {
  return (
    text !== null &&
    /^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text)
  );
}
