import type { CertificateKind } from "../../rules/kinds.ts";
import { depositBalance } from "./deposit-balance.ts";
import type { KindRules } from "./kind-rules.ts";
import { loanBalance } from "./loan-balance.ts";
import { loanCompletion } from "./loan-completion.ts";
import { loanRepayment } from "./loan-repayment.ts";
import { withholding } from "./withholding.ts";

const kinds: { [K in CertificateKind]: KindRules<K> } = {
  "deposit-balance": depositBalance,
  withholding,
  "loan-balance": loanBalance,
  "loan-repayment": loanRepayment,
  "loan-completion": loanCompletion,
};

/** The rules of a kind. */
export function rulesOf<K extends CertificateKind>(kind: K): KindRules<K> {
  return kinds[kind];
}
