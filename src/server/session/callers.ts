import type { Actor, Caller } from "#base/call/callers.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { CookieName } from "../http/cookies.ts";
import type { Found, Session, Sessions } from "./sessions.ts";
import type { Staff, StaffSessions } from "./staff-sessions.ts";

/** A customer who has signed in. */
export interface Customer {
  id: string;
  session: Session;
}

/** The owner of a cookie, or why there is none. */
export type Known = { customer: Customer } | { staff: Staff } | { code: ErrorCode };

/** How a site identifies callers: by which cookie, and the code when nobody is signed in. */
export interface Callers {
  cookie: CookieName;
  nobody: ErrorCode;
  /** Immediately where the session is known, and otherwise later. */
  find(token: string, now: Date): Known | Promise<Known>;
}

/** The callers of the customers' site. */
export function customerCallers(sessions: Sessions): Callers {
  return {
    cookie: "session",
    nobody: "CHEA000001",
    find(token, now) {
      const found = sessions.find(token, now);
      return found instanceof Promise ? found.then(customerOf) : customerOf(found);
    },
  };
}

function customerOf(found: Found): Known {
  if ("code" in found) return found;
  return { customer: { id: found.session.customerId, session: found.session } };
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

/** The identified caller, as authorization needs it. */
export interface KnownCallers {
  customer: Customer | null;
  staff: Staff | null;
}

// Nearly every call has one of these two: shared, not allocated per call.
const visitor = { kind: "visitor" } as const;
const anyCustomer = { kind: "customer" } as const;

/** The caller for authorization. */
export function callerOf({ customer, staff }: KnownCallers): Caller {
  if (staff) return { kind: "staff", roles: staff.roles };
  return customer ? anyCustomer : visitor;
}

/** The caller for the trail. */
export function actorOf({ customer, staff }: KnownCallers): Actor {
  if (staff) return { kind: "staff", id: staff.id };
  return customer ? { kind: "customer", id: customer.id } : visitor;
}
