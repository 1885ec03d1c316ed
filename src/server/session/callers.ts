import type { Actor } from "#base/call/actor.ts";
import type { Caller } from "#base/call/callers.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { CookieName } from "../http/cookies.ts";
import type { Session, Sessions } from "./sessions.ts";
import type { Staff, StaffSessions } from "./staff-sessions.ts";

/** A customer who has signed in. */
export interface Customer {
  id: string;
  session: Session;
}

/** Who a cookie belongs to, or why to nobody. */
export type Known = { customer: Customer } | { staff: Staff } | { code: ErrorCode };

/** How a site knows who calls: by which cookie, and what is said where nobody is signed in. */
export interface Callers {
  cookie: CookieName;
  nobody: ErrorCode;
  find(token: string, now: Date): Promise<Known>;
}

/** The callers of the customers' site. */
export function customerCallers(sessions: Sessions): Callers {
  return {
    cookie: "session",
    nobody: "CHEA000001",
    async find(token, now) {
      const found = await sessions.find(token, now);
      if ("code" in found) return found;
      return { customer: { id: found.session.customerId, session: found.session } };
    },
  };
}

/** The callers of the desk. */
export function staffCallers(sessions: StaffSessions): Callers {
  return {
    cookie: "staff-session",
    nobody: "DESK000001",
    async find(token, now) {
      const staff = await sessions.find(token, now);
      return staff ? { staff } : { code: "DESK000001" };
    },
  };
}

/** Whoever is known, as the rule of who may call sees them. */
export interface KnownCallers {
  customer: Customer | null;
  staff: Staff | null;
}

// Nearly every call has one of these two: none is made anew.
const visitor = { kind: "visitor" } as const;
const anyCustomer = { kind: "customer" } as const;

/** The caller for the rule of who may call. */
export function callerOf({ customer, staff }: KnownCallers): Caller {
  if (staff) return { kind: "staff", roles: staff.roles };
  return customer ? anyCustomer : visitor;
}

/** The caller for the trail. */
export function actorOf({ customer, staff }: KnownCallers): Actor {
  if (staff) return { kind: "staff", id: staff.id };
  return customer ? { kind: "customer", id: customer.id } : visitor;
}
