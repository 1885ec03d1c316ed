import type { FastifyInstance } from "fastify";
import { everyCall } from "../http/headers.ts";

/**
 * What a route is. Its headers and its limits depend on this and never on the text of the URL,
 * which can be written in many ways: `/v1/x`, `/%761/x`, `http://host/v1/x`.
 */
export type RouteKind = "call" | "page" | "health" | "report" | "live";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Set for all routes of a scope by `routesAre`; a route without one is treated as a page. */
    kind?: RouteKind;
  }
}

/** The base headers of every response of a kind. */
export const headersOfKind: Readonly<Record<RouteKind, Readonly<Record<string, string>>>> = {
  call: everyCall,
  // Set when a page is sent: a cached one has its own.
  page: {},
  health: everyCall,
  report: everyCall,
  live: everyCall,
};

/** Sets the kind of all routes that are added to a scope from now on. */
export function routesAre(scope: FastifyInstance, kind: RouteKind): void {
  scope.addHook("onRoute", (route) => {
    route.config = { kind, ...route.config };
  });
}
