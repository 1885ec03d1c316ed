import type { FastifyRequest } from "fastify";
import type { Visitor } from "#base/site/visitor.ts";
import type { Analytics } from "#ports/analytics/port.ts";
import { pathIn } from "../http/own-site.ts";
import { NOT_FOUND_PATTERN } from "./screens.ts";

/**
 * A page that is opened or moved to is one view, also one that a form leads to; what a browser fetches
 * ahead is none, nor is what a program on an open page asks for. It is counted by its route: the
 * address may hold what a visitor typed.
 */
export function countView(request: FastifyRequest, visitor: Visitor, analytics: Analytics): void {
  const { headers, method, pattern } = request;
  if (visitor.counting === "refused" || method === "HEAD" || pattern === NOT_FOUND_PATTERN) return;
  const isAhead = (headers["sec-purpose"] ?? headers.purpose) !== undefined;
  const isPart =
    headers["sec-fetch-dest"] === "empty" && !pathIn(request.raw.url ?? "/").endsWith(".data");
  if (isAhead || isPart) return;
  const { language, device } = visitor;
  analytics.count({ name: "page-view", detail: pattern, language, device });
}
