import type { FastifyInstance } from "fastify";
import { everyCall } from "../http/headers.ts";

/**
 * What a route is. Its headers and its limits follow from this and never from the text of the
 * address, which can be written in many ways: `/v1/x`, `/%761/x`, `http://host/v1/x`.
 */
export type RouteKind = "call" | "page" | "health" | "report" | "live";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Set for all routes of a scope by `routesAre`; a route without one is treated as a page. */
    kind?: RouteKind;
  }
}

/** The headers that every answer of a kind begins with. */
export const headersOfKind: Readonly<Record<RouteKind, Readonly<Record<string, string>>>> = {
  call: everyCall,
  // Set when a page is sent: one that is kept brings its own.
  page: {},
  health: everyCall,
  report: everyCall,
  live: everyCall,
};

/** Says of all routes that a scope gets from now on what they are. */
export function routesAre(scope: FastifyInstance, kind: RouteKind): void {
  scope.addHook("onRoute", (route) => {
    route.config = { kind, ...route.config };
  });
}
