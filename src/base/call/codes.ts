// Enumerations of the specification: plain names inside, its values on the wire only.

/** What kind of account beside the main one. */
export const accountTypes = { sub: "1", joint: "2" } as const;

/** The code of an account's type; a main account has none. */
export function accountTypeOf(kind: "main" | keyof typeof accountTypes) {
  return kind === "main" ? null : accountTypes[kind];
}

/** How a customer wants to be contacted. */
export const contactTypes = { phone: "1", email: "2" } as const;

/** Which way money went. */
export const entryTypes = { deposit: "1", withdrawal: "2" } as const;

/** Whom an insurance plan covers. */
export const ageTypes = { adult: "1", child: "2" } as const;

/** The filters over insurance plans; SHENGEN is the specification's spelling. */
export const planFilters = {
  all: "ALL",
  age: "AGE",
  schengen: "SHENGEN",
  childProject: "CHILD_PROJ",
  carRental: "CAR_RENTAL",
} as const;

/** The content of a cell in the comparison of insurance plans. */
export const marks = { check: "00", cross: "01", optional: "02", none: "03" } as const;

/** The states of a loan. */
export const loanStates = ["repaying", "overdue", "non-accrual", "completed"] as const;

export type LoanState = (typeof loanStates)[number];
