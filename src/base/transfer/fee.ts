// What a transfer costs. The tariff is dated: a change of law adds a row.

import { type Amount, amountOf, type Currency, ntd } from "../money/money.ts";
import { OWN_BANK_CODE } from "../site/brand.ts";
import { type Day, dayFrom } from "../time/day.ts";

/** The fees of transfers to other banks in New Taiwan dollars, since a day. */
export interface Tariff {
  since: Day;
  /** Up to this amount the account's first transfer of the day is free. */
  smallMost: Amount<"TWD">;
  /** Fees by the largest amount they apply to; the last step has none. */
  steps: readonly { most: Amount<"TWD"> | null; fee: Amount<"TWD"> }[];
}

/** Newest first. */
export const tariffs: readonly Tariff[] = [
  {
    since: dayFrom("2020-01-01"),
    smallMost: ntd(500),
    steps: [
      { most: ntd(1_000), fee: ntd(10) },
      { most: null, fee: ntd(15) },
    ],
  },
];

/** The tariff in effect on a day. */
export function tariffOn(day: Day): Tariff {
  const found = tariffs.find(({ since }) => since <= day) ?? tariffs[tariffs.length - 1];
  return found as Tariff;
}

/** The facts that a transfer's fee depends on. */
export interface Fared {
  toBank: string;
  currency: Currency;
  amount: Amount;
  day: Day;
  /** Whether the account's free small transfer of the day is used up. */
  freeUsed: boolean;
}

/** Whether the transfer is the free small one of the day. */
export function isFreeSmall({ toBank, currency, amount, day, freeUsed }: Fared): boolean {
  if (toBank === OWN_BANK_CODE || currency !== "TWD" || freeUsed) return false;
  return amount <= tariffOn(day).smallMost;
}

/** The fee; none within the bank and in foreign currencies. */
export function feeOf(fared: Fared): Amount {
  const { toBank, currency, amount, day } = fared;
  if (toBank === OWN_BANK_CODE || currency !== "TWD" || isFreeSmall(fared)) return amountOf(0);
  const step = tariffOn(day).steps.find(({ most }) => most === null || amount <= most);
  return step?.fee ?? ntd(0);
}
