import { Refusal } from "#base/errors/catalogue.ts";
import { type NationalId, nationalIdRefusal, parseNationalId } from "#base/identity/national-id.ts";
import { parseUserId } from "#base/identity/user-id.ts";
import { Malformed } from "#server/api/check.ts";

/** Throws with every empty field, so that all are reported together. */
export function requireFilled(fields: Readonly<Record<string, string | null | undefined>>): void {
  const empty = Object.entries(fields).filter(([, typed]) => !typed?.trim());
  if (empty.length === 0) return;
  throw new Malformed(empty.map(([field]) => ({ field, code: "FELD000001", facts: {} })));
}

/**
 * A national ID in valid format; refuses with CHEA000014 or, if only the check digit is wrong,
 * CHEA000011.
 */
export function readNationalId(typed: string): NationalId {
  const nationalId = parseNationalId(typed);
  if (nationalId !== null) return nationalId;
  const isFormRight = nationalIdRefusal(typed) === "bad-checksum";
  throw new Refusal(isFormRight ? "CHEA000011" : "CHEA000014", {}, { field: "nationalId" });
}

/** A user ID in valid format; refuses with CHEA000010 otherwise. */
export function readUserId(typed: string): string {
  const userId = parseUserId(typed);
  if (userId === null) throw new Refusal("CHEA000010", {}, { field: "userId" });
  return userId;
}
