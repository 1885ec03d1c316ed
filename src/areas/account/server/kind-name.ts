import type { Language } from "#base/text/language.ts";
import type { Account } from "#ports/core-bank/port.ts";
import { accountTexts } from "../texts/words.ts";

/** What people call the account: a main one in another currency has a name of its own. */
export function kindName(
  { kind, currency }: Pick<Account, "kind" | "currency">,
  language: Language,
): string {
  const { accountKinds, foreignAccount } = accountTexts[language];
  return kind === "main" && currency !== "TWD" ? foreignAccount : accountKinds[kind];
}
