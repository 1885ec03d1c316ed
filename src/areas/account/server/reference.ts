import { Refusal } from "#base/errors/catalogue.ts";
import type { Account } from "#ports/core-bank/port.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type { Vault } from "#server/secrets/vault.ts";

const REFERENCE_BYTES = 12;

/**
 * What stands for a number in addresses: nobody can make it up, and it says nothing to anybody else,
 * for histories and logs keep addresses. It is made with the oldest key, so that an address still leads
 * to the account after a change of keys.
 */
export function referenceOf(vault: Vault, customerId: string, number: string): string {
  const oldest = vault.keyIds.at(-1) ?? vault.currentKeyId;
  const mac = vault.macWith(oldest, "account-reference", customerId, number);
  return mac.subarray(0, REFERENCE_BYTES).toString("base64url");
}

/** One of the customer's accounts by its reference; any other is refused, and that is recorded. */
export async function accountReferredTo(context: CallContext, reference: string): Promise<Account> {
  const { ports, customer, vault } = context;
  const accounts = await ports.coreBank.accounts(customer.id);
  const found = accounts.find(
    ({ number }) => referenceOf(vault, customer.id, number) === reference,
  );
  if (found) return found;
  await record(context.db, context, { event: "account.read", outcome: "ACCT000001", detail: {} });
  throw new Refusal("ACCT000001");
}
