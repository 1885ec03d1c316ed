import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("the day on which withholding statements open is 10 February, or another that every year has", () => {
  expect(readSettings({}).withholdingOpens).toBe("02-10");
  expect(readSettings({ WITHHOLDING_OPENS: "02-25" }).withholdingOpens).toBe("02-25");
  for (const day of ["2-10", "02-30", "02-29", "13-01", "2027-02-10"]) {
    const refusal = "WITHHOLDING_OPENS must be a day of the year such as 02-10";
    expect(() => readSettings({ WITHHOLDING_OPENS: day }), day).toThrow(refusal);
  }
});
