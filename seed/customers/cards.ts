import { CARD_BIN, CARD_NUMBER_DIGITS, luhnDigit } from "#areas/cards/rules/card-number.ts";
import type { CardState } from "#areas/cards/rules/loss.ts";

/** A debit card of a person in people.ts, on their TWD main account. */
export interface CardSeed {
  owner: string;
  /** The last digits of its number, before the check digit. */
  serial: number;
  state: CardState;
  issuedDaysAgo: number;
  /** Months of validity. */
  months: number;
  /** 0: at the start of today, so that the report can be cancelled until noon tomorrow. */
  lostDaysAgo?: number;
}

const MONTHS = 60;

/** Every card; the README lists the numbers, as cancelling a report needs the whole number. */
export const cards: readonly CardSeed[] = [
  { owner: "cards01", serial: 101, state: "active", issuedDaysAgo: 400, months: MONTHS },
  { owner: "cards01", serial: 102, state: "inactive", issuedDaysAgo: 3, months: MONTHS },
  {
    owner: "cards01",
    serial: 103,
    state: "lost",
    issuedDaysAgo: 700,
    months: MONTHS,
    lostDaysAgo: 0,
  },
  {
    owner: "cards01",
    serial: 104,
    state: "lost",
    issuedDaysAgo: 800,
    months: MONTHS,
    lostDaysAgo: 20,
  },
  { owner: "cards01", serial: 105, state: "stopped", issuedDaysAgo: 500, months: MONTHS },
  { owner: "cards01", serial: 106, state: "expired", issuedDaysAgo: 890, months: 24 },
  {
    owner: "cards01",
    serial: 107,
    state: "replaced",
    issuedDaysAgo: 860,
    months: MONTHS,
    lostDaysAgo: 410,
  },
  { owner: "basic01", serial: 201, state: "active", issuedDaysAgo: 410, months: MONTHS },
  { owner: "advanced01", serial: 202, state: "active", issuedDaysAgo: 750, months: MONTHS },
  { owner: "joint01", serial: 203, state: "active", issuedDaysAgo: 690, months: MONTHS },
  { owner: "wealthy01", serial: 204, state: "active", issuedDaysAgo: 1_120, months: MONTHS },
  { owner: "nomail01", serial: 205, state: "active", issuedDaysAgo: 630, months: MONTHS },
  { owner: "loans01", serial: 211, state: "active", issuedDaysAgo: 500, months: MONTHS },
  { owner: "foreign01", serial: 206, state: "active", issuedDaysAgo: 300, months: MONTHS },
  { owner: "locked01", serial: 207, state: "active", issuedDaysAgo: 200, months: MONTHS },
  { owner: "flagged01", serial: 208, state: "active", issuedDaysAgo: 200, months: MONTHS },
  { owner: "alloff01", serial: 209, state: "active", issuedDaysAgo: 250, months: MONTHS },
  { owner: "otheroff01", serial: 210, state: "active", issuedDaysAgo: 250, months: MONTHS },
];

/** The number of a card, with its Luhn check digit. */
export function cardNumber(serial: number): string {
  const digits = CARD_BIN + String(serial).padStart(CARD_NUMBER_DIGITS - 1 - CARD_BIN.length, "0");
  return `${digits}${luhnDigit(digits)}`;
}
