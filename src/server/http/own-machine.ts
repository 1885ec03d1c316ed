// What only builders need shows every one-time code: it answers to the machine that the bank runs on.

import type { FastifyRequest } from "fastify";
import { isLoopback } from "#ports/loopback.ts";
import { TurnedAway } from "./guard.ts";

/** What a proxy adds: whoever stands behind it is not on this machine for all we know. */
const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * True where the connection itself comes from this machine. Headers can only make it false: one that
 * a proxy adds, or a Host that a page of another site has pointed here.
 */
export function isFromOwnMachine({ raw }: FastifyRequest): boolean {
  const { headers, socket } = raw;
  if (!isLoopback(socket.remoteAddress?.replace(/^::ffff:/i, "") ?? "")) return false;
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  return isLoopback((headers.host ?? "").replace(/:\d*$/, ""));
}

/** A hook for what nobody else should know to be there. */
export function refuseOtherMachines(
  request: FastifyRequest,
  _reply: unknown,
  done: (thrown?: Error) => void,
): void {
  done(isFromOwnMachine(request) ? undefined : new TurnedAway(404));
}
