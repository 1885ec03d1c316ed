// Lines of JSON to standard output. Fastify is not given the logger as its own: it would make a child
// and two listeners for each request, which cost a call about a twentieth; request-log.ts writes the
// lines of production.

import type { FastifyRequest } from "fastify";
import { type Logger, type LoggerOptions, pino } from "pino";
import type { Settings } from "../settings/settings.ts";
import { errorLine } from "./error-line.ts";

/** Where the bank writes what its operators should see. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

declare module "fastify" {
  interface FastifyInstance {
    bankLog: Log;
  }
}

/** The log of a process. */
export function logOf(level: Settings["logLevel"]): Log {
  return pino(logOptions(level));
}

/** How lines are written: with the time in UTC, and of an error only what may be read by operators. */
export function logOptions(level: Settings["logLevel"]): LoggerOptions {
  return {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    serializers: { err: errorLine },
  };
}

/** Writes down a fault of our own, with the request that met it. */
export function logFault(request: FastifyRequest, thrown: unknown): void {
  const line = { err: thrown, request: request.id, route: routeOf(request) };
  request.server.bankLog.error(line, "fault");
}

/** What was asked for by the pattern of its route: an address may hold what a person typed. */
export function routeOf(request: FastifyRequest): string {
  return request.pattern || (request.routeOptions.url ?? "none");
}
