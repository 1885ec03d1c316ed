// A site in the process of a test or a bench, with its own services.

import type { FastifyInstance } from "fastify";
import { lifecycles } from "#app/areas.ts";
import { type ServiceInputs, startServices } from "#app/services.ts";
import { customersSite as listOf } from "#app/sites/customers.ts";
import { deskSite as deskListOf } from "#app/sites/desk.ts";
import { openSite } from "#app/sites/open.ts";
import type { Endpoint } from "#server/api/call-context.ts";
import type { TopicRule } from "#server/live/caller.ts";
import { logOf } from "#server/log/log.ts";
import type { Settings } from "#server/settings/settings.ts";

/** What a site of a test stands on; its jobs run only where a test is about them. */
type Ground = Pick<ServiceInputs, "url" | "pool" | "clock" | "vault"> & { jobs?: boolean };

/** Starts the services and opens the customers' site over them; closing the site stops both. */
export async function customersSite(
  settings: Settings,
  {
    endpoints,
    topics = [],
    jobs = false,
    ...ground
  }: Ground & { endpoints: readonly Endpoint[]; topics?: readonly TopicRule[] },
): Promise<FastifyInstance> {
  const services = await servicesOn(settings, ground);
  const own = listOf(settings, services, { endpoints: endpoints, topics });
  const site = overTls(await openSite(settings, services, own));
  if (jobs) services.startJobs();
  site.addHook("onClose", () => services.close());
  return site;
}

/** The same for the desk; a test bank has both over one database, as two processes have. */
export async function deskSite(
  settings: Settings,
  { endpoints, jobs = false, ...ground }: Ground & { endpoints: readonly Endpoint[] },
): Promise<FastifyInstance> {
  const services = await servicesOn(settings, ground);
  const address = settings.desk ?? { host: "127.0.0.1", port: 0, origin: "http://localhost:3001" };
  const list = deskListOf(address, services, endpoints);
  const site = overTls(await openSite(settings, services, list));
  if (jobs) services.startJobs();
  site.addHook("onClose", () => services.close());
  return site;
}

/** Requests count as sent over TLS: a demonstration on localhost uses other names for cookies. */
function overTls(site: FastifyInstance): FastifyInstance {
  return site.addHook("onRequest", ({ raw }, _reply, done) => {
    Object.assign(raw.socket, { encrypted: true });
    done();
  });
}

/** The services alone, as a process starts them; the caller closes them. */
export function servicesOn(settings: Settings, { url, pool, clock, vault }: Ground) {
  const log = logOf(settings.logLevel);
  return startServices(settings, { url, pool, clock, vault, lifecycles, log });
}
