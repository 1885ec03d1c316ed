// What is typed into the first step of a transfer, before it is handed to the call.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import { type Currency, parseAmount } from "#base/money/money.ts";

/** The two ways to send to others. */
export const kinds = ["designated", "other"] as const;

export type Kind = (typeof kinds)[number];

/** What may be carried through a sign-in: nothing of it is secret. */
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

/** The most characters of one field that are carried. */
const KEPT_MOST = 100;

/** The fields of a form that may be carried, cut to a length. */
export function typedIn(entries: Iterable<[string, unknown]>): Typed {
  const typed: Typed = {};
  for (const [name, value] of entries) {
    const field = carriedFields.find((each) => each === name);
    if (field && typeof value === "string" && value !== "")
      typed[field] ??= value.slice(0, KEPT_MOST);
  }
  return typed;
}

/** A field that is missing: in the catalogue's words, or the page's own where it has none. */
export interface Missing {
  field: keyof Typed;
  code: ErrorCode | null;
}

/** Everything that is missing, all at once, in the order of the form. */
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

/** The field beside which a refusal of the call is said; null when it is about no single one. */
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
};

/** The typed amount in minor units as the call takes it; null when it cannot be read or is nothing. */
export function minorUnits(typed: string, currency: Currency): string | null {
  const amount = parseAmount(typed, currency);
  return amount === null || amount <= 0 ? null : String(amount);
}
