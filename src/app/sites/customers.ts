import type { Kept } from "#server/asked.ts";
import { customerCallers } from "#server/session/callers.ts";
import { mountLive } from "#server/session/live.ts";
import type { Settings } from "#server/settings.ts";
import type { Services } from "#server/wiring.ts";
import type { Site } from "./open.ts";

/** The customers' site. */
export function customersSite(
  { host, port, origin }: Settings,
  services: Services,
  endpoints: readonly Kept[],
): Site {
  return {
    endpoints,
    callers: customerCallers(services.sessions),
    address: { host, port, origin },
    extras: (app) => mountLive(app, services),
  };
}
