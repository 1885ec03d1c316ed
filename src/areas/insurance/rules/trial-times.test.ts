import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ntd } from "#base/money/money.ts";
import { addDays, type Day, dayFrom, dayOf } from "#base/time/day.ts";
import {
  AHEAD_DAYS_MOST,
  coverPeriod,
  destinations,
  earliestStart,
  emptyTrial,
  firstDay,
  isSlot,
  lastDay,
  momentOf,
  PERIODS_MOST,
  ROLL_OVER_AFTER,
  type Slot,
  slots,
  slotsOf,
  type TravelTrial,
  trialProblems,
} from "./trial.ts";

/** A moment in Taipei time. */
const taipei = (text: string) => new Date(`${text}+08:00`);
const slot = (text: string) => text as Slot;
const NOW = taipei("2026-11-16T09:10:00");

// Moments where days and half hours change: midnight, the roll-over, ends of months, a leap day.
const moments = fc.oneof(
  fc.date({
    min: taipei("2024-01-01T00:00:00"),
    max: taipei("2029-12-31T23:59:59"),
    noInvalidDate: true,
  }),
  fc.constantFrom(
    ...[
      "22:29:59.999",
      "22:30:00.000",
      "22:30:00.001",
      "23:00:00.000",
      "23:59:59.999",
      "00:00:00.000",
    ].flatMap((time) =>
      ["2026-11-16", "2026-12-31", "2028-02-28", "2028-02-29", "2027-02-28"].map((day) =>
        taipei(`${day}T${time}`),
      ),
    ),
  ),
);
const days = fc
  .integer({ min: -3, max: 400 })
  .map((count) => addDays(dayFrom("2026-11-16"), count));
describe("the first start", () => {
  test.each([
    ["on the hour", "2026-11-16T09:00:00", "2026-11-16", "10:00"],
    ["a millisecond after the hour", "2026-11-16T09:00:00.001", "2026-11-16", "10:30"],
    ["half past", "2026-11-16T09:30:00", "2026-11-16", "10:30"],
    ["at the roll-over", "2026-11-16T22:30:00", "2026-11-16", "23:30"],
    ["a millisecond after the roll-over", "2026-11-16T22:30:00.001", "2026-11-17", "00:00"],
    ["at eleven", "2026-11-16T23:00:00", "2026-11-17", "00:00"],
    ["after eleven", "2026-11-16T23:00:01", "2026-11-17", "00:30"],
    ["at midnight", "2026-11-17T00:00:00", "2026-11-17", "01:00"],
    ["at the end of a month", "2026-11-30T22:31:00", "2026-12-01", "00:00"],
    ["at the end of a year", "2026-12-31T22:31:00", "2027-01-01", "00:00"],
    ["before a leap day", "2028-02-28T22:31:00", "2028-02-29", "00:00"],
    ["on a leap day", "2028-02-29T22:31:00", "2028-03-01", "00:00"],
  ])("%s is a half hour that is at least an hour away [V13]", (_, now, day, time) => {
    expect(firstDay(taipei(now))).toBe(day);
    expect(slotsOf(dayFrom(day), taipei(now))[0]).toBe(time);
    expect(emptyTrial(taipei(now))).toMatchObject({ startOn: day, leavingTime: time });
  });

  test("is on the next day exactly when Taipei's time is later than 22:30 [V13]", () => {
    fc.assert(
      fc.property(moments, (now) => {
        const time = now.getTime() + 8 * 3_600_000;
        const ofDay = time - Math.floor(time / 86_400_000) * 86_400_000;
        const [hours = 0, minutes = 0] = ROLL_OVER_AFTER.split(":").map(Number);
        const isLater = ofDay > (hours * 60 + minutes) * 60_000;
        expect(firstDay(now)).toBe(isLater ? addDays(dayOf(now), 1) : dayOf(now));
      }),
      { numRuns: 5_000 },
    );
  });

  test("does not depend on the zone of the machine [V13]", () => {
    const before = process.env.TZ;
    try {
      const found = ["Asia/Taipei", "America/Los_Angeles", "Pacific/Kiritimati"].map((zone) => {
        process.env.TZ = zone;
        const trial = emptyTrial(taipei("2026-11-16T22:31:00"));
        return JSON.stringify([trial, coverPeriod({ ...trial, endOn: dayFrom("2026-11-20") })]);
      });
      expect(new Set(found).size).toBe(1);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});

test("every half hour on offer is at least an hour away, and the one before is not [V13]", () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 3 }), (now, later) => {
      const day = addDays(dayOf(now), later);
      const offered = slotsOf(day, now);
      for (const each of offered) {
        expect(momentOf(day, each).getTime() - now.getTime()).toBeGreaterThanOrEqual(3_600_000);
        expect(isSlot(each)).toBe(true);
      }
      expect(earliestStart(now).getTime() - now.getTime()).toBeLessThan(90 * 60_000);
      expect(slots.slice(slots.length - offered.length)).toEqual(offered);
    }),
  );
});

describe("cover", () => {
  test.each([
    ["one day", "2026-11-17", "2026-11-17", "09:30", 1, "2026-11-18T09:30"],
    ["one day from midnight", "2026-11-17", "2026-11-17", "00:00", 1, "2026-11-18T00:00"],
    ["a day from the last half hour", "2026-11-17", "2026-11-17", "23:30", 1, "2026-11-18T23:30"],
    ["five days over a month's end", "2026-11-28", "2026-12-02", "18:00", 5, "2026-12-03T18:00"],
    ["over a leap day", "2028-02-28", "2028-03-01", "08:00", 3, "2028-03-02T08:00"],
    ["over the same days without one", "2027-02-28", "2027-03-01", "08:00", 2, "2027-03-02T08:00"],
  ])(
    "of %s counts in periods of 24 hours, a part as a whole [V13]",
    (_, from, to, time, periods, end) => {
      const period = coverPeriod({
        startOn: dayFrom(from),
        endOn: dayFrom(to),
        leavingTime: slot(time),
      });
      expect(period).toEqual({
        startsAt: taipei(`${from}T${time}`),
        endsAt: taipei(end),
        periods,
      });
    },
  );

  test("is whole periods that reach the end of the last day, and none more [V13]", () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 179 }),
        fc.constantFrom(...slots),
        (startOn, more, leavingTime) => {
          const endOn = addDays(startOn, more);
          const period = coverPeriod({ startOn, endOn, leavingTime });
          const home = taipei(`${addDays(endOn, 1)}T00:00:00`).getTime();
          const end = period?.endsAt.getTime() ?? 0;
          expect((end - (period?.startsAt.getTime() ?? 0)) / 86_400_000).toBe(period?.periods);
          expect(end).toBeGreaterThanOrEqual(home);
          expect(end - 86_400_000).toBeLessThan(home);
        },
      ),
    );
  });

  test("has no period without an end, or with one before its start", () => {
    const { startOn, leavingTime } = emptyTrial(NOW);
    expect(coverPeriod({ startOn, leavingTime, endOn: null })).toBeNull();
    expect(coverPeriod({ startOn, leavingTime, endOn: addDays(startOn, -1) })).toBeNull();
  });
});

describe("a trial that can be priced", () => {
  const whole: TravelTrial = {
    ...emptyTrial(NOW),
    endOn: dayFrom("2026-11-20"),
    insuredType: "self",
  };

  test("has no problems", () => {
    expect(trialProblems(whole, NOW)).toEqual({});
  });

  test.each<[string, Partial<TravelTrial>, object]>([
    ["no end", { endOn: null }, { endOn: { code: "FELD000001" } }],
    [
      "an end before the start",
      { endOn: dayFrom("2026-11-15") },
      { endOn: { code: "INSR000004" } },
    ],
    ["nobody", { insuredType: null }, { insuredType: { code: "FELD000001" } }],
    [
      "a start in the past",
      { startOn: dayFrom("2026-11-15") },
      { startOn: { code: "INSR000002" } },
    ],
    [
      "a start less than an hour away",
      { leavingTime: slot("10:00") },
      { leavingTime: { code: "INSR000002" } },
    ],
    [
      "a sum that is not on offer",
      { sumInsured: ntd(5_000_001) },
      { sumInsured: { code: "FELD000008" } },
    ],
  ])("refuses %s beside its field [V13]", (_, change, problems) => {
    expect(trialProblems({ ...whole, ...change }, NOW)).toMatchObject(problems);
  });

  test.each(destinations)("is of the longest trip %s, and not of one day more", (destination) => {
    const last = lastDay({ startOn: whole.startOn, destination });
    const most = { ...whole, destination, endOn: last };
    expect(coverPeriod(most)?.periods).toBe(PERIODS_MOST[destination]);
    expect(trialProblems(most, NOW)).toEqual({});
    expect(trialProblems({ ...most, endOn: addDays(last, 1) }, NOW)).toMatchObject({
      endOn: { code: "INSR000005", facts: { days: PERIODS_MOST[destination] } },
    });
  });

  test("starts at most so many days ahead", () => {
    const far = addDays(dayOf(NOW), AHEAD_DAYS_MOST);
    const at = (startOn: Day) => trialProblems({ ...whole, startOn, endOn: startOn }, NOW);
    expect(at(far)).toEqual({});
    expect(at(addDays(far, 1))).toMatchObject({ startOn: { code: "INSR000003" } });
  });

  test("of the first or the last of all days is refused, and is no fault", () => {
    for (const day of [dayFrom("0001-01-01"), dayFrom("9999-12-31")]) {
      const problems = trialProblems({ ...whole, startOn: day, endOn: day }, NOW);
      expect(problems.startOn?.code).toMatch(/^INSR00000[23]$/);
    }
    const endless = { ...whole, endOn: dayFrom("9999-12-31") };
    expect(trialProblems(endless, NOW)).toMatchObject({ endOn: { code: "INSR000005" } });
    // What a period shows is a day as well.
    expect(coverPeriod(endless)).toBeNull();
    const { endsAt } = coverPeriod({ ...whole, endOn: dayFrom("9999-12-30") }) ?? {};
    expect(endsAt && dayOf(endsAt)).toBe("9999-12-31");
  });
});
