import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ntd } from "#base/money/money.ts";
import { languages } from "#base/text/language.ts";
import { openPool, type Pool } from "#db/db.ts";
import { type FreshDatabase, freshDatabase } from "../../../tests/bank/fresh-database.ts";
import { mostOf } from "./rules/covers.ts";
import { ADULT_AGES } from "./rules/insured.ts";
import { passesFilter, planPrice, suggestPlans, type Trip } from "./rules/plans.ts";
import { sums } from "./rules/trial.ts";
import { type PublishedPlan, publishedPlans } from "./store/plans.ts";

let database: FreshDatabase;
let db: Pool;
let plans: PublishedPlan[];

beforeAll(async () => {
  database = await freshDatabase(inject("serverUrl"));
  db = openPool(database.url, "bank_app");
  plans = await publishedPlans(db, "zh");
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const trip: Trip = {
  destination: "overseas",
  periods: 7,
  sumInsured: ntd(5_000_000),
  travellers: [{ kind: "adult", age: 35 }],
  options: [],
};

describe("the plans that the bank offers", () => {
  test("are at least eight of three insurers, and say that these are invented [A08]", () => {
    expect(plans.length).toBeGreaterThanOrEqual(8);
    expect(new Set(plans.map(({ insurerCode }) => insurerCode)).size).toBe(3);
    for (const { insurerLegalName, filing } of plans) {
      expect(insurerLegalName).toContain("（虛構）");
      expect(filing).toMatch(/^\d{3}\.\d{2}\.\d{2} \S+字第 \d{10} 號（展示資料）$/);
    }
    expect(new Set(plans.map(({ filing }) => filing)).size).toBe(plans.length);
  });

  test.each(languages)("have every text in %s", async (language) => {
    for (const plan of await publishedPlans(db, language)) {
      const { name, slogan, lead, product, filing, insurerName } = plan;
      for (const text of [name, slogan, lead, product, filing, insurerName]) {
        expect(text).not.toBe("");
      }
    }
  });

  test("cost for a week abroad what such plans cost in Taiwan", () => {
    const prices = suggestPlans(plans, trip, "all").map(({ price }) => price.total);
    expect(Math.min(...prices)).toBeGreaterThan(300);
    expect(Math.max(...prices)).toBeLessThan(1_100);
    expect(
      planPrice(plans.find(({ code }) => code === "TRXH0001") as PublishedPlan, trip)?.total,
    ).toBe(660);
  });

  test.each(["age", "schengen", "childProject", "carRental"] as const)(
    "leave some and not all to the filter %s",
    (filter) => {
      const left = plans.filter((plan) => passesFilter(plan, filter));
      expect(left.length).toBeGreaterThan(0);
      expect(left.length).toBeLessThan(plans.length);
    },
  );

  test("insure everybody of every age for every sum, somewhere and at home", () => {
    for (const destination of ["overseas", "domestic"] as const) {
      for (const sumInsured of sums) {
        const age = sumInsured > 10_000_000 ? 70 : ADULT_AGES.most;
        const travellers = [{ kind: "adult" as const, age }];
        expect(
          suggestPlans(plans, { ...trip, destination, sumInsured, travellers }, "all"),
        ).not.toEqual([]);
      }
    }
  });

  test("that are good for Schengen pay more than EUR 30,000 for illness and rescue at their lowest sum", () => {
    // NT$40 for a euro is above every past rate.
    for (const plan of plans.filter(({ isSchengen }) => isSchengen)) {
      const illness = mostOf(plan.covers.illness, plan.sumLeast) ?? 0;
      const rescue = mostOf(plan.covers.rescue, plan.sumLeast) ?? 0;
      expect(illness + rescue).toBeGreaterThan(30_000 * 40);
    }
  });
});
