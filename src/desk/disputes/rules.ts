/** The page where disputes are decided. */
export const DISPUTES_PATH = "/desk/disputes";

/** Staff's decisions on a dispute: lend the money, let the customer keep it, or refuse. */
export const disputeDecisions = ["credit", "uphold", "reject"] as const;
