import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How long an answer may take on its way. */
export interface ReaderLimits {
  /** One of which nothing moves for so long is given up. */
  stalledMs: number;
  /** So is one that moves more slowly than this on average, once it has had that time. */
  bytesPerSecondLeast: number;
  checkMs: number;
}

/** The same patience as with senders: a phone at the edge of its net. */
export const readerLimits: ReaderLimits = {
  stalledMs: 30_000,
  bytesPerSecondLeast: 8_192,
  checkMs: 2_000,
};

/** What is known of a connection since it has had something unsent at every look. */
interface Unsent {
  since: number;
  /** The bytes that had left before. */
  leftBefore: number;
}

/** Whether so many bytes take too long to be read. */
export function isReadTooSlowly(
  { passedMs, bytes }: { passedMs: number; bytes: number },
  { stalledMs, bytesPerSecondLeast }: ReaderLimits,
): boolean {
  return passedMs > stalledMs + (bytes / bytesPerSecondLeast) * 1000;
}

/**
 * Drops whoever does not read the answer, whatever it is: a page, a file, a stream. Answers what
 * ends the watch.
 */
export function watchReaders(
  server: Server,
  { limits, isWaiting }: { limits: ReaderLimits; isWaiting(socket: Socket): boolean },
): () => void {
  const sockets = new Set<Socket>();
  const unsent = new WeakMap<Socket, Unsent>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  // Node tells when nothing has moved on a connection for this long. Work that takes longer goes on.
  server.setTimeout(limits.stalledMs);
  server.on("timeout", (socket: Socket) => {
    if (isWaiting(socket)) socket.destroy();
    else socket.setTimeout(limits.stalledMs);
  });

  // One timer for all finds those who read a byte now and then.
  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of sockets) {
      const pending = socket.writableLength;
      const before = unsent.get(socket);
      const left = socket.bytesWritten - pending;
      if (pending === 0) unsent.delete(socket);
      else if (!before) unsent.set(socket, { since: now, leftBefore: left });
      else {
        const sent = { passedMs: now - before.since, bytes: left - before.leftBefore + pending };
        if (isReadTooSlowly(sent, limits)) socket.destroy();
      }
    }
  }, limits.checkMs);
  timer.unref();
  return () => clearInterval(timer);
}
