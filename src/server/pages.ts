import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isInternetExplorer } from "#base/device.ts";
import { languageTags } from "#base/language.ts";
import { choices, type Visitor } from "#base/visitor.ts";
import { answerTo } from "./answer.ts";
import { TurnedAway } from "./guard.ts";
import { forgetting, noncePolicy, plainPolicy } from "./headers.ts";
import { retryAfter } from "./limits/retry-after.ts";
import type { UploadSlots } from "./limits/upload-slots.ts";
import { logFault, pathOf } from "./log.ts";
import { outagePage } from "./outage.ts";
import { keep, type PageCache } from "./page-cache.ts";
import { screensWithFiles } from "./plain-screens.ts";
import {
  type PageBundle,
  type Render,
  type Rendered,
  type RenderParts,
  renderer,
} from "./render.ts";
import { routesAre } from "./route-kind.ts";
import { sendKept, sendOnce } from "./send.ts";
import { takeFiles, takeForms } from "./uploads/large-forms.ts";
import { FORM_BYTES_MOST, HEARD_BYTES_MOST } from "./uploads/multipart.ts";
import { chosenCookies, visitorOf } from "./visitor.ts";

const UNSUPPORTED_PATH = "/unsupported-browser";
const YEAR_SECONDS = 31_536_000;

/** What the pages need from the rest of the bank. */
export interface PageParts extends RenderParts {
  directory: string;
  keepSecondsMost: number;
  cache: PageCache;
  uploads: UploadSlots;
}

/** Every address that is not a call: files of the build, and pages. */
export async function mountPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const build = (await import(join(parts.directory, "server/index.js"))) as PageBundle;
  const render = renderer(build, parts);
  await app.register(async (site) => {
    routesAre(site, "page");
    site.removeAllContentTypeParsers();
    // Read here and not by the page, so that the limit holds for every way of sending a body.
    site.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "buffer", bodyLimit: FORM_BYTES_MOST },
      (_request, body, done) => done(null, body),
    );
    site.setErrorHandler((thrown, request, reply) => outage(thrown, request, reply));
    await takePageForms(site, { build, parts, render });
    await site.register(fastifyStatic, {
      root: join(parts.directory, "client"),
      wildcard: false,
      index: false,
      preCompressed: true,
      dotfiles: "ignore",
      setHeaders(reply, path) {
        const hashed = path.includes("/assets/");
        reply.header(
          "cache-control",
          hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "public, max-age=300",
        );
        reply.header("content-security-policy", plainPolicy);
      },
    });
    site.head("/", async (_request, reply) => reply.header("cache-control", "no-store").send());
    site.get(UNSUPPORTED_PATH, (_request, reply) => reply.sendFile("unsupported-browser.html"));
    site.get("*", (request, reply) => servePage(request, reply, { parts, render }));
    site.post("*", (request, reply) => servePage(request, reply, { parts, render }));
    site.route({
      method: ["PUT", "DELETE", "PATCH", "OPTIONS"],
      url: "*",
      handler: () => Promise.reject(new TurnedAway(405)),
    });
  });
}

/**
 * Forms of pages are small, but for those of the screens that say what files they take. Of these as
 * much is read as is ever heard out, though no more is kept of it: whoever chose too large a picture
 * is told so beside it, and loses nothing that was typed.
 */
async function takePageForms(
  site: FastifyInstance,
  { build, parts, render }: { build: PageBundle; parts: PageParts; render: Render },
): Promise<void> {
  for (const { path, files } of screensWithFiles(build)) {
    await site.register(async (scope) => {
      takeFiles(scope, { bytesMost: HEARD_BYTES_MOST, files }, parts.uploads);
      scope.post(path, { config: { largeBody: true } }, (request, reply) =>
        servePage(request, reply, { parts, render }),
      );
    });
  }
  takeForms(site, { bytesMost: FORM_BYTES_MOST });
}

async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, render }: { parts: PageParts; render: Render },
): Promise<FastifyReply> {
  if (isInternetExplorer(request.headers["user-agent"])) {
    return reply.redirect(UNSUPPORTED_PATH, 302);
  }
  const visitor = visitorOf(request);
  const cookies = chosenCookies(request);
  // A signed-in visitor's pages hold the token of their session.
  const mayBeKept = request.method !== "POST" && !visitor.signedIn;
  const key = mayBeKept ? keyOf(request, visitor) : null;
  const now = Date.now();
  const kept = key === null ? undefined : parts.cache.get(key, now);
  if (kept) {
    countView(request, visitor, parts);
    return sendKept(request, reply, { page: kept, cookies });
  }
  const rendered = await render(request, visitor);
  if (rendered.status === 200) countView(request, visitor, parts);
  const seconds = Math.min(rendered.handle.keepSeconds ?? 0, parts.keepSecondsMost);
  if (key !== null && seconds > 0 && mayKeep(request, rendered)) {
    const { language } = visitor;
    const page = await keep(rendered.body, { until: now + seconds * 1000, language });
    parts.cache.put(key, page);
    return sendKept(request, reply, { page, cookies });
  }
  if (rendered.endsSession) reply.headers(forgetting);
  reply.header("vary", "accept-encoding, cookie, user-agent");
  reply.header("content-language", languageTags[visitor.language]);
  for (const [name, value] of rendered.headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  for (const cookie of [...cookies, ...rendered.cookies, ...rendered.headers.getSetCookie()]) {
    reply.header("set-cookie", cookie);
  }
  return sendOnce(request, reply.code(rendered.status), {
    body: rendered.body,
    policy: rendered.handle.hydrate ? noncePolicy(rendered.nonce) : plainPolicy,
  });
}

/** Visitor and address make a page; choices in the query are in the visitor already. */
function keyOf(request: FastifyRequest, visitor: Visitor): string {
  const { language, device, theme, text, easy, counting, appWord } = visitor;
  const look = `${language} ${device} ${theme} ${text} ${easy}`;
  const [pathname = "/", search] = (request.raw.url ?? "/").split("?", 2);
  const variant = `${look} ${counting} ${appWord} ${pathname}`;
  if (search === undefined) return variant;
  const query = new URLSearchParams(search);
  for (const choice of Object.keys(choices)) query.delete(choice);
  return `${variant} ${query}`.trimEnd();
}

/** Queries that the screen does not know are not kept: there is no end to them. */
function mayKeep(request: FastifyRequest, rendered: Rendered): boolean {
  const { status, headers, handle, cookies, isPersonal } = rendered;
  if (status !== 200 || handle.hydrate || isPersonal) return false;
  if (cookies.length > 0 || headers.has("set-cookie")) return false;
  const known = [...Object.keys(choices), ...(handle.query ?? [])];
  return Object.keys(request.query as object).every((name) => known.includes(name));
}

/**
 * A page that is opened or moved to is one view; what a browser fetches ahead is none, nor is what a
 * program on an open page asks for.
 */
function countView(request: FastifyRequest, visitor: Visitor, { wiring }: PageParts): void {
  const { headers, method } = request;
  const path = pathOf(request);
  const isAhead = (headers["sec-purpose"] ?? headers.purpose) !== undefined;
  const isPart = headers["sec-fetch-dest"] === "empty" && !path.endsWith(".data");
  if (visitor.counting === "refused" || method !== "GET" || isAhead || isPart) return;
  wiring.ports.analytics.count({
    name: "page-view",
    detail: path.replace(/\.data$/, ""),
    language: visitor.language,
    device: visitor.device,
  });
}

function outage(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language } = visitorOf(request);
  const { status, body, fault } = answerTo(thrown, language);
  if (fault) logFault(request, thrown);
  return reply
    .code(status)
    .headers(retryAfter(thrown, status))
    .header("content-security-policy", plainPolicy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(outagePage({ language, status, message: body.message }));
}
