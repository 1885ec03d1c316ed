// Developers' tools show every one-time code: only the bank's own machine may use them.

import type { FastifyRequest } from "fastify";
import { isLoopback } from "#db/reach.ts";
import { RequestRejected } from "./guard.ts";

/** Headers that a proxy adds: the client behind it may be on any machine. */
const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * True where the connection itself comes from this machine. Headers can only make it false: one
 * that a proxy adds, or a Host by which another site's page was rebound to this machine.
 */
export function isFromOwnMachine({ raw }: FastifyRequest): boolean {
  const { headers, socket } = raw;
  if (!isLoopback(socket.remoteAddress?.replace(/^::ffff:/i, "") ?? "")) return false;
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  return isLoopback((headers.host ?? "").replace(/:\d*$/, ""));
}

/** A hook that responds to all other machines as if the route did not exist. */
export function refuseOtherMachines(
  request: FastifyRequest,
  _reply: unknown,
  done: (thrown?: Error) => void,
): void {
  done(isFromOwnMachine(request) ? undefined : new RequestRejected(404));
}
