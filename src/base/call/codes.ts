// Enumerations of the specification: plain names inside, its values on the wire only.

/** What kind of account beside the main one. */
export const accountTypes = { sub: "1", joint: "2" } as const;

/** How somebody wishes to be reached. */
export const contactTypes = { phone: "1", email: "2" } as const;

/** Which way money went. */
export const entryTypes = { deposit: "1", withdrawal: "2" } as const;

/** For whom an insurance plan is. */
export const ageTypes = { adult: "1", child: "2" } as const;

/** The filters over insurance plans; SHENGEN is the specification's spelling. */
export const planFilters = {
  all: "ALL",
  age: "AGE",
  schengen: "SHENGEN",
  childProject: "CHILD_PROJ",
  carRental: "CAR_RENTAL",
} as const;

/** What stands in a cell where insurance plans are compared. */
export const marks = { check: "00", cross: "01", optional: "02", none: "03" } as const;
