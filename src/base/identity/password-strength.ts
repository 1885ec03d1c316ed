// How strong a password that satisfies the rules is, to help the customer improve it.

import { isCommonPassword } from "./common-passwords.ts";
import { plainPassword } from "./password.ts";

/** How long an attacker would need: hours, years, or longer than it matters. */
export type StrengthLevel = "weak" | "fair" | "strong";

/** What would make a password stronger. */
export type StrengthHint = "less-common" | "longer" | "more-different" | "both-cases" | "add-sign";

/** A password's strength, and what to do about it; nothing when it is strong. */
export interface PasswordStrength {
  level: StrengthLevel;
  hints: StrengthHint[];
}

const FAIR_BITS = 45;
const STRONG_BITS = 60;
const LONG_ENOUGH = 12;

const KINDS = [
  { pattern: /[a-z]/, size: 26 },
  { pattern: /[A-Z]/, size: 26 },
  { pattern: /\d/, size: 10 },
  { pattern: /[^a-zA-Z\d]/, size: 32 },
];

/** The strength of a typed password, with hints in the order in which they help. */
export function passwordStrength(typed: string): PasswordStrength {
  const plain = plainPassword(typed);
  const isCommon = isCommonPassword(plain);
  const level = isCommon ? "weak" : levelOf(plain);
  if (level === "strong") return { level, hints: [] };
  const { length } = [...plain];
  const needed: Record<StrengthHint, boolean> = {
    "less-common": isCommon,
    longer: length < LONG_ENOUGH,
    "more-different": new Set(plain).size * 2 <= length,
    "both-cases": !(/[a-z]/.test(plain) && /[A-Z]/.test(plain)),
    "add-sign": !/[^a-zA-Z\d]/.test(plain),
  };
  const hints = (Object.keys(needed) as StrengthHint[]).filter((hint) => needed[hint]);
  return { level, hints };
}

// A repeated character adds little entropy, so only distinct ones count.
function levelOf(plain: string): StrengthLevel {
  const pool = KINDS.reduce((sum, { pattern, size }) => sum + (pattern.test(plain) ? size : 0), 0);
  const bits = new Set(plain).size * Math.log2(Math.max(pool, 1));
  if (bits >= STRONG_BITS) return "strong";
  return bits >= FAIR_BITS ? "fair" : "weak";
}
