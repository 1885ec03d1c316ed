import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Visitor } from "#base/site/visitor.ts";
import { type ContextFactory, contextFactory, type SiteServices } from "../api/request-context.ts";
import { RequestRejected } from "../http/guard.ts";
import { everyResponse, plainPolicy } from "../http/headers.ts";
import { sendOutage } from "../http/outage.ts";
import { guestPages } from "../limits/guest-pages.ts";
import { networkOf } from "../limits/network.ts";
import type { UploadSlots } from "../limits/upload-slots.ts";
import { takeFiles, takeForms } from "../uploads/large-forms.ts";
import { FORM_BYTES_MOST, HEARD_BYTES_MOST } from "../uploads/multipart.ts";
import { browserOf, mountUnsupported, UNSUPPORTED_PATH } from "./browser.ts";
import { BUILT_FILES, mountBuiltFiles } from "./built-files.ts";
import { mountDownloads } from "./downloads.ts";
import { addressOf, keyOf, type PageAddress, variantOf } from "./page-address.ts";
import { type CachedPage, keep, type PageCache } from "./page-cache.ts";
import { countView } from "./page-views.ts";
import {
  type Drawing,
  type PageBundle,
  type Render,
  type Rendered,
  type RenderParts,
  renderer,
} from "./render.ts";
import { routesAre } from "./route-kind.ts";
import { bundleOf, screenFinder, screensWithFiles } from "./screens.ts";
import { type ResponseOnce, responseOnce, sendCached } from "./send.ts";
import { chosenCookies, visitorOf } from "./visitor.ts";

/** What the pages need from the rest of the bank. */
export interface PageParts extends RenderParts {
  directory: string;
  /** Where `/` redirects to on a site that has no page there. */
  home: string | null;
  site: SiteServices;
  keepSecondsMost: number;
  /** Of one network; all guests together get as many drawn. */
  pagesPerMinute: number;
  cache: PageCache;
  uploads: UploadSlots;
}

/** Every path that is not a call: files of the build, and pages. */
export async function mountPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const whole = (await import(join(parts.directory, "server/index.js"))) as PageBundle;
  const build = bundleOf(whole, parts.name);
  const serving: Serving = {
    parts,
    render: inTurns(renderer(build, parts), parts),
    find: screenFinder(build),
    contextOf: contextFactory(parts.site, "page"),
  };
  await app.register(async (site) => {
    routesAre(site, "page");
    site.removeAllContentTypeParsers();
    // Read here and not by the page, so that the limit applies to every way of sending a body.
    site.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "buffer", bodyLimit: FORM_BYTES_MOST },
      (_request, body, done) => done(null, body),
    );
    site.addHook("onSend", (_request, reply, payload, done) => {
      // Only a page whose screen requested more has set its own permissions.
      const own = reply.getHeader("permissions-policy");
      reply.headers(everyResponse);
      if (own !== undefined) reply.header("permissions-policy", own);
      done(null, payload);
    });
    site.setErrorHandler(sendOutage);
    await takePageForms(site, build, serving);
    const client = join(parts.directory, "client");
    mountBuiltFiles(site, client);
    await site.register(fastifyStatic, {
      root: client,
      wildcard: false,
      globIgnore: [BUILT_FILES],
      index: false,
      preCompressed: true,
      dotfiles: "ignore",
      setHeaders(reply) {
        reply.header("cache-control", "public, max-age=300");
        reply.header("content-security-policy", plainPolicy);
      },
    });
    if (parts.name === "customers") await mountDownloads(site);
    site.head("/", async (_request, reply) => reply.header("cache-control", "no-store").send());
    const { home } = parts;
    if (home) {
      site.get("/", (request, reply) => {
        const cookies = chosenCookies(request);
        if (cookies.length > 0) reply.header("set-cookie", [...cookies]);
        return reply.redirect(home, 302);
      });
    }
    await mountUnsupported(site, parts.directory);
    site.get("*", (request, reply) => servePage(request, reply, serving));
    site.post("*", (request, reply) => servePage(request, reply, serving));
    site.route({
      method: ["PUT", "DELETE", "PATCH", "OPTIONS"],
      url: "*",
      handler: () => Promise.reject(new RequestRejected(405)),
    });
  });
}

/**
 * Forms of pages are small, except on screens that declare files. Their bodies are read up to the
 * maximum, though no more than allowed is stored: a visitor who chose too large a picture gets the
 * error beside it, and loses nothing that was typed.
 */
async function takePageForms(
  site: FastifyInstance,
  build: PageBundle,
  serving: Serving,
): Promise<void> {
  for (const { path, files } of screensWithFiles(build)) {
    await site.register(async (scope) => {
      takeFiles(scope, { bytesMost: HEARD_BYTES_MOST, files }, serving.parts.uploads);
      scope.post(path, { config: { largeBody: true } }, (request, reply) =>
        servePage(request, reply, serving),
      );
    });
  }
  takeForms(site, { bytesMost: FORM_BYTES_MOST });
}

/** Renders guests' pages in turns between their networks, so that customers come in between. */
function inTurns(render: Render, { pagesPerMinute }: PageParts): Render {
  const turns = guestPages(pagesPerMinute);
  return (request, drawing) => {
    if (drawing.guest.signedIn) return render(request, drawing);
    const queue = turns(shareOf(drawing.address));
    return queue.run(networkOf(request.ip), async () => {
      // Whoever has left meanwhile needs no page.
      if (request.raw.socket.destroyed) throw new RequestRejected(400);
      return render(request, drawing);
    });
  };
}

function shareOf({ found }: PageAddress) {
  return found?.screen.handle?.share;
}

/** What serving any page needs. */
interface Serving {
  parts: PageParts;
  render: Render;
  find: ReturnType<typeof screenFinder>;
  contextOf: ContextFactory;
}

/** Most pages are cached: these are sent synchronously, without looking up the screen. */
function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving,
): FastifyReply | Promise<FastifyReply> {
  if (browserOf(request.headers["user-agent"]).isInternetExplorer) {
    return reply.redirect(UNSUPPORTED_PATH, 302);
  }
  const visitor = visitorOf(request);
  const target = request.raw.url ?? "/";
  if (request.method !== "POST" && !visitor.signedIn && !target.includes("?")) {
    // Only known addresses are cached, so a hit needs no parsing.
    const page = serving.parts.cache.fresh(variantOf(visitor), target, performance.now());
    if (page) return sendPage(request, reply, { page, visitor, serving });
  }
  return serveOther(request, reply, visitor, serving);
}

async function serveOther(
  request: FastifyRequest,
  reply: FastifyReply,
  guest: Visitor,
  serving: Serving,
): Promise<FastifyReply> {
  const { parts, render, find, contextOf } = serving;
  const address = addressOf(request, find);
  const callContext = await contextOf(request, guest.language, shareOf(address));
  // A signed-in visitor's pages contain their session's token.
  const visitor = { ...guest, signedIn: callContext.actor.kind !== "visitor" };
  const isCacheable = request.method !== "POST" && !visitor.signedIn && address.isKnown;
  const drawing = { guest: visitor, address, callContext };
  if (!isCacheable) return drawOnce(request, reply, drawing, serving);

  const key = keyOf(address, variantOf(visitor));
  let page: CachedPage | null = parts.cache.get(key, performance.now()) ?? null;
  const made = page ? undefined : parts.cache.awaited(key);
  if (made) page = await made;
  if (page) return sendPage(request, reply, { page, visitor, serving });
  const settle = parts.cache.begin(key);
  try {
    const rendered = await render(request, drawing);
    page = await endpointsOf(rendered, visitor, parts);
    if (!page) return sendDrawn(request, reply, { rendered, serving });
  } finally {
    settle(page);
  }
  return sendPage(request, reply, { page, visitor, serving });
}

/** The page as it may be shared with others, or null. */
function endpointsOf(
  rendered: Rendered,
  { language }: Visitor,
  { keepSecondsMost }: PageParts,
): Promise<CachedPage> | null {
  const { status, headers, handle, cookies, isPersonal, isStored, body, pattern } = rendered;
  const seconds = Math.min(handle.keepSeconds ?? 0, keepSecondsMost);
  if (seconds === 0 || status !== 200 || !isStored || isPersonal || handle.policy) return null;
  if (cookies.length > 0 || headers.has("set-cookie")) return null;
  return keep(body, {
    pattern,
    headers,
    seconds,
    now: performance.now(),
    language: handle.sameForAll ? null : language,
  });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, visitor, serving }: { page: CachedPage; visitor: Visitor; serving: Serving },
): FastifyReply {
  request.pattern = page.pattern;
  count(request, visitor, serving.parts);
  return sendCached(request, reply, { page, cookies: chosenCookies(request) });
}

/** Customers' page views are counted; staff's actions are in the audit trail. */
function count(request: FastifyRequest, visitor: Visitor, { name, site }: PageParts): void {
  if (name === "customers") countView(request, visitor, site.services.ports.analytics);
}

/** Renders and sends a page for this visitor alone; its headers first, if its loader starts it. */
async function drawOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: Drawing,
  serving: Serving,
): Promise<FastifyReply> {
  const response = responseOnce(request, reply);
  try {
    const rendered = await serving.render(request, { ...drawing, onStart: response.start });
    return await sendDrawn(request, reply, { rendered, response, serving });
  } catch (thrown) {
    return response.breakOff(thrown);
  }
}

/** Sends what was rendered for this visitor alone. */
async function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  drawn: { rendered: Rendered; response?: ResponseOnce; serving: Serving },
): Promise<FastifyReply> {
  const { rendered, response = responseOnce(request, reply), serving } = drawn;
  // A refusal is slowed down before its headers are sent; a started page is none.
  if (!reply.sent) await request.server.slowDown(request, reply, rendered.status);
  if (rendered.status === 200) count(request, visitorOf(request), serving.parts);
  return response.finish(rendered);
}
