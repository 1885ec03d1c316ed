import type { Who } from "./call.ts";
import { type Right, rightsOf } from "./staff.ts";

/** Whoever makes a call, as far as it decides what may be called. */
export type Caller =
  | { kind: "visitor" }
  | { kind: "customer" }
  | { kind: "staff"; roles: readonly string[] };

/** Whether a call may be made: it may, nobody of that kind is signed in, or the right is missing. */
export type Verdict = "allowed" | "not-signed-in" | "no-right";

const STAFF = "staff:";

/** The right of staff that a call asks for; null where it is for customers or anyone. */
export function rightFor(who: Who): Right | null {
  return who.startsWith(STAFF) ? (who.slice(STAFF.length) as Right) : null;
}

/** Decides whether a caller may make a call; every door of every site asks it. */
export function mayCall(who: Who, caller: Caller): Verdict {
  if (who === "anyone") return "allowed";
  if (who === "customer") return caller.kind === "customer" ? "allowed" : "not-signed-in";
  if (caller.kind !== "staff") return "not-signed-in";
  const right = rightFor(who);
  return rightsOf(caller.roles).some((held) => held === right) ? "allowed" : "no-right";
}
