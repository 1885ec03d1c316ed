import type { Who } from "#base/call/call.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { remembered } from "#server/cache/remembered.ts";
import type { Vault } from "#server/secrets/vault.ts";
import type { Purpose } from "../rules.ts";
import { type Person, personById, personByNationalId } from "../store/people.ts";

// Three megabytes at most.
const CUSTOMERS_MOST = 10_000;

/**
 * The person who proves something: a customer, or the possible owner of a national ID (and user
 * ID).
 */
export type Subject = { customerId: string } | { nationalId: string; userId?: string };

/** A subject's counter names, and the person; null if there is no such person. */
export interface Found {
  names: Lookup;
  person: Person | null;
}

/** Finds the person; an unknown one gets names of its own and is counted in the same way. */
export async function findSubject(db: Db, vault: Vault, subject: Subject): Promise<Found> {
  if ("customerId" in subject) {
    const { customerId } = subject;
    return { names: customerNames(vault, customerId), person: await personById(db, customerId) };
  }
  const { nationalId, userId } = subject;
  const person = await personByNationalId(db, nationalId, userId ?? null);
  const typed = [nationalId, userId?.toLowerCase() ?? ""];
  const names = person
    ? customerNames(vault, person.id)
    : vault.lookup("verification-subject", "nobody", ...typed);
  return { names, person };
}

const namesOf = remembered<Vault, Lookup>(CUSTOMERS_MOST);

/** The names under which a customer's codes and attempts are counted; the same in every step. */
export function customerNames(vault: Vault, customerId: string): Lookup {
  return namesOf(vault, customerId, () =>
    vault.lookup("verification-subject", "customer", customerId),
  );
}

/** The hash of what is to be proved: any change of the content changes it. */
export function contentNames(vault: Vault, purpose: Purpose, content: readonly string[]): Lookup {
  return vault.lookup("verification-content", purpose, ...content);
}

/** The session that codes and proofs are bound to: the customer's, or null for a visitor. */
export function sessionOf(
  { customer }: Pick<CallContext<Who>, "customer">,
  subject: Subject,
): Buffer | null {
  return "customerId" in subject ? (customer?.session.hash ?? null) : null;
}

/** The content that a visitor's code and its proof are bound to. */
export function visitorContent({ nationalId, userId }: { nationalId: string; userId?: string }) {
  return userId === undefined ? [nationalId] : [nationalId, userId.toLowerCase()];
}
