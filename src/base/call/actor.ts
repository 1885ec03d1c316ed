/**
 * Who did something: nobody known, a customer, a member of staff, or the bank itself (a job, a
 * rule, a posting that settles by itself). The audit trail names one with every row.
 */
export type Actor =
  | { kind: "visitor" }
  | { kind: "customer"; id: string }
  | { kind: "staff"; id: string }
  | { kind: "bank" };
