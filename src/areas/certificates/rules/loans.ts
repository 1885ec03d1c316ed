// What a loan came to at the end of a day, from its instalments.

import type { Day } from "#base/time/day.ts";

/** As much of an instalment as is needed here. */
export interface Instalment {
  number: number;
  dueOn: Day;
  paidOn: Day | null;
  principal: number;
  interest: number;
  penalty: number;
}

/** What was still owed of the principal at the end of a day. */
export function owedAt(principal: number, instalments: readonly Instalment[], day: Day): number {
  return instalments
    .filter(({ paidOn }) => paidOn !== null && paidOn <= day)
    .reduce((owed, instalment) => owed - instalment.principal, principal);
}

/** The instalments that were paid within days, in the order of payment. */
export function paidWithin<T extends Instalment>(
  instalments: readonly T[],
  { from, to }: { from: Day; to: Day },
): T[] {
  return instalments
    .filter(({ paidOn }) => paidOn !== null && paidOn >= from && paidOn <= to)
    .toSorted(
      (one, other) =>
        (one.paidOn ?? "").localeCompare(other.paidOn ?? "") || one.number - other.number,
    );
}

/** What was paid in all. */
export function totalsOf(paid: readonly Instalment[]): {
  principal: number;
  interest: number;
  penalty: number;
  whole: number;
} {
  const sum = (part: "principal" | "interest" | "penalty") =>
    paid.reduce((total, instalment) => total + instalment[part], 0);
  const [principal, interest, penalty] = [sum("principal"), sum("interest"), sum("penalty")];
  return { principal, interest, penalty, whole: principal + interest + penalty };
}

/** What an instalment came to. */
export function wholeOf({ principal, interest, penalty }: Instalment): number {
  return principal + interest + penalty;
}
