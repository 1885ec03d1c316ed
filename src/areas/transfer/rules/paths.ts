// The pages of a transfer, and which page comes next.

import type { TransferState } from "./steps.ts";

/** The pages of a transfer: its five steps in order, and the page that polls an unknown outcome. */
export type TransferPage = "info" | "confirm" | "code" | "pin" | "done" | "checking";

/** The paths of the pages, in the standard or the accessible site. */
export type TransferPages = Readonly<Record<TransferPage, string>>;

/** The pages of the signed-in site. */
export const transferPages: TransferPages = {
  info: "/transfer",
  confirm: "/transfer/confirm",
  code: "/transfer/code",
  pin: "/transfer/pin",
  done: "/transfer/done",
  checking: "/transfer/checking",
};

/**
 * The draft with the key of the transfer on the review page. The bank checks whose transfer a key
 * is, so the draft needs no owner.
 */
export const REVIEW_DRAFT = "transfer-review";

/** Where a customer confirms an unusual sign-in. */
export const VERIFY_PATH = "/overview/verify";

/** The path of the receipt as a PDF. */
export const RECEIPT_FILE = "/transfer/receipt";

/** The numbered steps. */
export const transferSteps = ["info", "confirm", "code", "pin", "done"] as const;

export type TransferStep = (typeof transferSteps)[number];

/** The codes that mean the session is over. */
const endings = ["CHEA000001", "CHEA000003", "CHEA000206"];

/** Whether a code means that the session is over. */
export function isEnding(code: string): boolean {
  return endings.includes(code);
}

/** The address of a transfer's page, with its key. */
export function transferAddress(page: TransferPage, key: string): string {
  return `${transferPages[page]}?key=${key}`;
}

/** The page on which a transfer in each state continues. */
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

/** The page that belongs to a transfer's current state. */
export function pageOf(state: TransferState): TransferPage {
  return pagesByState[state];
}

/**
 * Where to redirect a customer who opens the page of a step; null to stay. A confirmed transfer can
 * be reviewed again until its code was typed.
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

/** Whether a text is a transfer key in the format this site generates. */
export function isKey(text: string | null): text is string {
  return (
    text !== null &&
    /^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text)
  );
}
