// What a travel plan covers, item by item, and the marks by which plans are compared.

import type { marks } from "#base/call/codes.ts";
import type { Ntd } from "#base/money/money.ts";

/** Every item of cover, in the order in which people ask for them. */
export const coverCodes = [
  "accident",
  "burns",
  "accident-medical",
  "illness",
  "rescue",
  "public-transport",
  "flight-delay",
  "baggage-delay",
  "baggage-loss",
  "document-loss",
  "trip-cancellation",
  "trip-change",
  "missed-connection",
  "diversion",
  "cash-theft",
  "card-fraud",
  "home-burglary",
  "liability",
  "car-rental",
] as const;

export type CoverCode = (typeof coverCodes)[number];

/** A mark of the comparison: covered, not covered, at choice, or not asked of such a plan. */
export type Mark = keyof typeof marks;

/** What a plan says of an item. */
export interface Cover {
  mark: Mark;
  /** The most that is paid: in dollars, or as a share of the sum insured in thousandths. */
  most: { dollars: Ntd } | { thousandths: number } | null;
  /** What an item at choice costs, in hundredths of a dollar for one unit of time. */
  optionRate: number | null;
}

export type Covers = Readonly<Record<CoverCode, Cover>>;

/** What an item pays at most for a sum insured, or null where there is no such figure. */
export function mostOf({ most }: Cover, sumInsured: Ntd): Ntd | null {
  if (most === null) return null;
  if ("dollars" in most) return most.dollars;
  return Math.floor((sumInsured * most.thousandths) / 1000) as Ntd;
}

/** A line of the comparison: one cell for each plan. */
export interface ComparedCover {
  code: CoverCode;
  cells: readonly { mark: Mark; most: Ntd | null }[];
  /** Whether the plans do not all say the same. */
  differs: boolean;
}

/** The fewest and the most plans that are compared. */
export const COMPARED = { least: 2, most: 3 } as const;

/** Plans side by side, item by item; what none of them has is left out. */
export function compareCovers(
  plans: readonly { covers: Covers }[],
  sumInsured: Ntd,
): ComparedCover[] {
  return coverCodes.flatMap((code) => {
    const cells = plans.map(({ covers }) => ({
      mark: covers[code].mark,
      most: mostOf(covers[code], sumInsured),
    }));
    if (cells.every(({ mark }) => mark === "none")) return [];
    const [first] = cells;
    const differs = cells.some(({ mark, most }) => mark !== first?.mark || most !== first.most);
    return [{ code, cells, differs }];
  });
}
