import type { FastifyRequest } from "fastify";
import { rateOf } from "../rate.ts";
import type { RouteKind } from "../route-kind.ts";
import type { Settings } from "../settings.ts";

/** Decides before anything is read whether a request may go on: the seconds to wait, or 0. */
export type Admission = (request: FastifyRequest, kind: RouteKind) => number;

/** The limits of this process by the kind of route; each kind is counted apart. */
export function admissionOf({
  callsPerMinute,
  pagesPerMinute,
}: Pick<Settings, "callsPerMinute" | "pagesPerMinute">): Admission {
  const clock = performance.now.bind(performance);
  const rates = {
    call: rateOf(callsPerMinute, clock),
    page: rateOf(pagesPerMinute, clock),
    health: rateOf(callsPerMinute, clock),
    report: rateOf(callsPerMinute, clock),
    live: rateOf(callsPerMinute, clock),
  };
  return (request, kind) => rates[kind](request.ip);
}
