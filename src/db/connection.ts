// What every connection to the database has in common: how long it is waited for, and how it ends.
// A network that swallows packets neither refuses nor closes: only a limit on waiting notices it.

import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseSilent } from "./unavailable.ts";

/** How long a connection may take to open. Recovery waits for an attempt that began before it. */
export const CONNECT_MS = 2_000;

const KEEP_ALIVE_MS = 5_000;
const GOODBYE_MS = 500;

/** Options of every connection; the system itself asks an idle one whether it is still there. */
export const connectionOptions = {
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
} as const satisfies pg.ClientConfig;

/**
 * A connection whose loss never ends the process: the pool takes its own listener away while somebody
 * uses a connection, and an error that nobody listens to is thrown out of the event loop.
 */
export class SafeClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, ...connectionOptions });
    this.on("error", () => undefined);
  }
}

/** Breaks a connection on which no answer comes within the time; answers how to call that off. */
export function answerWithin(client: pg.Client, milliseconds: number): () => void {
  let isAnswered = false;
  const breakOff = () => {
    if (isAnswered) return;
    client.connection.stream.destroy(new DatabaseSilent("the database did not answer in time"));
  };
  // One more turn of the event loop: after a pause of this process the answer may be there, unread.
  const timer = setTimeout(() => setImmediate(breakOff), milliseconds);
  return () => {
    isAnswered = true;
    clearTimeout(timer);
  };
}

/** Says goodbye, but not for long: a network that swallows would never answer it. */
export async function endConnection(client: pg.Client): Promise<void> {
  const late = sleep(GOODBYE_MS, undefined, { ref: false });
  await Promise.race([client.end().catch(() => undefined), late]);
  client.connection.stream.destroy();
}
