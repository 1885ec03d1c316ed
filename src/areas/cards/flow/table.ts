// The flows of an emergency. In the first two, states are what a page shows: each form carries what
// the steps before it proved, and the calls check that again. A dispute is a row that SQL guards.

import type { FlowTable } from "#base/flow/table.ts";

type LossReportState = "identity" | "code" | "cards" | "stop" | "done";

/** A report by a visitor who cannot sign in: national ID, SMS code, card. */
export const lossReportFlow: FlowTable<LossReportState, "begin" | "code" | "card", "lost"> = {
  identity: { page: "lost", acts: { begin: "code" } },
  code: { page: "lost", acts: { begin: "code", code: "cards" } },
  cards: { page: "lost", acts: { card: "done" } },
  stop: { page: "lost", acts: { begin: "code" } },
  done: { page: "lost", acts: {} },
};

type LossCancellationState = "card" | "prove" | "done";

/** Cancelling a report: the card, then the code from the mail and the full card number. */
export const lossCancellationFlow: FlowTable<LossCancellationState, "send" | "prove", string> = {
  card: { page: "lost-cancel", acts: { send: "prove" } },
  prove: { page: "lost-cancel", acts: { send: "prove", prove: "done" } },
  done: { page: "lost-cancel-report", acts: {} },
};

/** The states of a dispute. In `crediting` and `reversing` the ledger has not answered yet. */
export const disputeStates = [
  "received",
  "crediting",
  "credited",
  "upheld",
  "reversing",
  "rejected",
  "withdrawn",
] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What can be done with a dispute: by staff, or by the customer who withdraws it. */
export type DisputeAction = "credit" | "uphold" | "reject" | "withdraw";

/** A dispute of a payment; `post` is the ledger's answer. */
export const disputeFlow: FlowTable<DisputeState, DisputeAction | "post", "suspicious"> = {
  // Not withdrawn after the credit: the bank has begun to claim the money from the merchant.
  received: {
    page: "suspicious",
    acts: { credit: "crediting", reject: "rejected", withdraw: "withdrawn" },
  },
  crediting: { page: "suspicious", acts: { post: "credited" } },
  // Only with a credit there is something to reverse.
  credited: { page: "suspicious", acts: { uphold: "upheld", reject: "reversing" } },
  reversing: { page: "suspicious", acts: { post: "rejected" } },
  upheld: { page: "suspicious", acts: {} },
  rejected: { page: "suspicious", acts: {} },
  withdrawn: { page: "suspicious", acts: {} },
};
