import type { Endpoint } from "#server/api/call-context.ts";
import type { Services } from "#server/api/request-context.ts";
import type { TopicRule } from "#server/live/caller.ts";
import { mountLive } from "#server/live/mount.ts";
import { customerCallers } from "#server/session/callers.ts";
import { streamCallers } from "#server/session/live.ts";
import type { Settings } from "#server/settings/settings.ts";
import type { Site } from "./open.ts";

/** The customers' site, with the topics that its pages may subscribe to. */
export function customersSite(
  { host, port, origin }: Settings,
  services: Services,
  { endpoints, topics }: { endpoints: readonly Endpoint[]; topics: readonly TopicRule[] },
): Site {
  const { sessions, now } = services;
  const callers = customerCallers(sessions);
  const callerOf = streamCallers(callers, {
    now,
    watch: ({ customer }, onChange) => (customer ? sessions.watch(customer.id, onChange) : null),
  });
  return {
    name: "customers",
    home: null,
    headers: {},
    endpoints,
    callers,
    db: services.db,
    guestDb: services.guestDb,
    address: { host, port, origin },
    extras: (app) => mountLive(app, { ...services, rules: topics, callerOf }),
  };
}
