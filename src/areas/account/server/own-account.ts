import { Refusal } from "#base/errors/catalogue.ts";
import type { Account } from "#ports/core-bank/port.ts";
import type { Asked } from "#server/asked.ts";
import { record } from "#server/audit.ts";

const SHOWN_AT_END = 4;

/** One of the customer's accounts by number; another's is refused, and that is kept. */
export async function ownAccount(asked: Asked, number: string): Promise<Account> {
  const { ports, customer } = asked;
  const accounts = await ports.coreBank.accounts(customer.id);
  return accounts.find((account) => account.number === number) ?? refuse(asked, number);
}

async function refuse(asked: Asked, number: string): Promise<never> {
  await record(asked.db, asked, {
    event: "account.read",
    outcome: "ACCT000001",
    detail: { ending: number.slice(-SHOWN_AT_END) },
  });
  throw new Refusal("ACCT000001");
}
