import { addDays, compareDays, type Day } from "#base/time/day.ts";
import { ANNOUNCED_DAYS_MOST } from "../rules/content.ts";

/** Why a change of a rate cannot begin on a day; null if it can. */
export function dayTrouble(
  effective: Day,
  { today, since }: { today: Day; since: string | undefined },
): string | null {
  if (compareDays(effective, today) < 0) return `effective: ${effective} lies in the past`;
  if (compareDays(effective, addDays(today, ANNOUNCED_DAYS_MOST)) > 0) {
    return `effective: ${effective} is more than ${ANNOUNCED_DAYS_MOST} days ahead`;
  }
  // What a customer was shown today stays true today.
  if (since !== undefined && effective <= since) {
    return `effective: the rates in force began on ${since}; others begin on a later day`;
  }
  return null;
}
