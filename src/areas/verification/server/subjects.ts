import type { Who } from "#base/call/call.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type { Vault } from "#server/secrets/vault.ts";
import type { Purpose } from "../rules.ts";
import { type Person, personById, personByNationalId } from "../store/people.ts";

/** Who proves something: a customer, or whoever a national ID (and user ID) may belong to. */
export type Subject = { customerId: string } | { nationalId: string; userId?: string };

/** A subject by the names under which it is counted; nobody where there is no such person. */
export interface Found {
  names: Lookup;
  person: Person | null;
}

/** Finds the person; one that nobody is gets a name of its own and is counted in the same way. */
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

/** The names under which a customer's codes and tries are counted. */
export function customerNames(vault: Vault, customerId: string): Lookup {
  return vault.lookup("verification-subject", "customer", customerId);
}

/** What exactly is to be proved, as a hash: one digit of the content changed, and it is another. */
export function contentNames(vault: Vault, purpose: Purpose, content: readonly string[]): Lookup {
  return vault.lookup("verification-content", purpose, ...content);
}

/** The session that codes and proofs are bound to: a customer's own, or none for a visitor's. */
export function sessionOf(
  { customer }: Pick<CallContext<Who>, "customer">,
  subject: Subject,
): Buffer | null {
  return "customerId" in subject ? (customer?.session.hash ?? null) : null;
}

/** What a visitor's code and the proof of it are bound to. */
export function visitorContent({ nationalId, userId }: { nationalId: string; userId?: string }) {
  return userId === undefined ? [nationalId] : [nationalId, userId.toLowerCase()];
}
