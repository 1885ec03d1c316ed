import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** How long a client may take to send its body. */
export interface BodyTimeouts {
  /** The deadline for the whole body. */
  mostMs: number;
  /** From here on its average rate must be at least this. */
  slowFromMs: number;
  bytesPerSecondLeast: number;
}

/** For small bodies, and for routes with `largeBody` in their config. */
export const bodyTimeouts: Readonly<Record<"small" | "large", BodyTimeouts>> = {
  // Well below the browser's timeout of 64 s.
  small: { mostMs: 30_000, slowFromMs: 30_000, bytesPerSecondLeast: 0 },
  // A phone with poor reception: 2 MB in four minutes.
  large: { mostMs: 300_000, slowFromMs: 30_000, bytesPerSecondLeast: 8_192 },
};

const CHECK_MS = 2_000;

interface Sender {
  raw: IncomingMessage;
  began: number;
  /** The bytes that the connection had sent before this body. */
  before: number;
  bodyTimeouts: BodyTimeouts;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** True where a body may be large, and so may take longer. */
    largeBody?: boolean;
  }
}

/** Whether a body that has arrived partly takes too long. */
export function isTooSlow(
  { passedMs, bytes }: { passedMs: number; bytes: number },
  { mostMs, slowFromMs, bytesPerSecondLeast }: BodyTimeouts,
): boolean {
  if (passedMs >= mostMs) return true;
  return passedMs >= slowFromMs && bytes < (passedMs / 1000) * bytesPerSecondLeast;
}

/** Refuses connections that send a body too slowly; returns what must see each request. */
export function watchSenders(
  app: FastifyInstance,
  refuse: (socket: Socket) => void,
  { small, large, checkMs }: typeof bodyTimeouts & { checkMs: number } = {
    ...bodyTimeouts,
    checkMs: CHECK_MS,
  },
): (request: FastifyRequest) => void {
  // One timer for all: a timer and a listener for each request would cost more than its body. Keyed
  // by socket, which sends one body at a time: the next body replaces the finished one.
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
    // Requests that tests inject without a connection have arrived whole.
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
