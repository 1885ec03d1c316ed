import { randomInt } from "node:crypto";
import { type Day, rocYear } from "#base/time/day.ts";

const SERIALS = 100_000_000;
const MODULUS = 97;
const NUMBER = /^[A-Z]{2}\d{3}T\d{8}\d{2}$/;

/** A number for a new policy: insurer, ROC year, a serial, and two check digits. */
export function newPolicyNumber(insurerCode: string, day: Day): string {
  const year = String(rocYear(day)).padStart(3, "0");
  const serial = String(randomInt(SERIALS)).padStart(8, "0");
  return `${insurerCode}${year}T${serial}${checkDigits(year + serial)}`;
}

/** Whether the text could be a policy number: a single typing error is always detected. */
export function isPolicyNumber(text: string): boolean {
  if (!NUMBER.test(text)) return false;
  return checkDigits(text.slice(2, 5) + text.slice(6, 14)) === text.slice(14);
}

function checkDigits(digits: string): string {
  return String(MODULUS - (Number(`${digits}00`) % MODULUS)).padStart(2, "0");
}
