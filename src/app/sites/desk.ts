import { DESK_HOME } from "#base/site-name.ts";
import * as staff from "#desk/staff/contract.ts";
import { handlers as staffHandlers } from "#desk/staff/server.ts";
import { area, type Kept } from "#server/asked.ts";
import { staffCallers } from "#server/session/callers.ts";
import type { Services } from "#server/wiring.ts";
import type { Site } from "./open.ts";

/** The calls of the desk: one line per area. */
export const deskEndpoints: readonly Kept[] = [...area("desk", staff, staffHandlers)];

/** The staff's desk: its own port, its own callers, and nothing of the customers' site. */
export function deskSite(
  address: Site["address"],
  services: Services,
  endpoints: readonly Kept[],
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
