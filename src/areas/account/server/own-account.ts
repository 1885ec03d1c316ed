import { Refusal } from "#base/errors/catalogue.ts";
import type { Language } from "#base/text/language.ts";
import type { Account } from "#ports/core-bank/port.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { accountTexts } from "../texts/words.ts";

const SHOWN_AT_END = 4;

/** One of the customer's accounts by number; any other is refused, and the attempt is recorded. */
export async function ownAccount(context: CallContext, number: string): Promise<Account> {
  const { ports, customer } = context;
  const accounts = await ports.coreBank.accounts(customer.id);
  return accounts.find((account) => account.number === number) ?? refuse(context, number);
}

async function refuse(context: CallContext, number: string): Promise<never> {
  await record(context.db, context, {
    event: "account.read",
    outcome: "ACCT000001",
    detail: { ending: number.slice(-SHOWN_AT_END) },
  });
  throw new Refusal("ACCT000001");
}

/** The name of the account's kind: a main account in a foreign currency has a separate one. */
export function kindName(
  { kind, currency }: Pick<Account, "kind" | "currency">,
  language: Language,
): string {
  const { accountKinds, foreignAccount } = accountTexts[language];
  return kind === "main" && currency !== "TWD" ? foreignAccount : accountKinds[kind];
}
