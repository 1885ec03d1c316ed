import type { FastifyReply, FastifyRequest } from "fastify";
import type { ScreenPolicy } from "#base/site/screen-handle.ts";
import type { Visitor } from "#base/site/visitor.ts";
import { dataPolicy, pagePolicies } from "../http/headers.ts";
import { compressQuickly, encodingOf } from "./encoding.ts";
import type { CachedPage } from "./page-cache.ts";
import type { Rendered } from "./render.ts";

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

/** Sends a page for this visitor alone, or a file, which sets its own caching. */
export function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, policies }: { body: Buffer; policies: Readonly<Record<string, string>> },
): FastifyReply {
  if (reply.hasHeader("content-disposition")) {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    // Files are compressed already.
    return reply.header("content-security-policy", dataPolicy).send(body);
  }
  reply.headers(policies);
  reply.header("cache-control", "no-store");
  const encoding = encodingOf(request.headers["accept-encoding"]);
  if (encoding !== "br" || body.length < COMPRESS_FROM_BYTES) return reply.send(body);
  return reply.header("content-encoding", "br").send(compressQuickly(body));
}

/** The policies of a page that was rendered for its visitor. */
export function policiesOf(rendered: Rendered, visitor: Visitor): Record<string, string> {
  const nonce = rendered.handle.hydrate ? rendered.nonce : "";
  return pagePolicies(policyOf(rendered, visitor), nonce);
}

/** The screen's own policy, if the screen itself is shown: not an error, a notice or a file. */
function policyOf({ status, headers, handle }: Rendered, { device }: Visitor): ScreenPolicy {
  const isPage = status === 200 && headers.get("content-type")?.startsWith("text/html") === true;
  const isShown = isPage && !(handle.pcOnly && device !== "pc");
  return isShown ? (handle.policy ?? {}) : {};
}
