// Car and motorbike insurance: the cost of compulsory and voluntary cover. A quote is for
// orientation; the insurer makes the actual offer. Coefficients are percents, and every part is
// rounded to whole dollars separately, so that the parts add up.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import { type Ntd, ntd } from "#base/money/money.ts";
import { addDays, addMonths, type Day, daysBetween, isDay } from "#base/time/day.ts";

/** What is insured. */
export const vehicles = ["car", "motorbike"] as const;
export type Vehicle = (typeof vehicles)[number];

/** The classes of vehicles, with the yearly compulsory premium before coefficients. */
const vehicleClasses = {
  "car-small": { vehicle: "car", compulsory: 1_190, liability: 2_900, own: 14_000 },
  "car-large": { vehicle: "car", compulsory: 1_190, liability: 3_400, own: 19_000 },
  "car-electric": { vehicle: "car", compulsory: 1_190, liability: 3_200, own: 21_000 },
  "motorbike-light": { vehicle: "motorbike", compulsory: 360, liability: 700, own: 900 },
  "motorbike-heavy": { vehicle: "motorbike", compulsory: 474, liability: 980, own: 1_300 },
  "motorbike-large": { vehicle: "motorbike", compulsory: 546, liability: 1_750, own: 3_800 },
  "motorbike-electric": { vehicle: "motorbike", compulsory: 474, liability: 900, own: 1_400 },
} as const satisfies Record<
  string,
  { vehicle: Vehicle; compulsory: number; liability: number; own: number }
>;

export type VehicleClass = keyof typeof vehicleClasses;

/** The classes of a vehicle. */
export function classesOf(vehicle: Vehicle): VehicleClass[] {
  const all = Object.keys(vehicleClasses) as VehicleClass[];
  return all.filter((name) => vehicleClasses[name].vehicle === vehicle);
}

/** The class of a name, and its vehicle; null for an unknown name. */
export function vehicleClassOf(name: string): { name: VehicleClass; vehicle: Vehicle } | null {
  const found = (Object.keys(vehicleClasses) as VehicleClass[]).find((each) => each === name);
  return found ? { name: found, vehicle: vehicleClasses[found].vehicle } : null;
}

/** The terms of the compulsory cover, in years. */
export const yearsOf = { car: [1], motorbike: [1, 2] } as const satisfies Record<
  Vehicle,
  readonly number[]
>;

/** The voluntary cover that can be added. */
export const motorExtras = ["liability", "driver", "own-damage", "roadside"] as const;
export type MotorExtra = (typeof motorExtras)[number];

/** The minimum age for the licence, and the maximum age. */
export const DRIVER_AGES = { least: 18, most: 90 } as const;

/** The claim grades: everybody starts with the fourth. */
export const claimGrades = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const FIRST_GRADE = 4;
const GRADE_PERCENT = [70, 74, 82, 100, 110, 120, 130, 140, 150, 160] as const;

/** The effect of age and sex on a premium, in percent; the first match applies. */
const AGE_PERCENT = [
  { from: 60, male: 107, female: 96 },
  { from: 30, male: 100, female: 90 },
  { from: 25, male: 115, female: 104 },
  { from: 20, male: 174, female: 157 },
  { from: 0, male: 189, female: 170 },
] as const;

const DRIVER_PREMIUM = { car: 580, motorbike: 420 } as const;
const ROADSIDE_PREMIUM = { car: 650, motorbike: 300 } as const;
/** The second year of a motorbike's compulsory cover costs a little less. */
const SECOND_YEAR_PERCENT = 95;
const PERCENT = 100;

/** How many days before the cover ends the bank reminds the customer. */
export const REMINDER_DAYS = 30;

/** How many days ahead the cover can start. */
export const START_AHEAD_DAYS_MOST = 60;

/** Whether the cover can start on a day, as it was typed. */
export function isMotorStart(typed: string, today: Day): typed is Day {
  return isDay(typed) && typed >= today && daysBetween(today, typed) <= START_AHEAD_DAYS_MOST;
}

/** The input of a quote. */
export interface MotorQuestion {
  vehicleClass: VehicleClass;
  age: number;
  sex: "male" | "female";
  claimGrade: number;
  years: number;
  extras: readonly MotorExtra[];
}

/** A part of a motor quote. */
export interface MotorLine {
  item: "compulsory" | MotorExtra;
  amount: Ntd;
}

/** A quote with its parts. */
export interface MotorQuote {
  lines: readonly MotorLine[];
  total: Ntd;
}

/** The invalid fields; empty if all are valid. */
export function motorProblems({
  vehicleClass,
  age,
  claimGrade,
  years,
}: MotorQuestion): Partial<Record<"age" | "claimGrade" | "years", ErrorCode>> {
  const { vehicle } = vehicleClasses[vehicleClass];
  const allowed: readonly number[] = yearsOf[vehicle];
  const isOfAge = Number.isInteger(age) && age >= DRIVER_AGES.least && age <= DRIVER_AGES.most;
  return {
    ...(isOfAge ? {} : { age: "INSR000026" }),
    ...(claimGrades.some((grade) => grade === claimGrade) ? {} : { claimGrade: "FELD000008" }),
    ...(allowed.includes(years) ? {} : { years: "FELD000008" }),
  };
}

/**
 * The cost of the cover; age, sex and grade do not affect a motorbike's compulsory part. The term is
 * that of the compulsory part: voluntary cover is sold for one year.
 */
export function motorQuote(question: MotorQuestion): MotorQuote {
  const { vehicleClass, years, extras } = question;
  const { vehicle, compulsory, liability, own } = vehicleClasses[vehicleClass];
  const person = personPercent(question);
  const grade = GRADE_PERCENT[question.claimGrade - 1] ?? PERCENT;
  const yearly = vehicle === "car" ? times(compulsory, person, grade) : compulsory;
  const second = years > 1 ? times(yearly, SECOND_YEAR_PERCENT) * (years - 1) : 0;
  const premiums: Record<MotorExtra, number> = {
    liability: times(liability, person, grade),
    driver: DRIVER_PREMIUM[vehicle],
    "own-damage": times(own, person, grade),
    roadside: ROADSIDE_PREMIUM[vehicle],
  };
  const lines: MotorLine[] = [
    { item: "compulsory", amount: ntd(yearly + second) },
    ...motorExtras
      .filter((extra) => extras.includes(extra))
      .map((extra) => ({ item: extra, amount: ntd(premiums[extra]) })),
  ];
  return { lines, total: ntd(lines.reduce((sum, { amount }) => sum + amount, 0)) };
}

/** The reminder day, and the last day of cover that starts on a day. */
export function reminderOf(startOn: Day, years: number): { endsOn: Day; remindOn: Day } {
  const endsOn = addMonths(startOn, years * 12);
  return { endsOn, remindOn: addDays(endsOn, -REMINDER_DAYS) };
}

/** Whether cover that ends on a day is close enough to its end to be renewed. */
export function isRenewable(endsOn: Day, today: Day): boolean {
  const days = daysBetween(today, endsOn);
  return days >= 0 && days <= REMINDER_DAYS;
}

function personPercent({ age, sex }: MotorQuestion): number {
  return AGE_PERCENT.find(({ from }) => age >= from)?.[sex] ?? PERCENT;
}

function times(amount: number, ...percents: readonly number[]): number {
  return percents.reduce((product, percent) => Math.round((product * percent) / PERCENT), amount);
}
