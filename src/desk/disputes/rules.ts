/** Where disputes are worked on. */
export const DISPUTES_PATH = "/desk/disputes";

/** What staff do with a dispute: lend the money, let the customer keep it, or refuse. */
export const disputeDecisions = ["credit", "uphold", "reject"] as const;
