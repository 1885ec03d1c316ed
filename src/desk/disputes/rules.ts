/** The page where disputes are decided. */
export const DISPUTES_PATH = "/desk/disputes";

/** Staff's decisions on a dispute: lend the money, let the customer keep it, or refuse. */
export const disputeDecisions = ["credit", "uphold", "reject"] as const;

/** Provisional credits in NT$ that one member of staff gives alone, each and in a day; more takes two. */
export const CREDIT_ALONE = { once: 3_000, day: 30_000 } as const;

/** Whether a provisional credit needs a colleague's approval. */
export function needsTwo(amount: number, creditedToday: number): boolean {
  return amount > CREDIT_ALONE.once || creditedToday + amount > CREDIT_ALONE.day;
}
