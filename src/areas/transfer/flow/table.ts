// A transfer from page to page. SQL enforces the same table: an act moves a row only from one of
// its `stepsBefore`.

import { type FlowTable, pageInstead, stateAfter, statesBefore } from "#base/flow/table.ts";

/** The steps of a transfer before it is posted. */
export const steps = ["prepared", "confirmed", "coded", "cancelled"] as const;

export type Step = (typeof steps)[number];

/** Every state reported for a transfer; pending: the other bank has not answered yet. */
export const transferStates = [
  "unknown",
  ...steps,
  "expired",
  "done",
  "pending",
  "rejected",
] as const;

export type TransferState = (typeof transferStates)[number];

/** What a customer does. */
export const acts = ["prepare", "confirm", "code", "execute", "cancel"] as const;

export type Act = (typeof acts)[number];

/** What follows without the customer: within this bank a posting settles at once. */
type Settlement = "settle" | "reject";

/** The numbered pages. */
export const numberedPages = ["info", "confirm", "code", "pin", "done"] as const;

export type NumberedPage = (typeof numberedPages)[number];

/** The pages of a transfer; `checking` polls an unknown outcome. */
export type TransferPage = NumberedPage | "checking";

/** What is allowed in each state, where it leads, and on which page the transfer continues. */
export const transferFlow: FlowTable<TransferState, Act | Settlement, TransferPage> = {
  unknown: { page: "info", acts: { prepare: "prepared" } },
  prepared: { page: "confirm", acts: { confirm: "confirmed", cancel: "cancelled" } },
  confirmed: {
    page: "code",
    alsoOpen: ["confirm"],
    // Confirming again requests another code.
    acts: { confirm: "confirmed", code: "coded", cancel: "cancelled" },
  },
  coded: { page: "pin", acts: { execute: "pending", cancel: "cancelled" } },
  cancelled: { page: "info", acts: { cancel: "cancelled" } },
  expired: { page: "info", acts: { cancel: "cancelled" } },
  pending: { page: "done", acts: { settle: "done", reject: "rejected" } },
  done: { page: "done", acts: {} },
  rejected: { page: "done", acts: {} },
};

/** The buttons of the pages with a prepared transfer; the first one is the main one. */
export const buttons = {
  confirm: ["confirm", "cancel"],
  code: ["code", "resend", "cancel"],
  pin: ["execute", "cancel"],
} as const satisfies Partial<Record<TransferPage, readonly string[]>>;

/** A page that needs a prepared transfer. */
export type PreparedPage = keyof typeof buttons;

export type TransferButton = (typeof buttons)[PreparedPage][number];

/** The state that an act leads to, or null if it is out of order. */
export function stepAfter(step: TransferState, act: Act): TransferState | null {
  return stateAfter(transferFlow, step, act);
}

/** The steps from which an act is in order. */
export function stepsBefore(act: Act): Step[] {
  const before = statesBefore(transferFlow, act);
  return steps.filter((step) => before.includes(step));
}

/** The page that belongs to a transfer's current state. */
export function pageOf(state: TransferState): TransferPage {
  return transferFlow[state].page;
}

/** Where to redirect a customer who opens a page; null to stay. */
export function wayFrom(
  page: PreparedPage,
  { state, canContinue }: { state: TransferState; canContinue: boolean },
): Destination | null {
  if (pageOf(state) === "done") return "done";
  if (state === "cancelled") return "cancelled";
  return canContinue ? pageInstead(transferFlow, page, state) : "info";
}

/** What the page for an unknown outcome says; the state is null if the ledger does not respond. */
export function checkingSentence(state: TransferState | null) {
  if (state === null) return "unreachable";
  if (state === "unknown") return "unknown";
  return state === "cancelled" || state === "expired" ? "over" : "notSent";
}

/** A page, or step 1 or the code's page with the news that it shows. */
export type Destination = TransferPage | "cancelled" | "lost" | "resent";

/** The paths of the pages, in the customers' or the accessible site. */
export type TransferPaths = Readonly<Record<TransferPage, string>>;

/** The pages of the customers' site. */
export const transferPaths: TransferPaths = {
  info: "/transfer",
  confirm: "/transfer/confirm",
  code: "/transfer/code",
  pin: "/transfer/pin",
  done: "/transfer/done",
  checking: "/transfer/checking",
};

/** The address of a transfer's page, with its key and nothing else of it. */
export function addressIn(paths: TransferPaths, to: Destination, key: string): string {
  if (to === "cancelled" || to === "lost") return `${paths.info}?news=${to}`;
  if (to === "resent") return `${paths.code}?key=${key}&sent=again`;
  return `${paths[to]}?key=${key}`;
}

/** The address of a transfer's page in the customers' site. */
export function transferAddress(to: TransferPage, key: string): string {
  return addressIn(transferPaths, to, key);
}

/** Where a customer confirms an unusual sign-in. */
export const VERIFY_PATH = "/overview/verify";

/** The path of the receipt as a PDF. */
export const RECEIPT_FILE = "/transfer/receipt";

/** Whether a text is a transfer key in the format this site generates. */
export function isKey(text: string | null): text is string {
  return (
    text !== null &&
    /^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text)
  );
}
