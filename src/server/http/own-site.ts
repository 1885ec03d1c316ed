import type { FastifyRequest } from "fastify";
import type { Settings } from "../settings/settings.ts";

// The names of the local machine. No other site can make a browser send one of them as Host, so
// that accepting them does not allow DNS rebinding.
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const LOOPBACK_ADDRESS = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;
const ABSOLUTE_TARGET = /^https?:\/\/([^/?#]*)/i;
const CONTROL_CHARACTER = /%(?:[01][\da-f]|7f)/i;

/** Which hosts and which origins are this site. */
export interface OwnSite {
  isOwnHost(host: string): boolean;
  /** Whether a page of this origin, shown by this host, is one of ours. */
  isOwnOrigin(origin: string, host: string): boolean;
  /** Whether a request uses a demonstration on this machine, without TLS. */
  isLocal(request: Pick<FastifyRequest, "host" | "protocol">): boolean;
}

declare module "fastify" {
  interface FastifyInstance {
    ownSite: OwnSite;
  }
}

/**
 * The host of PUBLIC_ORIGIN; in a demonstration, or when listening on loopback only, also the
 * machine's local names with any port.
 */
export function ownSite({
  mode,
  host: listening,
  origin: own,
}: Pick<Settings, "mode" | "host" | "origin">): OwnSite {
  const { host: ownHost, protocol } = new URL(own);
  const ownHosts = new Set([ownHost, `${ownHost}:${protocol === "https:" ? 443 : 80}`]);
  const isDemonstration = mode === "demonstration";
  const takesLoopback = isDemonstration || LOOPBACK_ADDRESS.test(listening);
  const isLoopback = (host: string) => takesLoopback && LOOPBACK_HOST.test(host);
  // Nearly every request has the same host as the one before.
  let last = ownHost;
  return {
    isOwnHost(host) {
      if (host === last) return true;
      const isOwn = ownHosts.has(host.toLowerCase()) || isLoopback(host);
      if (isOwn) last = host;
      return isOwn;
    },
    isOwnOrigin: (origin, host) =>
      origin === own || (isDemonstration && isLoopback(host) && origin === `http://${host}`),
    // A public origin with TLS means a proxy in front, even if the proxy itself uses a local name.
    isLocal: (request) =>
      isDemonstration &&
      protocol === "http:" &&
      request.protocol === "http" &&
      LOOPBACK_HOST.test(request.host),
  };
}

/** Whether a request names this site as its host, exactly once; HTTP/1.0 need not name any. */
export function isForThisSite(request: FastifyRequest): boolean {
  const { host, raw, server } = request;
  if (namesHostTwice(raw.rawHeaders)) return false;
  return host === "" ? raw.httpVersion === "1.0" : server.ownSite.isOwnHost(host);
}

/**
 * Reduces a request's target to a path with a query; false for an invalid one: an asterisk, a
 * fragment, a control character in the path. The absolute form includes the host, and Host must
 * then be ignored (RFC 9112, 3.2.2).
 */
export function settleTarget({ raw }: FastifyRequest): boolean {
  let target = raw.url ?? "";
  if (!target.startsWith("/")) {
    const [origin = "", authority = ""] = ABSOLUTE_TARGET.exec(target) ?? [];
    if (authority === "") return false;
    const rest = target.slice(origin.length);
    target = rest.startsWith("/") ? rest : `/${rest}`;
    raw.url = target;
    raw.headers.host = authority;
  }
  if (target.includes("#")) return false;
  return !target.includes("%") || !CONTROL_CHARACTER.test(pathIn(target));
}

/** The path of a target, without its query. */
export function pathIn(target: string): string {
  const cut = target.indexOf("?");
  return cut < 0 ? target : target.slice(0, cut);
}

/** Node uses the first of two; a proxy in front may have used the second. */
function namesHostTwice(rawHeaders: readonly string[]): boolean {
  let times = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") times += 1;
  }
  return times > 1;
}
