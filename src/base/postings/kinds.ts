// The kinds of postings, and what each may do to a customer's account.

/** Whether money leaves the customer's account, comes onto it, or both. */
type Direction = "debit" | "credit" | "both";

/** What may be posted of a kind. */
interface Policy {
  direction: Direction;
  /**
   * Whether the bank owes it to the customer. What is owed reaches an account that is frozen, and a
   * customer who is flagged for fraud: it cannot leave from there.
   */
  isOwed: boolean;
  /** Whether the customer's panic button stops it: what is paid to others by a new order. */
  isStoppable: boolean;
}

const charged: Policy = { direction: "debit", isOwed: false, isStoppable: false };
const paidToOthers: Policy = { direction: "debit", isOwed: false, isStoppable: true };
const paidOut: Policy = { direction: "credit", isOwed: false, isStoppable: false };
const owed: Policy = { direction: "credit", isOwed: true, isStoppable: false };

/** Every kind but transfers, which have a rule book of their own. */
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
