import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** How long a sender may take for its body. */
export interface Patience {
  /** The whole body must have come by then. */
  mostMs: number;
  /** From here on it must have come at so many bytes a second, on average. */
  slowFromMs: number;
  bytesPerSecondLeast: number;
}

/** For small bodies, and for those of routes that say `largeBody` in their config. */
export const patience: Readonly<Record<"small" | "large", Patience>> = {
  // Well below the browser's 64 s.
  small: { mostMs: 30_000, slowFromMs: 30_000, bytesPerSecondLeast: 0 },
  // A phone at the edge of its net: 2 MB in four minutes.
  large: { mostMs: 300_000, slowFromMs: 30_000, bytesPerSecondLeast: 8_192 },
};

const CHECK_MS = 2_000;

declare module "fastify" {
  interface FastifyContextConfig {
    /** True where a body may be large, and so may take its time. */
    largeBody?: boolean;
  }
}

/** Whether a body that has come so far takes too long. */
export function isTooSlow(
  { passedMs, bytes }: { passedMs: number; bytes: number },
  { mostMs, slowFromMs, bytesPerSecondLeast }: Patience,
): boolean {
  if (passedMs >= mostMs) return true;
  return passedMs >= slowFromMs && bytes < (passedMs / 1000) * bytesPerSecondLeast;
}

/** Refuses the connection of whoever sends a body too slowly. */
export function dropSlowSenders(
  app: FastifyInstance,
  refuse: (socket: Socket) => void,
  { small, large, checkMs }: typeof patience & { checkMs: number } = {
    ...patience,
    checkMs: CHECK_MS,
  },
): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request)) {
      const isLarge = request.routeOptions.config.largeBody === true;
      watch(request, { patience: isLarge ? large : small, checkMs, refuse });
    }
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

function watch(
  { raw }: FastifyRequest,
  given: { patience: Patience; checkMs: number; refuse(socket: Socket): void },
): void {
  const { socket } = raw;
  const began = performance.now();
  const before = socket.bytesRead;
  const timer = setInterval(() => {
    const passedMs = performance.now() - began;
    if (raw.complete) clearInterval(timer);
    else if (isTooSlow({ passedMs, bytes: socket.bytesRead - before }, given.patience)) {
      clearInterval(timer);
      given.refuse(socket);
    }
  }, given.checkMs);
  timer.unref();
  raw.once("close", () => clearInterval(timer));
}
