import type { FastifyRequest } from "fastify";
import type { Visitor } from "#base/site/visitor.ts";
import type { Analytics } from "#ports/analytics/port.ts";
import { pathIn } from "../http/own-site.ts";
import { NOT_FOUND_PATTERN } from "./screens.ts";

/**
 * A page that is opened or navigated to is one view, also after a form; prefetches are not counted,
 * nor are requests of scripts on an open page. It is counted by its route: the URL may contain what
 * a visitor typed.
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
