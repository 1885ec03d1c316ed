import type { AgreementGoal, AgreementOccasion } from "#areas/resources/rules.ts";

/** The documents that a customer agrees to on an occasion, in this order. */
export interface AgreementSeed {
  occasion: AgreementOccasion;
  /** The number of the document. */
  number: number;
  goal: AgreementGoal;
  mandatory: boolean;
}

export const agreements: AgreementSeed[] = [
  { occasion: "account", number: 2, goal: "contract", mandatory: true },
  { occasion: "account", number: 1, goal: "contract", mandatory: true },
  { occasion: "account", number: 6, goal: "consent", mandatory: true },
  { occasion: "account", number: 5, goal: "consent", mandatory: false },
  { occasion: "upgrade", number: 7, goal: "contract", mandatory: true },
  { occasion: "upgrade", number: 8, goal: "contract", mandatory: true },
  { occasion: "upgrade", number: 6, goal: "consent", mandatory: true },
  { occasion: "transfer", number: 4, goal: "contract", mandatory: true },
  { occasion: "card", number: 3, goal: "contract", mandatory: true },
  { occasion: "foreign", number: 9, goal: "contract", mandatory: true },
  { occasion: "loan", number: 10, goal: "contract", mandatory: true },
  { occasion: "loan", number: 6, goal: "consent", mandatory: true },
];
