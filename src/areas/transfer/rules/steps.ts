// Who may do the next step of a transfer, and what is reported about it.

import { type Act, type Step, stepAfter, type TransferState } from "../flow/table.ts";

/** How long a prepared transfer waits for its next steps before it expires. */
export const DRAFT_MINUTES = 15;

/** The states of a posted transfer. */
export type PostedState = Extract<TransferState, "done" | "pending" | "rejected">;

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
