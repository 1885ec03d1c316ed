// The input of step 1 of a transfer, before it is passed to the call.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import { type Currency, parseAmount } from "#base/money/money.ts";

/** The two kinds of transfer to others. */
export const kinds = ["designated", "other"] as const;

export type Kind = (typeof kinds)[number];

/** The fields that are preserved across a sign-in: none of them is secret. */
export const carriedFields = [
  "transferKey",
  "kind",
  "fromAccount",
  "designatedAccountId",
  "bank",
  "toBank",
  "toAccount",
  "amount",
  "note",
] as const;

export type Typed = Partial<Record<(typeof carriedFields)[number], string>>;

/** Maximum length of a preserved field, in characters. */
const KEPT_MOST = 100;

/** The form fields that may be preserved, truncated. */
export function typedIn(entries: Iterable<[string, unknown]>): Typed {
  const typed: Typed = {};
  for (const [name, value] of entries) {
    const field = carriedFields.find((each) => each === name);
    if (field && typeof value === "string" && value !== "")
      typed[field] ??= value.slice(0, KEPT_MOST);
  }
  return typed;
}

/** A missing field: with the catalogue's sentence, or the page's own where it has none. */
export interface Missing {
  field: keyof Typed;
  code: ErrorCode | null;
}

/** All missing fields, in the order of the form. */
export function missingIn(typed: Typed, kind: Kind): Missing[] {
  const wanted: [keyof Typed, ErrorCode | null][] =
    kind === "designated"
      ? [["designatedAccountId", "TRFR000008"]]
      : [
          ["toBank", "TRFR000013"],
          ["toAccount", null],
        ];
  const all: [keyof Typed, ErrorCode | null][] = [
    ["fromAccount", null],
    ...wanted,
    ["amount", "TRFR000010"],
  ];
  return all
    .filter(([field]) => (typed[field] ?? "").trim() === "")
    .map(([field, code]) => ({ field, code }));
}

/** The field that a refusal is shown beside; null if it concerns no single field. */
export function fieldOf(code: string): keyof Typed | null {
  return refusedFields[code] ?? null;
}

const refusedFields: Readonly<Record<string, keyof Typed>> = {
  TRFR000001: "toAccount",
  TRFR000002: "amount",
  TRFR000003: "amount",
  TRFR000004: "amount",
  TRFR000005: "amount",
  TRFR000008: "designatedAccountId",
  TRFR000009: "designatedAccountId",
  TRFR000010: "amount",
  TRFR000011: "amount",
  TRFR000012: "toAccount",
  TRFR000013: "toBank",
  TRFR000018: "fromAccount",
  TRFR000025: "toBank",
  TRFR000026: "designatedAccountId",
};

/** The typed amount in minor units as the call takes it; null if it is invalid or zero. */
export function minorUnits(typed: string, currency: Currency): string | null {
  const amount = parseAmount(typed, currency);
  return amount === null || amount <= 0 ? null : String(amount);
}
