import type { Handlers } from "#server/api/call-context.ts";
import { staffTimeLeft } from "#server/session/staff-sessions.ts";
import type * as contract from "../contract/session.ts";

export const sessionHandlers: Handlers<typeof contract> = {
  async readDeskSession(_input, { staff, now }) {
    return { loggedIn: true, ...staffTimeLeft(staff.session, now) };
  },

  // The call itself counts as activity.
  async extendDeskSession(_input, { staff, now }) {
    return { loggedIn: true, ...staffTimeLeft({ ...staff.session, seenAt: now }, now) };
  },
};
