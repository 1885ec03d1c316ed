// The categories by which people sort their spending.

import type { EntryKind } from "../rules.ts";

/** The categories of entries, most used first. */
export const entryCategories = [
  "income",
  "transfer",
  "card",
  "cash",
  "bill",
  "loan",
  "insurance",
  "investment",
  "fee",
  "else",
] as const;

export type EntryCategory = (typeof entryCategories)[number];

const categoryOfKind: Readonly<Record<EntryKind, EntryCategory>> = {
  opening: "income",
  "transfer-in": "transfer",
  "transfer-out": "transfer",
  fee: "fee",
  refund: "transfer",
  salary: "income",
  interest: "income",
  "interest-tax": "fee",
  "health-premium": "fee",
  card: "card",
  cash: "cash",
  bill: "bill",
  exchange: "investment",
  remittance: "income",
  loan: "loan",
  "loan-payment": "loan",
  insurance: "insurance",
  "insurance-refund": "insurance",
  purchase: "investment",
  sale: "investment",
  dispute: "card",
  reversal: "else",
  else: "else",
};

/** The category of an entry. */
export function categoryOf(kind: EntryKind): EntryCategory {
  return categoryOfKind[kind];
}

/** The kinds of entry in a category. */
export function kindsOf(category: EntryCategory): EntryKind[] {
  const kinds = Object.keys(categoryOfKind) as EntryKind[];
  return kinds.filter((kind) => categoryOfKind[kind] === category);
}
