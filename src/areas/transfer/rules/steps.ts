// The steps of a transfer and the only ways between them. Everything that is not in the table is out
// of order.

/** How long a prepared transfer waits for its next steps. */
export const DRAFT_MINUTES = 15;

/** How far a transfer has come before it is posted. */
export const steps = ["prepared", "confirmed", "coded", "cancelled"] as const;

export type Step = (typeof steps)[number];

/** What a customer does with a prepared transfer. */
export const acts = ["confirm", "code", "execute", "cancel"] as const;

export type Act = (typeof acts)[number];

/** Every state that a transfer is told to be in; pending: the other bank has not answered yet. */
export const transferStates = [
  "unknown",
  ...steps,
  "expired",
  "done",
  "pending",
  "rejected",
] as const;

export type TransferState = (typeof transferStates)[number];

/** Where a posted transfer stands. */
export type PostedState = Extract<TransferState, "done" | "pending" | "rejected">;

const ways: Readonly<Record<Step, Partial<Record<Act, Step | "done">>>> = {
  prepared: { confirm: "confirmed", cancel: "cancelled" },
  // Again for another code.
  confirmed: { confirm: "confirmed", code: "coded", cancel: "cancelled" },
  coded: { execute: "done", cancel: "cancelled" },
  cancelled: { cancel: "cancelled" },
};

/** Where an act leads from a step, or null when it is out of order. */
export function stepAfter(step: Step, act: Act): Step | "done" | null {
  return ways[step][act] ?? null;
}

/** The steps from which an act is in order. */
export function stepsBefore(act: Act): Step[] {
  return steps.filter((step) => stepAfter(step, act) !== null);
}

/** What is known of a transfer that is not posted. */
export interface Unposted {
  customerId: string;
  sessionHash: Uint8Array;
  step: Step;
  isExpired: boolean;
}

/** Whose hands a transfer is in: its own customer, in the session that prepared it. */
export interface DraftOwner {
  customerId: string;
  sessionHash: Uint8Array;
}

/** Whether an act is in order: on one's own transfer, in its session, in time, after its step. */
export function isInOrder(transfer: Unposted | null, act: Act, owner: DraftOwner): boolean {
  if (transfer === null || transfer.customerId !== owner.customerId) return false;
  if (stepAfter(transfer.step, act) === null) return false;
  // Giving up hurts nobody, from wherever and however late.
  if (act === "cancel") return true;
  return !transfer.isExpired && isEqual(transfer.sessionHash, owner.sessionHash);
}

/** What a customer is told of a transfer: what was posted counts before what was meant. */
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

/** Where a posting stands, by what the other bank said of it; null within this bank. */
export function postedState(clearing: "pending" | "settled" | "rejected" | null): PostedState {
  if (clearing === "pending" || clearing === "rejected") return clearing;
  return "done";
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
