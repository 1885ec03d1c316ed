import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** How long a sender may take for its body. */
export interface BodyTimeouts {
  /** The whole body must have come by then. */
  mostMs: number;
  /** From here on it must have come at so many bytes a second, on average. */
  slowFromMs: number;
  bytesPerSecondLeast: number;
}

/** For small bodies, and for those of routes that say `largeBody` in their config. */
export const bodyTimeouts: Readonly<Record<"small" | "large", BodyTimeouts>> = {
  // Well below the browser's 64 s.
  small: { mostMs: 30_000, slowFromMs: 30_000, bytesPerSecondLeast: 0 },
  // A phone at the edge of its net: 2 MB in four minutes.
  large: { mostMs: 300_000, slowFromMs: 30_000, bytesPerSecondLeast: 8_192 },
};

const CHECK_MS = 2_000;

interface Sender {
  raw: IncomingMessage;
  began: number;
  /** What the connection had sent before this body. */
  before: number;
  bodyTimeouts: BodyTimeouts;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** True where a body may be large, and so may take its time. */
    largeBody?: boolean;
  }
}

/** Whether a body that has come so far takes too long. */
export function isTooSlow(
  { passedMs, bytes }: { passedMs: number; bytes: number },
  { mostMs, slowFromMs, bytesPerSecondLeast }: BodyTimeouts,
): boolean {
  if (passedMs >= mostMs) return true;
  return passedMs >= slowFromMs && bytes < (passedMs / 1000) * bytesPerSecondLeast;
}

/** Refuses the connection of whoever sends a body too slowly; answers what must see each request. */
export function watchSenders(
  app: FastifyInstance,
  refuse: (socket: Socket) => void,
  { small, large, checkMs }: typeof bodyTimeouts & { checkMs: number } = {
    ...bodyTimeouts,
    checkMs: CHECK_MS,
  },
): (request: FastifyRequest) => void {
  // One timer for all: a timer and a listener for each request would cost more than its body. By
  // socket, which sends one body at a time: whoever sends the next has sent the one before.
  const senders = new Map<Socket, Sender>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, { raw, began, before, bodyTimeouts }] of senders) {
      const isOver = raw.complete || raw.destroyed;
      const sent = { passedMs: now - began, bytes: socket.bytesRead - before };
      const isDropped = !isOver && isTooSlow(sent, bodyTimeouts);
      if (isOver || isDropped) senders.delete(socket);
      if (isDropped) refuse(socket);
    }
  }, checkMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
  return (request) => {
    const { raw } = request;
    // What tests hand in without a connection has come whole.
    if (!hasBody(request) || !(raw.socket instanceof Socket)) return;
    senders.set(raw.socket, {
      raw,
      began: performance.now(),
      before: raw.socket.bytesRead,
      bodyTimeouts: request.routeOptions.config.largeBody === true ? large : small,
    });
  };
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}
