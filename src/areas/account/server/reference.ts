import { Refusal } from "#base/errors/catalogue.ts";
import type { Account } from "#ports/core-bank/port.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type { Vault } from "#server/secrets/vault.ts";

const REFERENCE_BYTES = 12;

/**
 * The opaque stand-in for an account number in URLs, since browser histories and logs store URLs:
 * it cannot be forged and reveals nothing. It is derived with the oldest key, so that a URL still
 * works after a key rotation.
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
