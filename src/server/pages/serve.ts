import type { FastifyReply, FastifyRequest } from "fastify";
import type { Visitor } from "#base/site/visitor.ts";
import type { Language } from "#base/text/language.ts";
import type { ContextFactory, SiteServices } from "../api/request-context.ts";
import { responseTo } from "../http/error-response.ts";
import { browserOf, UNSUPPORTED_PATH } from "./browser.ts";
import type { DatabaseWatch } from "./database-watch.ts";
import { addressOf, keyOf, type PageAddress, shareOf, variantOf } from "./page-address.ts";
import { type CachedPage, keep, type PageCache, type PageKey } from "./page-cache.ts";
import { OUTAGE } from "./page-calls.ts";
import { countView } from "./page-views.ts";
import type { Drawing, PageEntry, Render, Rendered, RenderParts } from "./render.ts";
import type { screenFinder } from "./screens.ts";
import { type ResponseOnce, responseOnce, sendCached, sendCopy } from "./send.ts";
import { chosenCookies, visitorOf } from "./visitor.ts";

/** Whoever can get a copy does not wait longer than this for a new page. */
const COPY_AFTER_MS = 2_000;

/** What serving needs from the rest of the bank. */
export interface ServeParts extends RenderParts {
  site: SiteServices;
  keepSecondsMost: number;
  cache: PageCache;
}

/** What serving any page needs. */
export interface Serving {
  parts: ServeParts;
  render: Render;
  find: ReturnType<typeof screenFinder>;
  contextOf: ContextFactory;
  /** The context of a visitor who cannot be identified now. */
  nobody(request: FastifyRequest, language: Language): Drawing["callContext"];
  outdatedNotice: PageEntry["outdatedNotice"];
  watch: DatabaseWatch;
}

/** Most pages are cached: these are sent synchronously, without looking up the screen. */
export function servePage(
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
    // Only addresses in their own spelling are cached, so a hit needs no parsing.
    const now = performance.now();
    const page = serving.parts.cache.fresh(variantOf(visitor), target, now);
    if (page && isCurrent(page, serving, now)) {
      return sendPage(request, reply, { page, visitor, serving });
    }
  }
  return serveOther(request, reply, visitor, serving);
}

/** An expired page is sent as it is only where the new one is on its way. */
function isCurrent(page: CachedPage, { watch }: Serving, now: number): boolean {
  return page.until > now || !watch.isAway();
}

async function serveOther(
  request: FastifyRequest,
  reply: FastifyReply,
  guest: Visitor,
  serving: Serving,
): Promise<FastifyReply> {
  const address = addressOf(request, serving.find);
  const identified = await identify(request, guest.language, { address, serving });
  const { callContext } = identified;
  // A signed-in visitor's pages contain their session's token.
  const visitor = { ...guest, signedIn: callContext.actor.kind !== "visitor" };
  const drawing = { guest: visitor, address, ...identified };
  const isShared = request.method !== "POST" && !visitor.signedIn && address.isCacheable;
  // Whoever cannot be identified may be signed in: they get nothing from the cache.
  if (!isShared || "outage" in identified) return drawOnce(request, reply, drawing, serving);
  return serveShared(request, reply, drawing, serving);
}

/** The caller; while sessions cannot be read, nobody and the reason. */
async function identify(
  request: FastifyRequest,
  language: Language,
  { address, serving: { contextOf, nobody } }: { address: PageAddress; serving: Serving },
): Promise<Pick<Drawing, "callContext" | "outage">> {
  try {
    return { callContext: await contextOf(request, language, shareOf(address)) };
  } catch (thrown) {
    if (responseTo(thrown, language).status !== OUTAGE) throw thrown;
    return { callContext: nobody(request, language), outage: thrown };
  }
}

/** A page that visitors share: from the cache, or rendered for it. */
async function serveShared(
  request: FastifyRequest,
  reply: FastifyReply,
  drawing: Drawing,
  serving: Serving,
): Promise<FastifyReply> {
  const { cache } = serving.parts;
  const { guest: visitor, address } = drawing;
  const key = keyOf(address, variantOf(visitor));
  const now = performance.now();
  const copy = cache.copy(key);
  const asCopy = (page: CachedPage) => sendAsCopy(request, reply, { page, visitor, serving });
  if (copy && copy.until <= now && serving.watch.isAway()) return asCopy(copy);
  const known = cache.get(key, now);
  if (known) return sendPage(request, reply, { page: known, visitor, serving });

  const made = cache.awaited(key);
  const drawn = made ? made.then((page) => ({ page, rendered: null })) : null;
  const first = await inTime(drawn ?? drawShared(request, key, { drawing, serving }), copy);
  if (copy && isLost(first, serving)) {
    serving.watch.suspect();
    return asCopy(copy);
  }
  // Those who waited for a page that turned out not to be shared need their own.
  const { page, rendered } =
    first?.page || first?.rendered ? first : await drawShared(request, key, { drawing, serving });
  if (page) return sendPage(request, reply, { page, visitor, serving });
  return sendDrawn(request, reply, { rendered: rendered as Rendered, serving });
}

/** A page for the cache, or the one for its visitor alone; neither for those who waited for it. */
interface Drawn {
  page: CachedPage | null;
  rendered: Rendered | null;
}

/** Whether no newer page came because of the database, and not because there is none. */
function isLost(drawn: Drawn | null, { watch }: Serving): boolean {
  if (drawn === null) return true;
  if (drawn.page) return false;
  return drawn.rendered ? drawn.rendered.status === OUTAGE : watch.isAway();
}

/** Null where it takes so long that a copy should be sent instead; it goes on in the background. */
function inTime<T>(drawn: Promise<T>, copy: CachedPage | undefined): Promise<T | null> {
  if (!copy) return drawn;
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, COPY_AFTER_MS, null);
  return Promise.race([drawn, promise]).finally(() => clearTimeout(timer));
}

/** Renders a page for the cache; those who come meanwhile wait for it. */
async function drawShared(
  request: FastifyRequest,
  key: PageKey,
  { drawing, serving: { parts, render, watch } }: { drawing: Drawing; serving: Serving },
): Promise<Drawn> {
  const settle = parts.cache.begin(key);
  let page: CachedPage | null = null;
  try {
    const rendered = await render(request, drawing);
    page = await cacheablePage(rendered, drawing, parts);
    if (rendered.status === OUTAGE) watch.suspect();
    else if (!page) parts.cache.drop(key);
    return { page, rendered };
  } finally {
    settle(page);
  }
}

/** The page as it may be shared with others, or null. */
function cacheablePage(
  rendered: Rendered,
  { guest: { language }, callContext }: Drawing,
  { keepSecondsMost }: ServeParts,
): Promise<CachedPage> | null {
  const { status, headers, handle, cookies, isPersonal, mayCache, body } = rendered;
  const seconds = Math.min(handle.keepSeconds ?? 0, keepSecondsMost);
  if (seconds === 0 || status !== 200 || !mayCache || isPersonal || handle.policy) return null;
  if (cookies.length > 0 || headers.has("set-cookie")) return null;
  return keep(body, {
    pattern: rendered.pattern,
    madeAt: callContext.now,
    screenAt: rendered.screenAt,
    headers,
    seconds,
    now: performance.now(),
    language: handle.sameForAll ? null : language,
  });
}

interface ToSend {
  page: CachedPage;
  visitor: Visitor;
  serving: Serving;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, sent: ToSend): FastifyReply {
  const { page, visitor, serving } = sent;
  request.pattern = page.pattern;
  count(request, visitor, serving.parts);
  return sendCached(request, reply, { page, cookies: chosenCookies(request) });
}

/** Sends the last good page, marked as such: no newer one can be rendered now. */
function sendAsCopy(request: FastifyRequest, reply: FastifyReply, sent: ToSend): FastifyReply {
  const { page, visitor, serving } = sent;
  request.pattern = page.pattern;
  count(request, visitor, serving.parts);
  const notice = serving.outdatedNotice(visitor.language, page.madeAt);
  const now = serving.parts.site.services.now();
  return sendCopy(request, reply, { page, notice, now, cookies: chosenCookies(request) });
}

/** Customers' page views are counted; staff's actions are in the audit trail. */
function count(request: FastifyRequest, visitor: Visitor, { name, site }: ServeParts): void {
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
