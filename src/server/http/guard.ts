import type { FastifyRequest } from "fastify";
import { isRefusal } from "#base/errors/catalogue.ts";

const BUSY_SECONDS = 5;

/** A request that the transport rejects before reading it. */
export class RequestRejected extends Error {
  override name = "RequestRejected";
  readonly statusCode: number;
  readonly seconds: number;

  constructor(statusCode: number, seconds = 0) {
    super(`turned away with ${statusCode}`);
    this.statusCode = statusCode;
    this.seconds = seconds;
  }
}

/**
 * True when a request that changes something comes from a page of this site, compared by full
 * origin. Browsers state it in two headers that no script can set; other programs send neither, and
 * have no cookies to steal.
 */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return request.server.ownSite.isOwnOrigin(origin, request.host);
}

/** True for a method that changes nothing. */
export function isSafe(method: string): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

/** The Retry-After header for a thrown value; none where the time is unknown. */
export function retryAfter(thrown: unknown, status: number): Record<string, string> {
  const seconds = secondsOf(thrown) || (status === 503 ? BUSY_SECONDS : 0);
  return seconds > 0 ? { "retry-after": String(seconds) } : {};
}

/** The seconds after which a thrown value allows the next attempt; 0 where the time is unknown. */
export function secondsOf(thrown: unknown): number {
  if (thrown instanceof RequestRejected) return thrown.seconds;
  if (!isRefusal(thrown) || thrown.code !== "PLAT000005") return 0;
  const { seconds } = (thrown.content ?? {}) as { seconds?: unknown };
  return typeof seconds === "number" ? seconds : 0;
}
