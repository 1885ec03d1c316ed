import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { mountApiDocs } from "#server/api-docs.ts";
import type { Kept } from "#server/asked.ts";
import { mountCalls } from "#server/calls.ts";
import { mountHealth } from "#server/health.ts";
import { httpServer } from "#server/http.ts";
import { uploadLimits, uploadSlots } from "#server/limits/upload-slots.ts";
import { closeInOrder } from "#server/orderly-close.ts";
import { pageCache } from "#server/page-cache.ts";
import { mountPages } from "#server/pages.ts";
import { performers } from "#server/perform.ts";
import { warnOfUnnamedProxy } from "#server/proxy-warning.ts";
import { customerCallers } from "#server/session/callers.ts";
import { mountLive } from "#server/session/live.ts";
import type { Settings } from "#server/settings.ts";
import { type Ground, openParts } from "./parts.ts";

/** Where the build stands. */
export const BUILD_DIRECTORY = join(import.meta.dirname, "../../build");

/** The customers' site, ready to listen: every call, every page, every file. */
export async function customersSite(
  settings: Settings,
  { kept, ...ground }: Ground & { kept: readonly Kept[] },
): Promise<FastifyInstance> {
  const app = httpServer(settings);
  closeInOrder(app);
  warnOfUnnamedProxy(app, settings);
  const wiring = await openParts(settings, ground, app.bankLog);
  app.addHook("onClose", () => wiring.close());
  const site = { services: wiring, callers: customerCallers(wiring.sessions) };
  const performs = performers(kept);
  const uploads = uploadSlots(uploadLimits);
  await mountCalls(app, {
    kept,
    performs,
    site,
    uploads,
  });
  if (settings.mode === "demonstration") mountApiDocs(app, kept);
  mountHealth(app, ground.pool);
  mountLive(app, wiring);
  await mountPages(app, {
    directory: BUILD_DIRECTORY,
    origin: settings.origin,
    demonstration: settings.mode === "demonstration",
    keepSecondsMost: settings.pageCacheSeconds,
    performs,
    site,
    cache: pageCache(),
    uploads,
  });
  return app;
}
