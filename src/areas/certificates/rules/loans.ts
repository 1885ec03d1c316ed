// The state of a loan at the end of a day, computed from its instalments.

import type { Day } from "#base/time/day.ts";

/** The fields of an instalment needed here. */
export interface Instalment {
  number: number;
  dueOn: Day;
  paidOn: Day | null;
  principal: number;
  interest: number;
  penalty: number;
}

/** The principal still owed at the end of a day. */
export function owedAt(principal: number, instalments: readonly Instalment[], day: Day): number {
  return instalments
    .filter(({ paidOn }) => paidOn !== null && paidOn <= day)
    .reduce((owed, instalment) => owed - instalment.principal, principal);
}

/** The instalments paid within a period, in order of payment. */
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

/** The totals paid. */
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

/** The total of an instalment. */
export function wholeOf({ principal, interest, penalty }: Instalment): number {
  return principal + interest + penalty;
}
