// Payments of cards01 that a thief may have made, and one that is disputed.

import type { EntryMode } from "#areas/cards/rules/payment.ts";
import { shareOf } from "../ledger/chance.ts";

/** A payment that the customer does not recognise. */
export interface StrangePayment {
  daysAgo: number;
  time: string;
  amount: number;
  merchant: string;
}

/** In the night before the card was reported lost. */
export const strangers: readonly StrangePayment[] = [
  { daysAgo: 1, time: "03:12:41", amount: 1_990, merchant: "GLOWPLAY DIGITAL" },
  { daysAgo: 1, time: "03:14:07", amount: 4_500, merchant: "LUMEN GIFT CARDS" },
];

/** Disputed two days later, and provisionally credited while the bank asks the merchant. */
export const disputedPayment: StrangePayment = {
  daysAgo: 12,
  time: "22:48:30",
  amount: 2_380,
  merchant: "NORTHSTAR STREAMING",
};
export const DISPUTE_FILED_DAYS_AGO = 10;
export const DISPUTE_CREDIT_DAYS_AGO = 8;

/** The countries of merchants abroad; all others are in Taiwan. */
const countries: Readonly<Record<string, string>> = {
  "GLOWPLAY DIGITAL": "SG",
  "LUMEN GIFT CARDS": "US",
  "NORTHSTAR STREAMING": "US",
};

const ONLINE_ONLY = ["雲上影音", "北岸交通卡加值"];
const CONTACTLESS_SHARE = 0.7;

/** Where and how a payment was made; deterministic. */
export function placeOfPayment(
  merchant: string,
  id: string,
): { country: string; entryMode: EntryMode } {
  const country = countries[merchant];
  if (country) return { country, entryMode: "online" };
  if (ONLINE_ONLY.includes(merchant)) return { country: "TW", entryMode: "online" };
  const isContactless = shareOf("entry", id) < CONTACTLESS_SHARE;
  return { country: "TW", entryMode: isContactless ? "contactless" : "chip" };
}
