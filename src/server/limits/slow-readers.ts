import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How long an answer may take on its way. */
export interface ReaderLimits {
  /** One of which nothing moves for so long is given up. */
  stalledMs: number;
  /** So is one that moves more slowly than this on average, once it has had that time. */
  bytesPerSecondLeast: number;
  /** What may be unsent on all connections together; beyond it those that wait longest are dropped. */
  unsentMost: number;
  checkMs: number;
}

/** The same patience as with senders: a phone at the edge of its net. */
export const readerLimits: ReaderLimits = {
  stalledMs: 30_000,
  bytesPerSecondLeast: 8_192,
  unsentMost: 128 * 1024 * 1024,
  checkMs: 500,
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
    let all = 0;
    for (const socket of sockets) {
      const pending = socket.writableLength;
      const before = unsent.get(socket);
      const left = socket.bytesWritten - pending;
      all += pending;
      if (pending === 0) unsent.delete(socket);
      else if (!before) unsent.set(socket, { since: now, leftBefore: left });
      else {
        const sent = { passedMs: now - before.since, bytes: left - before.leftBefore + pending };
        if (isReadTooSlowly(sent, limits)) socket.destroy();
      }
    }
    if (all > limits.unsentMost) dropLongest(sockets, unsent, all - limits.unsentMost);
  }, limits.checkMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Drops those that have had something unsent for longest, until so many bytes are gone. */
function dropLongest(
  sockets: ReadonlySet<Socket>,
  unsent: WeakMap<Socket, Unsent>,
  bytes: number,
): void {
  const sinceOf = (socket: Socket) => unsent.get(socket)?.since ?? 0;
  const waiting = [...sockets].filter((socket) => unsent.has(socket));
  let left = bytes;
  for (const socket of waiting.toSorted((one, other) => sinceOf(one) - sinceOf(other))) {
    if (left <= 0) return;
    left -= socket.writableLength;
    socket.destroy();
  }
}
