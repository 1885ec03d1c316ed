/**
 * Who did something: an unknown visitor, a customer, a member of staff, or the bank itself (a job,
 * a rule, an automatic posting). Every row of the audit trail names one.
 */
export type Actor =
  | { kind: "visitor" }
  | { kind: "customer"; id: string }
  | { kind: "staff"; id: string }
  | { kind: "bank" };
