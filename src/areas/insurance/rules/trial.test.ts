import fc from "fast-check";
import { expect, test } from "vitest";
import { ntd } from "#base/money/money.ts";
import { addDays, type Day, dayFrom } from "#base/time/day.ts";
import {
  afterChoice,
  destinations,
  emptyTrial,
  insuredTypes,
  type Slot,
  slots,
  sums,
  type TravelTrial,
  type TrialChoice,
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
const choices: fc.Arbitrary<TrialChoice> = fc.oneof(
  fc
    .constantFrom(...destinations)
    .map((destination) => ({ choose: "destination" as const, destination })),
  days.map((startOn) => ({ choose: "startOn" as const, startOn })),
  fc.option(days).map((endOn) => ({ choose: "endOn" as const, endOn })),
  fc.constantFrom(...slots).map((leavingTime) => ({ choose: "leavingTime" as const, leavingTime })),
  fc.constantFrom(...sums).map((sumInsured) => ({ choose: "sumInsured" as const, sumInsured })),
  fc
    .option(fc.constantFrom(...insuredTypes))
    .map((insuredType) => ({ choose: "insuredType" as const, insuredType })),
  fc
    .boolean()
    .map((isGoToSuggestion) => ({ choose: "isGoToSuggestion" as const, isGoToSuggestion })),
  fc.constant({ choose: "default" as const }),
);

/** The model, from the specification: a table of the fields each choice resets. */
const resets: Record<TrialChoice["choose"], readonly (keyof TravelTrial)[]> = {
  destination: ["startOn", "endOn", "leavingTime"],
  startOn: ["endOn", "leavingTime"],
  endOn: [],
  leavingTime: [],
  sumInsured: [],
  insuredType: [],
  isGoToSuggestion: [],
  default: ["startOn", "endOn", "leavingTime"],
};

/** Today and the first half hour at least an hour away, computed separately in Taipei time. */
function modelDates(now: Date): { today: Day; time: string } {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Asia/Taipei",
    dateStyle: "short",
    timeStyle: "medium",
  }).format(now);
  const [day = "", clock = ""] = parts.split(" ");
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  const isPast = seconds > 0 || now.getMilliseconds() > 0;
  const minute = hours * 60 + minutes + 60 + (isPast ? 1 : 0);
  const next = Math.ceil(minute / 30) * 30;
  const isTomorrow = next >= 24 * 60;
  const left = next % (24 * 60);
  const two = (part: number) => String(part).padStart(2, "0");
  return {
    today: isTomorrow ? addDays(dayFrom(day), 1) : dayFrom(day),
    time: `${two(Math.floor(left / 60))}:${two(left % 60)}`,
  };
}

function modelAfter(trial: TravelTrial, choice: TrialChoice, now: Date): TravelTrial {
  const { today, time } = modelDates(now);
  const chosen = "startOn" in choice ? choice.startOn : today;
  const defaults = {
    startOn: today,
    endOn: null,
    leavingTime: slot(chosen === today ? time : "00:00"),
  };
  const next: Record<string, unknown> = { ...trial };
  for (const field of resets[choice.choose]) next[field] = defaults[field as keyof typeof defaults];
  if (choice.choose !== "default")
    Object.assign(next, { [choice.choose]: Object.values(choice)[1] });
  return next as unknown as TravelTrial;
}

test("every choice after every walk of choices does what the model says, and nothing else [S09] [F22]", () => {
  fc.assert(
    fc.property(moments, fc.array(fc.tuple(choices, moments), { maxLength: 20 }), (start, walk) => {
      let trial = emptyTrial(start);
      for (const [choice, now] of walk) {
        const wanted = modelAfter(trial, choice, now);
        trial = afterChoice(trial, choice, now);
        expect(trial).toEqual(wanted);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("before any choice it is overseas, from today, for nobody, with no end [F22]", () => {
  expect(emptyTrial(NOW)).toEqual({
    destination: "overseas",
    sumInsured: ntd(5_000_000),
    startOn: "2026-11-16",
    endOn: null,
    leavingTime: "10:30",
    insuredType: null,
    isGoToSuggestion: false,
  });
});

test("there is no state that a choice of a destination does not lead back from [S09]", () => {
  fc.assert(
    fc.property(fc.array(choices), moments, (walk, now) => {
      const trial = walk.reduce(
        (state, choice) => afterChoice(state, choice, now),
        emptyTrial(now),
      );
      const back = afterChoice(
        trial,
        { choose: "destination", destination: trial.destination },
        now,
      );
      const { startOn, endOn, leavingTime } = emptyTrial(now);
      expect(back).toEqual({ ...trial, startOn, endOn, leavingTime });
    }),
  );
});
