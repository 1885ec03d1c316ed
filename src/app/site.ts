import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Clock } from "#db/clock.ts";
import type { Pool } from "#db/db.ts";
import { localAnalytics } from "#ports/analytics/local.ts";
import { mountApiDocs } from "#server/api-docs.ts";
import type { Kept } from "#server/asked.ts";
import { mountCalls } from "#server/calls.ts";
import { mountHealth } from "#server/health.ts";
import { httpServer } from "#server/http.ts";
import { pageCache } from "#server/page-cache.ts";
import { mountPages } from "#server/pages.ts";
import { performers } from "#server/perform.ts";
import { rateOf } from "#server/rate.ts";
import type { Settings } from "#server/settings.ts";

/** Where the build stands. */
export const BUILD_DIRECTORY = join(import.meta.dirname, "../../build");

/** The customers' site, ready to listen: every call, every page, every file. */
export async function customersSite(
  settings: Settings,
  { pool, clock, kept }: { pool: Pool; clock: Clock; kept: readonly Kept[] },
): Promise<FastifyInstance> {
  const app = httpServer(settings);
  const analytics = localAnalytics(pool, (thrown) =>
    app.log.warn({ err: thrown }, "page views were not written"),
  );
  app.addHook("onClose", () => analytics.close());
  const wiring = { db: pool, ports: { analytics }, now: clock.now };
  const performs = performers(kept);
  await mountCalls(app, {
    kept,
    performs,
    wiring,
    rate: rateOf(settings.callsPerMinute, performance.now.bind(performance)),
  });
  if (settings.mode === "demonstration") mountApiDocs(app, kept);
  mountHealth(app, pool);
  await mountPages(app, {
    directory: BUILD_DIRECTORY,
    origin: settings.origin,
    demonstration: settings.mode === "demonstration",
    keepSecondsMost: settings.pageCacheSeconds,
    performs,
    wiring,
    cache: pageCache(),
    rate: rateOf(settings.pagesPerMinute, performance.now.bind(performance)),
  });
  return app;
}
