import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How long sending a response may take. */
export interface ReaderLimits {
  /** A response that makes no progress for this long is aborted. */
  stalledMs: number;
  /** So is one below this average rate, once that time has passed. */
  bytesPerSecondLeast: number;
  /** Limit of unsent bytes on all connections; above it those waiting longest are dropped. */
  unsentMost: number;
  checkMs: number;
}

/** As lenient as with senders: a phone with poor reception. */
export const readerLimits: ReaderLimits = {
  stalledMs: 30_000,
  bytesPerSecondLeast: 8_192,
  unsentMost: 128 * 1024 * 1024,
  checkMs: 500,
};

/** The state of a connection since it has had unsent bytes at every check. */
interface Unsent {
  since: number;
  /** The bytes that were sent before. */
  leftBefore: number;
}

/** Whether reading that many bytes takes too long. */
export function isReadTooSlowly(
  { passedMs, bytes }: { passedMs: number; bytes: number },
  { stalledMs, bytesPerSecondLeast }: ReaderLimits,
): boolean {
  return passedMs > stalledMs + (bytes / bytesPerSecondLeast) * 1000;
}

/**
 * Drops clients that do not read the response, whatever it is: a page, a file, a stream. Returns
 * the function that stops the watch.
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

  // Node's timeout event: no activity on a connection for this long. Slow handlers may continue.
  server.setTimeout(limits.stalledMs);
  server.on("timeout", (socket: Socket) => {
    if (isWaiting(socket)) socket.destroy();
    else socket.setTimeout(limits.stalledMs);
  });

  // One timer for all finds clients that read a byte now and then.
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

/** Drops the connections with unsent bytes for longest, until that many bytes are freed. */
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
