// The rules of a new password. Sign-in only checks for "empty": old passwords stay valid.

import { type Day, rocYear } from "../time/day.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** The fewest and the most characters of a new password. */
export const PASSWORD_LENGTH = { least: 8, most: 64 } as const;

/** A run of this many equal or consecutive characters is refused. */
export const PASSWORD_RUN = 3;

/** A rule that a password breaks. */
export type PasswordRefusal =
  | "empty"
  | "too-short"
  | "too-long"
  | "no-letter"
  | "no-digit"
  | "equal-run"
  | "consecutive-run"
  | "contains-user-id"
  | "contains-national-id"
  | "contains-birthday"
  | "contains-mobile"
  | "too-common";

/** The owner's data that a password must not contain; null where it is not known. */
export interface PasswordOwner {
  userId: string | null;
  nationalId: string | null;
  birthday: Day | null;
  mobile: string | null;
}

/** The password as it is checked and hashed: independent of the keyboard's input mode. */
export function plainPassword(typed: string): string {
  return typed.normalize("NFKC");
}

/** Every rule the typed password breaks, in display order; empty when it is valid. */
export function passwordRefusals(typed: string, owner: PasswordOwner): PasswordRefusal[] {
  const plain = plainPassword(typed);
  if (plain === "") return ["empty"];
  const { length } = [...plain];
  const folded = plain.toLowerCase();
  const broken: Record<Exclude<PasswordRefusal, "empty">, boolean> = {
    "too-short": length < PASSWORD_LENGTH.least,
    "too-long": length > PASSWORD_LENGTH.most,
    "no-letter": !/\p{Letter}/u.test(plain),
    "no-digit": !/\d/.test(plain),
    "equal-run": hasRun(folded, [0]),
    "consecutive-run": hasRun(folded, [1, -1]),
    "contains-user-id": containsAny(folded, [owner.userId]),
    "contains-national-id": containsAny(folded, [owner.nationalId]),
    "contains-birthday": containsAny(folded, birthdayForms(owner.birthday)),
    // Without its 0, so that +886912… is found too.
    "contains-mobile": containsAny(folded, [owner.mobile?.replace(/^0/, "")]),
    "too-common": isCommonPassword(plain),
  };
  return (Object.keys(broken) as (keyof typeof broken)[]).filter((rule) => broken[rule]);
}

function containsAny(folded: string, parts: readonly (string | null | undefined)[]): boolean {
  return parts.some((part) => part && folded.includes(part.toLowerCase()));
}

// Consecutive means adjacent in the alphabet or among the digits; signs have no order.
function hasRun(folded: string, steps: readonly number[]): boolean {
  const points = [...folded].map((character) => character.codePointAt(0) as number);
  return steps.some((step) => {
    let run = 1;
    return points.some((point, place) => {
      const before = points[place - 1];
      const hasOrder = isLetterOrDigit(before) && isLetterOrDigit(point);
      run = before === point - step && (step === 0 || hasOrder) ? run + 1 : 1;
      return run >= PASSWORD_RUN;
    });
  });
}

function isLetterOrDigit(point: number | undefined): boolean {
  return point !== undefined && /[a-z0-9]/.test(String.fromCodePoint(point));
}

// A birthday in the Gregorian calendar in the usual orders, and in the ROC calendar.
function birthdayForms(birthday: Day | null): string[] {
  if (birthday === null) return [];
  const [year, month, day] = birthday.split("-") as [string, string, string];
  const western = [`${year}${month}${day}`, `${month}${day}${year}`, `${day}${month}${year}`];
  return [...western, `${year.slice(2)}${month}${day}`, `${rocYear(birthday)}${month}${day}`];
}
