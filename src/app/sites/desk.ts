import { DESK_HOME } from "#base/site/site-name.ts";
import * as staff from "#desk/staff/contract.ts";
import { handlers as staffHandlers } from "#desk/staff/server.ts";
import { area, type Endpoint } from "#server/api/call-context.ts";
import type { Services } from "#server/api/request-context.ts";
import { staffCallers } from "#server/session/callers.ts";
import type { Site } from "./open.ts";

/** The calls of the desk: one line per area. */
export const deskEndpoints: readonly Endpoint[] = [...area("desk", staff, staffHandlers)];

/** The staff's desk: its own port, its own callers, and nothing of the customers' site. */
export function deskSite(
  address: Site["address"],
  services: Services,
  endpoints: readonly Endpoint[],
): Site {
  return {
    name: "desk",
    home: DESK_HOME,
    headers: { "x-robots-tag": "noindex, nofollow" },
    endpoints,
    callers: staffCallers(services.staffSessions),
    address,
    extras: () => undefined,
  };
}
