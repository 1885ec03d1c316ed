/** Who gives the order, for the trail: a customer, or a member of staff on the bank's behalf. */
export type Initiator = CustomerInitiator | StaffInitiator;

/** A customer who gives an order. */
export interface CustomerInitiator {
  customerId: string;
  /** The start of the session's hash. */
  session: string | null;
  address: string;
  request: string;
}

/** A member of staff who has something posted. */
export interface StaffInitiator {
  staffId: string;
  address: string;
  request: string;
}

/** The customer who gave an order; null where staff or the bank itself did. */
export function customerIn(initiator: Initiator | null): string | null {
  return initiator && "customerId" in initiator ? initiator.customerId : null;
}
