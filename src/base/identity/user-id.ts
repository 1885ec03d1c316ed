import { halfWidth } from "../text/typed-text.ts";

/** The fewest and the most characters of a user ID. */
export const USER_ID_LENGTH = { least: 6, most: 14 } as const;

/** Why a typed user ID is invalid. */
export type UserIdRefusal = "empty" | "bad-characters" | "bad-length";

/** Why the typed text is not a user ID, or null when it has the right format. */
export function userIdRefusal(typed: string): UserIdRefusal | null {
  const plain = halfWidth(typed);
  if (plain === "") return "empty";
  if (!/^[A-Za-z0-9]+$/.test(plain)) return "bad-characters";
  const isLengthRight = plain.length >= USER_ID_LENGTH.least && plain.length <= USER_ID_LENGTH.most;
  return isLengthRight ? null : "bad-length";
}

/** The typed user ID, half-width, case preserved, or null when it is invalid. */
export function parseUserId(typed: string): string | null {
  return userIdRefusal(typed) === null ? halfWidth(typed) : null;
}
