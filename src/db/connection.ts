// What every connection to the database has in common: its timeouts, and how it ends. A network
// that drops packets neither refuses nor closes: only a timeout notices it.

import pg from "pg";
import { DatabaseSilent } from "./unavailable.ts";
import { within } from "./within.ts";

/** The timeout for opening a connection. Recovery waits for an attempt that began before it. */
export const CONNECT_MS = 2_000;

const KEEP_ALIVE_MS = 5_000;
const GOODBYE_MS = 500;

/** Options of every connection; TCP keepalives check an idle one. */
export const connectionOptions = {
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
} as const satisfies pg.ClientConfig;

/**
 * A connection whose loss never ends the process: the pool removes its own listener while a
 * connection is in use, and an error without a listener is thrown out of the event loop.
 */
export class SafeClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, ...connectionOptions });
    this.on("error", () => undefined);
  }
}

/** Breaks a connection that does not respond within the time; returns how to cancel this. */
export function respondWithin(client: pg.Client, milliseconds: number): () => void {
  let hasResponded = false;
  const breakOff = () => {
    if (hasResponded) return;
    client.connection.stream.destroy(new DatabaseSilent("the database did not answer in time"));
  };
  // One more turn of the event loop: after a pause of this process the response may be unread.
  const timer = setTimeout(() => setImmediate(breakOff), milliseconds);
  return () => {
    hasResponded = true;
    clearTimeout(timer);
  };
}

/** Says goodbye with a short timeout: a network that drops packets would never acknowledge it. */
export async function endConnection(client: pg.Client): Promise<void> {
  await within(
    GOODBYE_MS,
    client.end().catch(() => undefined),
  );
  client.connection.stream.destroy();
}
