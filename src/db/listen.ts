import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { endConnection, respondWithin, SafeClient } from "./connection.ts";
import { type ErrorListener, rarely } from "./unavailable.ts";
import { within } from "./within.ts";

// Between attempts to connect: doubled each time.
const AGAIN_MS = 250;
const MAX_AGAIN_MS = 1_000;
const BEAT_MS = 2_000;
const RESPONSE_MS = 2_000;
const CLOSE_MS = 500;

/** A channel's listener, and what to do after a gap in which notifications may have been missed. */
export interface NotificationListener {
  channel: string;
  onNotification(payload: string): void;
  onGap(): void;
}

/**
 * Listens to the database on a separate connection, and reconnects after every loss of it. It may
 * be silent for hours: a query every two seconds checks that it is still connected.
 */
export async function listen(
  url: string,
  listeners: readonly NotificationListener[],
  onError: ErrorListener = () => undefined,
): Promise<() => Promise<void>> {
  const reportError = rarely(onError);
  const closing = new AbortController();
  const { signal } = closing;

  async function keep(first: pg.Client): Promise<void> {
    for (let client: pg.Client | null = first; client; client = await openAgain()) {
      if (client !== first) for (const listener of listeners) listener.onGap();
      await untilLost(client, signal);
      await endConnection(client);
    }
  }

  /** Null when listening was stopped. */
  async function openAgain(): Promise<pg.Client | null> {
    for (let pauseMs = AGAIN_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, MAX_AGAIN_MS)) {
      try {
        return await open(url, listeners);
      } catch (thrown) {
        reportError(thrown);
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
    return null;
  }

  const keeping = keep(await open(url, listeners));
  return async () => {
    closing.abort();
    // A pending connection attempt ends on its own.
    await within(CLOSE_MS, keeping);
  };
}

async function open(url: string, listeners: readonly NotificationListener[]): Promise<pg.Client> {
  const client = new SafeClient({
    connectionString: url,
    application_name: "dawn-bank-ear",
    // It only listens: it needs none of the owner's permissions.
    options: "-c role=bank_app",
  });
  client.on("notification", ({ channel, payload }) => {
    for (const listener of listeners)
      if (listener.channel === channel) listener.onNotification(payload ?? "");
  });
  const responded = respondWithin(client, RESPONSE_MS + BEAT_MS);
  try {
    await client.connect();
    for (const { channel } of listeners) await client.query(`listen ${channel}`);
    return client;
  } catch (thrown) {
    client.connection.stream.destroy();
    throw thrown;
  } finally {
    responded();
  }
}

/** Resolves when the connection is lost, or no longer needed. */
async function untilLost(client: pg.Client, signal: AbortSignal): Promise<void> {
  const lost = new AbortController();
  client.on("end", () => lost.abort());
  const either = AbortSignal.any([signal, lost.signal]);
  while (!either.aborted) {
    await sleep(BEAT_MS, undefined, { signal: either, ref: false }).catch(() => undefined);
    if (either.aborted) return;
    const responded = respondWithin(client, RESPONSE_MS);
    const isThere = await client.query("select 1").then(
      () => true,
      () => false,
    );
    responded();
    if (!isThere) return;
  }
}
