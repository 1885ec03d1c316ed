// Who can be insured: the policyholder, who is of age and pays, and their small children.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import { type Ntd, ntd } from "#base/money/money.ts";
import { type Day, yearOf } from "#base/time/day.ts";
import type { InsuredType } from "./trial.ts";

/** The minimum age of a policyholder. */
export const POLICYHOLDER_AGE_LEAST = 18;
/** The ages of an insured adult, both included. */
export const ADULT_AGES = { least: 18, most: 79 } as const;
/** A child is younger than this. */
export const CHILD_AGE_BELOW = 7;
/** The maximum number of children per policy. */
export const CHILDREN_MOST = 4;
/**
 * For a death under 15 only funeral costs are paid, up to this amount (Insurance Act, article 107).
 */
export const FUNERAL_MOST: Ntd = ntd(690_000);

/** A traveller, with the data the price depends on. */
export interface Traveller {
  kind: "adult" | "child";
  age: number;
}

/** The age in whole years on a day; a person born on 29 February gets older on 1 March. */
export function ageOn(birthday: Day, day: Day): number {
  const years = yearOf(day) - yearOf(birthday);
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Whether the type insures the policyholder, children, or both. */
export function coversOf(type: InsuredType): { self: boolean; children: boolean } {
  return { self: type !== "child", children: type !== "self" };
}

/** The travellers of a trial; a child's age does not change the price. */
export function travellersOf(type: InsuredType, age: number, children: number): Traveller[] {
  const { self, children: withChildren } = coversOf(type);
  const child: Traveller = { kind: "child", age: 0 };
  return [
    ...(self ? [{ kind: "adult" as const, age }] : []),
    ...(withChildren ? Array.from({ length: children }, () => child) : []),
  ];
}

/** Why a person of this age cannot be insured, or null. */
export function ageRefusal({ kind, age }: Traveller): ErrorCode | null {
  if (kind === "child") return age >= 0 && age < CHILD_AGE_BELOW ? null : "INSR000008";
  return age >= ADULT_AGES.least && age <= ADULT_AGES.most ? null : "INSR000007";
}

/** The people of a policy, with everything that is checked. */
export interface People {
  type: InsuredType;
  policyholder: { customerId: string; birthday: Day };
  payerId: string;
  children: readonly { birthday: Day }[];
  startOn: Day;
}

/** The first reason why these people cannot be insured, or null. */
export function peopleRefusal({
  type,
  policyholder,
  payerId,
  children,
  startOn,
}: People): ErrorCode | null {
  const { self, children: withChildren } = coversOf(type);
  const age = ageOn(policyholder.birthday, startOn);
  if (age < POLICYHOLDER_AGE_LEAST) return "INSR000006";
  if (payerId !== policyholder.customerId) return "INSR000009";
  if (self && ageRefusal({ kind: "adult", age })) return "INSR000007";
  if (!withChildren) return children.length === 0 ? null : "INSR000010";
  if (children.length === 0 || children.length > CHILDREN_MOST) return "INSR000010";
  const isTooOld = ({ birthday }: { birthday: Day }) =>
    ageRefusal({ kind: "child", age: ageOn(birthday, startOn) }) !== null;
  return children.some(isTooOld) ? "INSR000008" : null;
}

/** The numbers of the children that a form can name. */
export const childNumbers = [1, 2, 3, 4] as const;
