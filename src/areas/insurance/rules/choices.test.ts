import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayFrom } from "#base/time/day.ts";
import {
  type Choices,
  choiceProblems,
  choicesQuery,
  filters,
  plansUrl,
  readChoices,
  trialUrl,
  tripOf,
  withFields,
} from "./choices.ts";
import { destinations, emptyTrial, insuredTypes, slots, sums } from "./trial.ts";

const NOW = new Date("2026-11-16T09:10:00+08:00");
const read = (query: string) => {
  const params = new URLSearchParams(query);
  return readChoices((name) => params.get(name), NOW);
};
const days = fc.integer({ min: 0, max: 300 }).map((count) => addDays(dayFrom("2026-11-16"), count));
const choices: fc.Arbitrary<Choices> = fc.record({
  trial: fc.record({
    destination: fc.constantFrom(...destinations),
    sumInsured: fc.constantFrom(...sums),
    startOn: days,
    endOn: fc.option(days),
    leavingTime: fc.constantFrom(...slots),
    insuredType: fc.option(fc.constantFrom(...insuredTypes)),
    // The fragment of an address, which no server gets.
    isGoToSuggestion: fc.constant(false),
  }),
  age: fc.constantFrom("18", "30", "79", "80", "7x"),
  children: fc.integer({ min: 1, max: 4 }),
  filter: fc.constantFrom(...filters),
  plans: fc.subarray(["TRXH0001", "TRQY0002", "TRYT0003"]),
  options: fc.subarray(["illness" as const, "car-rental" as const]),
});

test("an address restores every choice [R45] [F22]", () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(read(choicesQuery(chosen))).toEqual(chosen);
    }),
    { numRuns: 1_000 },
  );
});

test("whatever an address says, there is a trial, and never a fault", () => {
  const names = [
    "destination",
    "start",
    "end",
    "time",
    "sum",
    "insured",
    "age",
    "children",
    "plans",
  ];
  const query = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.string(), fc.constantFrom("2026-02-30", "-1", "1e9", "24:00")),
  );
  fc.assert(
    fc.property(query, (given) => {
      const chosen = readChoices((name) => given[name] ?? null, NOW);
      expect(() => tripOf(chosen, NOW)).not.toThrow();
      expect(chosen.children).toBeGreaterThanOrEqual(1);
      expect(chosen.plans.length).toBeLessThanOrEqual(3);
    }),
  );
});

test("a form replaces its own fields; what it does not contain stays, but for what it resets", () => {
  const before = read("start=2026-11-20&end=2026-11-25&insured=self&age=41&plans=TRXH0001");
  const typed: Record<string, string> = { insured: "child", end: "" };
  const after = withFields(before, { read: (name) => typed[name] ?? null, resets: [] }, NOW);
  expect(after).toEqual({
    ...before,
    trial: { ...before.trial, insuredType: "child", endOn: null },
  });
  const start = (name: string) => (name === "start" ? "2026-11-22" : null);
  const { trial, age } = withFields(before, { read: start, resets: ["end", "time"] }, NOW);
  expect(trial).toMatchObject({ startOn: "2026-11-22", endOn: null, leavingTime: "00:00" });
  expect([trial.insuredType, age]).toEqual(["self", "41"]);
});

test("an address without dates begins anew, as a choice of a destination does [S09]", () => {
  expect(read("destination=domestic").trial).toEqual({
    ...emptyTrial(NOW),
    destination: "domestic",
  });
});

test("an address with a start alone has no end, and that day's first half hour [S09]", () => {
  const { trial } = read("start=2026-11-20");
  expect(trial).toMatchObject({ startOn: "2026-11-20", endOn: null, leavingTime: "00:00" });
});

test("a trip is priced as soon as nothing is missing or wrong", () => {
  const whole = "start=2026-11-20&end=2026-11-24&insured=both&children=2&age=40";
  expect(tripOf(read(whole), NOW)).toEqual({
    destination: "overseas",
    periods: 5,
    sumInsured: 5_000_000,
    travellers: [
      { kind: "adult", age: 40 },
      { kind: "child", age: 0 },
      { kind: "child", age: 0 },
    ],
    options: [],
  });
  expect(tripOf(read(whole.replace("age=40", "age=80")), NOW)).toBeNull();
  expect(choiceProblems(read(whole.replace("age=40", "age=17")), NOW)).toMatchObject({
    age: { code: "INSR000007" },
  });
  expect(
    choiceProblems(read(whole.replace("both", "child").replace("age=40", "age=80")), NOW),
  ).toEqual({});
  expect(tripOf(read(whole.replace("end=2026-11-24&", "")), NOW)).toBeNull();
});

test("an age in the digits of a Chinese input method is read", () => {
  expect(read("age=３０").age).toBe("30");
});

test("what an address does not say, or says wrong, is as at the beginning", () => {
  const fresh = read("");
  const wrong = "start=2026-02-30&end=2026-13-01&time=00:10&sum=x&insured=dog&age=&filter=none";
  expect(read(wrong)).toEqual({ ...fresh, age: "" });
  expect(fresh).toMatchObject({ age: "30", children: 1, filter: "all", plans: [], options: [] });
  expect(read("sum=1000000000").trial.sumInsured).toBe(fresh.trial.sumInsured);
  expect(read("start=2026-02-30").trial).toEqual(fresh.trial);
  expect(read("end=2026-02-30").trial.endOn).toBeNull();
  expect(read("time=00:10").trial.leavingTime).toBe(fresh.trial.leavingTime);
  for (const children of ["0", "-1", "1.5", "x", "99"]) {
    expect(read(`children=${children}`).children).toBe(1);
  }
});

test("an address has only what differs from the beginning, and at most three plans, once each", () => {
  const query = choicesQuery(read("children=1&filter=all"));
  for (const name of ["children", "filter", "plans", "options"]) expect(query).not.toContain(name);
  const listed = "TRXH0001,TRXH0001,x,TRQY0002,TRYT0003,TRAB0004";
  expect(read(`plans=${listed}`).plans).toEqual(["TRXH0001", "TRQY0002", "TRYT0003"]);
  // What is beyond the first 200 characters is not read.
  expect(read(`plans=${"x,".repeat(100)}TRXH0001`).plans).toEqual([]);
});

test("the suggestions are the fragment of the address, where they were asked for [F22]", () => {
  const chosen = read("suggestions=yes");
  expect(chosen.trial.isGoToSuggestion).toBe(true);
  expect(read("suggestions=no").trial.isGoToSuggestion).toBe(false);
  expect(trialUrl(chosen)).toMatch(/^\/[^#]+\?[^#]+#plans$/);
  expect(trialUrl(read(""))).not.toContain("#");
  expect(plansUrl(read(""))).toBe(`${trialUrl(read(""))}#plans`);
});

test("an age that is no number, or a trip for nobody, has no price", () => {
  const whole = "start=2026-11-20&end=2026-11-24&insured=self&age=40";
  expect(tripOf(read(whole), NOW)).not.toBeNull();
  for (const age of ["x40", "40x", ""]) {
    expect(tripOf(read(whole.replace("age=40", `age=${age}`)), NOW)).toBeNull();
  }
  expect(tripOf(read(whole.replace("insured=self&", "")), NOW)).toBeNull();
});
