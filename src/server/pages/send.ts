import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ScreenPolicy } from "#base/site/screen-handle.ts";
import type { Visitor } from "#base/site/visitor.ts";
import { languageTags } from "#base/text/language.ts";
import { dataPolicy, everyResponse, forgetting, pagePolicies } from "../http/headers.ts";
import { logFault } from "../log/log.ts";
import { compressQuickly, type Encoding, encodingOf } from "./encoding.ts";
import type { CachedPage } from "./page-cache.ts";
import type { Rendered, StartedPage } from "./render.ts";
import { chosenCookies, visitorOf } from "./visitor.ts";

const COMPRESS_FROM_BYTES = 1024;

/**
 * Sends a cached page, or 304 when the visitor has it already. Its headers are built once with the
 * page and written unchanged: most responses of the site are sent by this function.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, cookies }: { page: CachedPage; cookies: readonly string[] },
): FastifyReply {
  const known = request.headers["if-none-match"] === page.etag;
  const { head, body } = page.encoded[encodingOf(request.headers["accept-encoding"])];
  const own = (known ? page.unchanged : head) as string[];
  const sent =
    cookies.length > 0 ? [...own, ...cookies.flatMap((cookie) => ["set-cookie", cookie])] : own;
  reply.hijack();
  // Node does not modify the list.
  reply.raw.writeHead(known ? 304 : 200, sent);
  reply.raw.end(known ? undefined : body);
  return reply;
}

/** Sends the last good copy of a page, with the notice that it may be out of date. */
export function sendCopy(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    page: { encoded, screenAt, madeAt },
    notice,
    now,
    cookies,
  }: { page: CachedPage; notice: string; now: Date; cookies: readonly string[] },
): FastifyReply {
  const { head, body } = encoded.identity;
  for (let index = 0; index < head.length; index += 2) {
    const name = head[index] as string;
    if (!COPYS_OWN.has(name)) reply.header(name, head[index + 1]);
  }
  reply.header("cache-control", "no-store").header("warning", '111 - "Revalidation Failed"');
  reply.header("age", Math.max(0, Math.round((now.getTime() - madeAt.getTime()) / 1000)));
  for (const cookie of cookies) reply.header("set-cookie", cookie);
  const at = screenAt ?? 0;
  const parts = [body.subarray(0, at), Buffer.from(notice), body.subarray(at)];
  return sendBody(reply, {
    body: screenAt === null ? body : Buffer.concat(parts),
    accepted: encodingOf(request.headers["accept-encoding"]),
  });
}

/** Headers of the fresh page that a marked copy has otherwise, or not at all. */
const COPYS_OWN: ReadonlySet<string> = new Set(["etag", "cache-control", "content-length"]);

/** The response with a page for one visitor alone, or with a file. */
export interface ResponseOnce {
  /** Sends the headers of a page that is still to be rendered; its body follows by `finish`. */
  start(page: StartedPage): void;
  finish(page: Rendered): FastifyReply;
  /** Disconnects if the page was started: nobody should take a part of it for the whole. */
  breakOff(thrown: unknown): FastifyReply;
}

/** The response to a request whose page is not cached. */
export function responseOnce(request: FastifyRequest, reply: FastifyReply): ResponseOnce {
  const accepted = encodingOf(request.headers["accept-encoding"]);
  const { raw } = reply;
  let cookiesSent: number | null = null;

  return {
    start(page) {
      if (cookiesSent !== null) return;
      cookiesSent = page.cookies.length;
      setHeaders(request, reply.headers(everyResponse), page);
      reply.headers(policiesOf(page, visitorOf(request))).header("cache-control", "no-store");
      const link = page.styles.map((href) => `<${href}>; rel=preload; as=style`).join(", ");
      if (link !== "") reply.header("link", link);
      if (accepted === "br") reply.header("content-encoding", "br");
      reply.hijack();
      raw.writeHead(page.status, reply.getHeaders() as OutgoingHttpHeaders);
      raw.flushHeaders();
    },
    finish(page) {
      if (cookiesSent === null) return sendWhole(request, reply, { page, accepted });
      if (page.headers.has("location") || page.cookies.length > cookiesSent) {
        return this.breakOff(new Error("a page that was started redirects or sets a cookie"));
      }
      raw.end(accepted === "br" ? compressQuickly(page.body) : page.body);
      return reply;
    },
    breakOff(thrown) {
      if (cookiesSent === null) throw thrown;
      logFault(request, thrown);
      raw.destroy();
      return reply;
    },
  };
}

/** Sends a page, or a file, which sets its own caching. */
function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, accepted }: { page: Rendered; accepted: Encoding },
): FastifyReply {
  const { body, status } = page;
  if (page.endsSession) reply.headers(forgetting);
  setHeaders(request, reply.code(status), page);
  if (reply.hasHeader("content-disposition")) {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    // Files are compressed already.
    return reply.header("content-security-policy", dataPolicy).send(body);
  }
  reply.headers(policiesOf(page, visitorOf(request))).header("cache-control", "no-store");
  return sendBody(reply, { body, accepted });
}

function sendBody(
  reply: FastifyReply,
  { body, accepted }: { body: Buffer; accepted: Encoding },
): FastifyReply {
  if (accepted !== "br" || body.length < COMPRESS_FROM_BYTES) return reply.send(body);
  return reply.header("content-encoding", "br").send(compressQuickly(body));
}

/** The headers of a page that depend neither on its policy nor on its encoding. */
function setHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, handle, cookies }: Pick<Rendered, "headers" | "handle" | "cookies">,
): void {
  reply.header("vary", "accept-encoding, cookie, user-agent");
  if (!handle.sameForAll) {
    reply.header("content-language", languageTags[visitorOf(request).language]);
  }
  for (const [name, value] of headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  const set = [...chosenCookies(request), ...cookies, ...headers.getSetCookie()];
  for (const cookie of set) reply.header("set-cookie", cookie);
}

/** The policies of a page that was rendered for its visitor. */
function policiesOf(rendered: StartedPage | Rendered, visitor: Visitor): Record<string, string> {
  const nonce = rendered.handle.hydrate ? rendered.nonce : "";
  return pagePolicies(policyOf(rendered, visitor), nonce);
}

/** The screen's own policy, if the screen itself is shown: not an error, a notice or a file. */
function policyOf(
  { status, headers, handle }: StartedPage | Rendered,
  { device }: Visitor,
): ScreenPolicy {
  const isPage = status === 200 && headers.get("content-type")?.startsWith("text/html") === true;
  const isShown = isPage && !(handle.pcOnly && device !== "pc");
  return isShown ? (handle.policy ?? {}) : {};
}
