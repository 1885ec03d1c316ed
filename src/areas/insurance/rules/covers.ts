// The covers of a travel plan, item by item, and the marks of the comparison.

import type { marks } from "#base/call/codes.ts";
import type { Ntd } from "#base/money/money.ts";

/** Every item of cover, most requested first. */
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

/** A mark of the comparison: covered, not covered, optional, or not applicable. */
export type Mark = keyof typeof marks;

/** A plan's cover for one item. */
export interface Cover {
  mark: Mark;
  /** The maximum payout: in dollars, or as a share of the sum insured in thousandths. */
  most: { dollars: Ntd } | { thousandths: number } | null;
  /** The price of an optional item, in hundredths of a dollar per period. */
  optionRate: number | null;
}

export type Covers = Readonly<Record<CoverCode, Cover>>;

/** The maximum payout of an item for a sum insured, or null if there is no such figure. */
export function mostOf({ most }: Cover, sumInsured: Ntd): Ntd | null {
  if (most === null) return null;
  if ("dollars" in most) return most.dollars;
  return Math.floor((sumInsured * most.thousandths) / 1000) as Ntd;
}

/** A line of the comparison: one cell per plan. */
export interface ComparedCover {
  code: CoverCode;
  cells: readonly { mark: Mark; most: Ntd | null }[];
  /** Whether the plans differ in this item. */
  differs: boolean;
}

/** The minimum and maximum number of compared plans. */
export const COMPARED = { least: 2, most: 3 } as const;

/** Plans side by side, item by item; items that none of them has are left out. */
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
