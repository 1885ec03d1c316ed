import { isIPv6 } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routeOf } from "./log.ts";

/**
 * Writes one line for each request: what kind of route was requested and with which result, never
 * what was typed and never by whom. A route is logged by its pattern, a network by its first half;
 * queries, bodies and cookies are never logged.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    app.bankLog.info(lineOf(request, reply), "request");
    done();
  });
}

function lineOf(request: FastifyRequest, reply: FastifyReply): object {
  return {
    request: request.id,
    method: request.method,
    route: routeOf(request),
    status: reply.raw.statusCode,
    ms: Math.round(reply.elapsedTime),
    network: maskedNetwork(request.ip),
  };
}

/** The part of an address that identifies a network but no household: IPv4 by /16, IPv6 by /32. */
export function maskedNetwork(address: string): string {
  const four = /^(?:::ffff:)?(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/i.exec(address);
  if (four) return `${four[1]}.0.0/16`;
  if (!isIPv6(address)) return "none";
  const [before = ""] = address.split("::", 1);
  const [first, second] = before.split(":");
  return `${first || "0"}:${second || "0"}::/32`;
}
