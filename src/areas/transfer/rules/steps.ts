// The steps of a transfer and the only allowed transitions. Anything not in the table is out of
// order.

/** How long a prepared transfer waits for its next steps before it expires. */
export const DRAFT_MINUTES = 15;

/** The steps of a transfer before it is posted. */
export const steps = ["prepared", "confirmed", "coded", "cancelled"] as const;

export type Step = (typeof steps)[number];

/** What a customer can do with a prepared transfer. */
export const acts = ["confirm", "code", "execute", "cancel"] as const;

export type Act = (typeof acts)[number];

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

/** The states of a posted transfer. */
export type PostedState = Extract<TransferState, "done" | "pending" | "rejected">;

const ways: Readonly<Record<Step, Partial<Record<Act, Step | "done">>>> = {
  prepared: { confirm: "confirmed", cancel: "cancelled" },
  // Confirming again requests another code.
  confirmed: { confirm: "confirmed", code: "coded", cancel: "cancelled" },
  coded: { execute: "done", cancel: "cancelled" },
  cancelled: { cancel: "cancelled" },
};

/** The step that an act leads to, or null if it is out of order. */
export function stepAfter(step: Step, act: Act): Step | "done" | null {
  return ways[step][act] ?? null;
}

/** The steps from which an act is in order. */
export function stepsBefore(act: Act): Step[] {
  return steps.filter((step) => stepAfter(step, act) !== null);
}

/** What is known about a transfer that is not posted. */
export interface Unposted {
  customerId: string;
  sessionHash: Uint8Array;
  step: Step;
  isExpired: boolean;
}

/** The owner of a draft: its customer, in the session that prepared it. */
export interface DraftOwner {
  customerId: string;
  sessionHash: Uint8Array;
}

/**
 * Whether an act is in order: own transfer, same session, not expired, and after the right step.
 */
export function isInOrder(transfer: Unposted | null, act: Act, owner: DraftOwner): boolean {
  if (transfer === null || transfer.customerId !== owner.customerId) return false;
  if (stepAfter(transfer.step, act) === null) return false;
  // Cancelling is harmless: any session may do it, even after the draft has expired.
  if (act === "cancel") return true;
  return !transfer.isExpired && isEqual(transfer.sessionHash, owner.sessionHash);
}

/** The state reported to a customer: a posting takes precedence over the draft. */
export function stateOf(
  unposted: Pick<Unposted, "customerId" | "step" | "isExpired"> | null,
  posted: PostedState | null,
  customerId: string,
): TransferState {
  if (posted) return posted;
  if (unposted === null || unposted.customerId !== customerId) return "unknown";
  if (unposted.step === "cancelled") return "cancelled";
  return unposted.isExpired ? "expired" : unposted.step;
}

/** A posting's state by the other bank's answer, which is null within this bank. */
export function postedState(clearing: "pending" | "settled" | "rejected" | null): PostedState {
  if (clearing === "pending" || clearing === "rejected") return clearing;
  return "done";
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
