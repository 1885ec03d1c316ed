import { type Ntd, ntd } from "#base/money/money.ts";
import { type Cover, type CoverCode, type Covers, coverCodes } from "./covers.ts";
import type { TravelPlan } from "./plans.ts";

const none: Cover = { mark: "none", most: null, optionRate: null };

/** Covers with only the given items. */
export function coversWith(given: Partial<Record<CoverCode, Partial<Cover>>>): Covers {
  const covers = coverCodes.map((code) => [code, { ...none, ...given[code] }]);
  return Object.fromEntries(covers) as unknown as Covers;
}

/** An item covered up to an amount. */
export function coveredTo(dollars: number): Cover {
  return { mark: "check", most: { dollars: ntd(dollars) as Ntd }, optionRate: null };
}

/** A plan that insures anybody anywhere. */
export const anyPlan: TravelPlan = {
  code: "ANY01",
  rates: {
    overseas: { accident: 2_000, medical: 900, inconvenience: 11_000 },
    domestic: { accident: 900, medical: 500, inconvenience: 2_500 },
  },
  covers: coversWith({
    accident: { mark: "check", most: { thousandths: 1000 } },
    "accident-medical": { mark: "check", most: { thousandths: 100 } },
    "flight-delay": coveredTo(3_000),
    "home-burglary": { mark: "cross" },
    "car-rental": { mark: "optional", most: { dollars: ntd(50_000) }, optionRate: 2_500 },
  }),
  sumLeast: ntd(2_000_000),
  sumMost: ntd(15_000_000),
  ageMost: 79,
  withChildren: true,
  isSchengen: true,
};
