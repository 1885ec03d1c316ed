// The kinds of postings, and what each may do to a customer's account.

/** Whether money leaves the customer's account, arrives on it, or both. */
type Direction = "debit" | "credit" | "both";

/** The rules of one kind of posting. */
interface Policy {
  direction: Direction;
  /**
   * Whether the bank owes it to the customer. Such a posting is accepted by a frozen account and
   * for a customer flagged for fraud: the money cannot leave from there.
   */
  isOwed: boolean;
  /** Whether the customer's panic button stops it: new orders that pay others. */
  isStoppable: boolean;
}

const charged: Policy = { direction: "debit", isOwed: false, isStoppable: false };
const paidToOthers: Policy = { direction: "debit", isOwed: false, isStoppable: true };
const paidOut: Policy = { direction: "credit", isOwed: false, isStoppable: false };
const owed: Policy = { direction: "credit", isOwed: true, isStoppable: false };

/** Every kind but transfers, which have their own rules. */
export const postingPolicies = {
  opening: paidOut,
  fee: charged,
  interest: owed,
  loan: paidOut,
  "loan-payment": charged,
  insurance: paidToOthers,
  "insurance-refund": owed,
  purchase: paidToOthers,
  sale: owed,
  card: paidToOthers,
  dispute: owed,
  cash: paidToOthers,
  bill: paidToOthers,
  salary: paidOut,
  remittance: paidOut,
  "transfer-in": paidOut,
  exchange: { direction: "both", isOwed: false, isStoppable: false },
  reversal: { direction: "both", isOwed: true, isStoppable: false },
} as const satisfies Record<string, Policy>;

export type PostingKind = keyof typeof postingPolicies;
