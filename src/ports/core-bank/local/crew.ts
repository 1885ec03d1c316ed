// The lanes that process a queue: the usual ones, and spare ones while those are blocked.

import type { Connection } from "./connection.ts";
import type { Lane } from "./lane.ts";

// A lane that spends this long on one batch is blocked; another one processes the queue meanwhile.
const LATE_MS = 500;
const SPARES_MOST = 3;

/** What the lanes process. */
interface Work {
  isWaiting(): boolean;
  /** Works on a lane until nothing is waiting. */
  work(lane: Lane): Promise<void>;
}

/** Lanes that wait for work. */
export interface Crew {
  /** Notifies of new work. */
  wake(): void;
  /** Resolves when no lane is working. */
  rest(): Promise<void>;
  end(): Promise<void>;
}

/** Starts with one lane for each connection. */
export function crewOf(connections: readonly Connection[], { isWaiting, work }: Work): Crew {
  const all = new Set(connections.map((connection): Lane => ({ connection, busySince: null })));
  const idle = [...all];
  const working = new Set<Promise<void>>();
  let watch: NodeJS.Timeout | undefined;

  function isLate({ busySince }: Lane): boolean {
    return busySince !== null && performance.now() - busySince >= LATE_MS;
  }

  function start(lane: Lane): void {
    const done = work(lane)
      .then(() => leave(lane))
      .finally(() => working.delete(done));
    working.add(done);
  }

  /** A spare lane stays as long as another one is blocked. */
  async function leave(lane: Lane): Promise<void> {
    lane.busySince = null;
    // Work may have arrived since the lane found the queue empty.
    if (isWaiting()) {
      start(lane);
      return;
    }
    if (all.size <= connections.length || [...all].some(isLate)) {
      idle.push(lane);
      return;
    }
    all.delete(lane);
    await lane.connection?.end();
  }

  function relieve(): void {
    watch = undefined;
    if (!isWaiting()) return;
    if ([...all].every(isLate) && all.size < connections.length + SPARES_MOST) {
      const spare: Lane = { connection: null, busySince: performance.now() };
      all.add(spare);
      start(spare);
    }
    watch = setTimeout(relieve, LATE_MS);
  }

  return {
    wake() {
      const lane = idle.pop();
      if (lane) start(lane);
      else watch ??= setTimeout(relieve, LATE_MS);
    },
    async rest() {
      while (working.size > 0) await Promise.all(working);
    },
    async end() {
      clearTimeout(watch);
      await Promise.all([...all].map(({ connection }) => connection?.end()));
    },
  };
}
