import type { Who } from "./call.ts";
import { type Right, rightsOf } from "./staff.ts";

/** The caller of a call, as far as authorization needs to know. */
export type Caller =
  | { kind: "visitor" }
  | { kind: "customer" }
  | { kind: "staff"; roles: readonly string[] };

/** The result of authorization: allowed, not signed in, or without the right. */
export type Verdict = "allowed" | "not-signed-in" | "no-right";

const STAFF = "staff:";

/** The staff right that a call requires; null for calls of customers or anyone. */
export function rightFor(who: Who): Right | null {
  return who.startsWith(STAFF) ? (who.slice(STAFF.length) as Right) : null;
}

/** Decides whether a caller may make a call; every entry point of every site uses it. */
export function mayCall(who: Who, caller: Caller): Verdict {
  if (who === "anyone") return "allowed";
  if (who === "customer") return caller.kind === "customer" ? "allowed" : "not-signed-in";
  if (caller.kind !== "staff") return "not-signed-in";
  const right = rightFor(who);
  return rightsOf(caller.roles).some((held) => held === right) ? "allowed" : "no-right";
}

/**
 * Who did something: an unknown visitor, a customer, a member of staff, or the bank itself (a job,
 * a rule, an automatic posting). Every row of the audit trail names one.
 */
export type Actor =
  | { kind: "visitor" }
  | { kind: "customer"; id: string }
  | { kind: "staff"; id: string }
  | { kind: "bank" };
