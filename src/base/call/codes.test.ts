import { expect, test } from "vitest";
import { accountTypes, ageTypes, contactTypes, entryTypes, marks, planFilters } from "./codes.ts";

test("the enumerations have the specification's values [F24]", () => {
  expect(accountTypes).toEqual({ sub: "1", joint: "2" });
  expect(contactTypes).toEqual({ phone: "1", email: "2" });
  expect(entryTypes).toEqual({ deposit: "1", withdrawal: "2" });
  expect(ageTypes).toEqual({ adult: "1", child: "2" });
  expect(Object.values(planFilters)).toEqual(["ALL", "AGE", "SHENGEN", "CHILD_PROJ", "CAR_RENTAL"]);
  expect(marks).toEqual({ check: "00", cross: "01", optional: "02", none: "03" });
});
