// Who opens a live stream of the customers' site. A stream lasts as long as its session, and does not
// keep it open.

import { cookiesOf } from "../cookies.ts";
import type { Caller, CallerOf } from "../live/caller.ts";
import { isSessionToken, type Sessions } from "./sessions.ts";

const NEVER = async () => null;
const NOTHING = () => undefined;

/** Finds the customer of a request's session; whoever has none that is open is a visitor. */
export function streamCallers(sessions: Sessions, now: () => Date): CallerOf {
  return async (request): Promise<Caller> => {
    const cookies = cookiesOf(request.headers.cookie);
    const cookie = cookies.read("session");
    const visitor = { actor: { kind: "visitor" }, cookies, watch: () => NOTHING } as const;
    if (!isSessionToken(cookie)) return { ...visitor, whyNobody: null, endedWhy: NEVER };
    const found = await sessions.find(cookie, now());
    if ("code" in found) return { ...visitor, whyNobody: found.code, endedWhy: NEVER };
    const { customerId } = found.session;
    return {
      actor: { kind: "customer", id: customerId },
      cookies,
      whyNobody: null,
      async endedWhy() {
        const again = await sessions.find(cookie, now());
        return "code" in again ? again.code : null;
      },
      watch: (onChange) => sessions.watch(customerId, onChange),
    };
  };
}
