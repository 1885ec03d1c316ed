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
  /** At how many checks in a row the system had taken nothing more; a busy process checks less often. */
  stillChecks: number;
  progress: number;
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
    if (!isWaiting(socket)) socket.setTimeout(limits.stalledMs);
    // Closed by us, but never by its client, which perhaps has not read it.
    else if (socket.writableEnded) socket.resetAndDestroy();
    else socket.destroy();
  });

  // One timer for all finds clients that read a byte now and then.
  const timer = setInterval(() => {
    const now = performance.now();
    let all = 0;
    for (const socket of sockets) {
      const pending = socket.writableLength;
      const before = unsent.get(socket);
      const left = socket.bytesWritten - pending;
      const progress = left - queuedIn(socket);
      all += pending;
      if (pending === 0) unsent.delete(socket);
      else if (!before)
        unsent.set(socket, { since: now, leftBefore: left, stillChecks: 0, progress });
      else {
        before.stillChecks = progress === before.progress ? before.stillChecks + 1 : 0;
        before.progress = progress;
        const sent = { passedMs: now - before.since, bytes: left - before.leftBefore + pending };
        const isStalled = before.stillChecks * limits.checkMs > limits.stalledMs;
        // Reset, or the system would keep for minutes what its client does not read.
        if (isStalled || isReadTooSlowly(sent, limits)) socket.resetAndDestroy();
      }
    }
    if (all > limits.unsentMost) dropLongest(sockets, unsent, all - limits.unsentMost);
  }, limits.checkMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * What of the write in progress the system has not taken yet. Node's own timeout looks at it too,
 * but takes the first part of a write for progress and waits twice as long.
 */
function queuedIn(socket: Socket): number {
  const { _handle: handle } = socket as unknown as { _handle: { writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
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
    socket.resetAndDestroy();
  }
}
