import type { Language } from "#base/text/language.ts";
import type { Account } from "#ports/core-bank/port.ts";
import { accountTexts } from "../texts/words.ts";

/** The name of the account's kind: a main account in a foreign currency has a separate one. */
export function kindName(
  { kind, currency }: Pick<Account, "kind" | "currency">,
  language: Language,
): string {
  const { accountKinds, foreignAccount } = accountTexts[language];
  return kind === "main" && currency !== "TWD" ? foreignAccount : accountKinds[kind];
}
