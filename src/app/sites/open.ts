import type { FastifyInstance } from "fastify";
import type { SiteName } from "#base/site/paths.ts";
import type { Db } from "#db/db.ts";
import type { Endpoint } from "#server/api/call-context.ts";
import { mountCalls } from "#server/api/calls.ts";
import { invokers } from "#server/api/invoke.ts";
import { mountApiDocs } from "#server/api/openapi.ts";
import { mountHealth } from "#server/http/health.ts";
import { httpServer } from "#server/http/http.ts";
import { closeInOrder } from "#server/http/orderly-close.ts";
import { warnOfUnnamedProxy } from "#server/http/proxy-warning.ts";
import { countedSlots } from "#server/limits/counted-slots.ts";
import type { GuestDb } from "#server/limits/guest-share.ts";
import { pageCache } from "#server/pages/page-cache.ts";
import { mountPages } from "#server/pages/pages.ts";
import type { Callers } from "#server/session/callers.ts";
import type { Settings } from "#server/settings/settings.ts";
import { uploadLimits } from "#server/uploads/large-forms.ts";
import type { RunningServices } from "../services.ts";

/** A site is a list: what it serves, to whom, and at which address. */
export interface Site {
  /** Whose pages it shows, in whose shell. */
  name: SiteName;
  /** Where `/` redirects to on a site that has no page there. */
  home: string | null;
  /** Headers of every response besides those that all sites have. */
  headers: Readonly<Record<string, string>>;
  /** The calls of its areas. */
  endpoints: readonly Endpoint[];
  callers: Callers;
  /** The database with the permissions of this site's callers. */
  db: Db;
  address: { host: string; port: number; origin: string };
  /** The same with the guests' shares of its connections. */
  guestDb: GuestDb;
  /** What it has besides calls and pages. */
  extras(app: FastifyInstance): void;
}

/** Opens a site over the services, ready to listen: its calls, its pages, its files. */
export async function openSite(
  settings: Settings,
  services: RunningServices,
  { name, home, headers, endpoints, callers, db, guestDb, address, extras }: Site,
): Promise<FastifyInstance> {
  const own = { ...settings, ...address };
  const isDemonstration = settings.mode === "demonstration";
  const app = httpServer(own, services.bankLog);
  app.decorate("sessionCookie", callers.cookie);
  // A hook costs every request something, even one with nothing to do.
  if (Object.keys(headers).length > 0) {
    app.addHook("onRequest", (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  }
  closeInOrder(app);
  warnOfUnnamedProxy(app, own);
  const site = { services: { ...services, db, guestDb }, callers };
  const invokersByKey = invokers(endpoints);
  const uploads = countedSlots(uploadLimits);
  await mountCalls(app, { endpoints: endpoints, invokers: invokersByKey, site, uploads });
  if (isDemonstration) mountApiDocs(app, endpoints);
  mountHealth(app, services.db);
  extras(app);
  await mountPages(app, {
    name,
    home,
    directory: settings.pagesDirectory,
    origin: address.origin,
    demonstration: isDemonstration,
    keepSecondsMost: settings.pageCacheSeconds,
    pagesPerMinute: settings.pagesPerMinute,
    invokers: invokersByKey,
    site,
    cache: pageCache(),
    uploads,
  });
  return app;
}
