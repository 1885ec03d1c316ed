import { depositContent, loanContent } from "#areas/rates/rules/content.ts";
import { linesIn } from "#areas/rates/rules/deposit-lines.ts";
import type { ContentDay } from "#base/content/fields.ts";
import { readFolder } from "./folder.ts";

/** The deposit rates in force, currency by currency. */
export function readDepositRates(root?: string) {
  return readFolder(
    depositContent,
    (entry) => {
      const { fields, lineOf, refuse } = entry;
      const sinceDays = sinceDaysOf(fields.effective, () => refuse(lineOf("effective"), RELATIVE));
      return { currency: fields.currency, sinceDays, lines: linesIn(entry) };
    },
    root,
  );
}

/** The loan rates in force. */
export function readLoanRates(root?: string) {
  return readFolder(
    loanContent,
    ({ fields: { loan, rate, effective }, lineOf, refuse }) => ({
      ...{ kind: loan, basisPoints: rate },
      sinceDays: sinceDaysOf(effective, () => refuse(lineOf("effective"), RELATIVE)),
    }),
    root,
  );
}

const RELATIVE = "effective: a demonstration counts its days, as in {day:-42}";

/** A demonstration has a history of postings, whose days are counted from its first start. */
function sinceDaysOf(effective: ContentDay, refuse: () => void): number {
  if ("days" in effective) return effective.days;
  refuse();
  return 0;
}
