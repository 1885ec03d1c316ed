// Lines of JSON to standard output. The logger is not passed to Fastify: it would create a child
// logger and two listeners per request, about a twentieth of a call's cost; request-log.ts writes
// the request lines in production.

import type { FastifyRequest } from "fastify";
import { type Logger, type LoggerOptions, pino } from "pino";
import type { Settings } from "../settings/settings.ts";
import { VERSION } from "../version.ts";
import { errorLine } from "./error-line.ts";

/** The log for the bank's operators. */
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

/** How lines are written: with the time in UTC and the version, and errors reduced to what operators may read. */
export function logOptions(level: Settings["logLevel"]): LoggerOptions {
  return {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: { version: VERSION },
    serializers: { err: errorLine },
  };
}

/** Logs a fault of ours, with its request. */
export function logFault(request: FastifyRequest, thrown: unknown): void {
  const line = { err: thrown, request: request.id, route: routeOf(request) };
  request.server.bankLog.error(line, "fault");
}

/** The request's route pattern: its URL may contain what a person typed. */
export function routeOf(request: FastifyRequest): string {
  return request.pattern || (request.routeOptions.url ?? "none");
}
