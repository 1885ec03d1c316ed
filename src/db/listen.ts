import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { answerWithin, endConnection, SafeClient } from "./connection.ts";
import { rarely, type Trouble } from "./rarely.ts";

const AGAIN_MS = 250;
const BEAT_MS = 2_000;
const ANSWER_MS = 2_000;
const CLOSE_MS = 1_000;

/** What is heard on a channel, and what to do after a gap in which something may have been missed. */
export interface Ear {
  channel: string;
  onWord(word: string): void;
  onGap(): void;
}

/**
 * Listens to the database on a connection of its own, and again after every loss of it. Nothing is
 * said on it for hours: it asks for an answer every two seconds to know that it is still there.
 */
export async function listen(
  url: string,
  ears: readonly Ear[],
  onTrouble: Trouble = () => undefined,
): Promise<() => Promise<void>> {
  const trouble = rarely(onTrouble);
  const closing = new AbortController();
  const { signal } = closing;

  async function keep(first: pg.Client): Promise<void> {
    for (let client: pg.Client | null = first; client; client = await openAgain()) {
      if (client !== first) for (const ear of ears) ear.onGap();
      await untilLost(client, signal);
      await endConnection(client);
    }
  }

  /** Null when nobody wants to listen any more. */
  async function openAgain(): Promise<pg.Client | null> {
    while (!signal.aborted) {
      try {
        return await open(url, ears);
      } catch (thrown) {
        trouble(thrown);
        await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    return null;
  }

  const keeping = keep(await open(url, ears));
  return async () => {
    closing.abort();
    // An attempt to connect that is under way ends by itself.
    await Promise.race([keeping, sleep(CLOSE_MS, undefined, { ref: false })]);
  };
}

async function open(url: string, ears: readonly Ear[]): Promise<pg.Client> {
  const client = new SafeClient({
    connectionString: url,
    application_name: "dawn-bank-ear",
    // It only listens: it needs no right of the owner.
    options: "-c role=bank_app",
  });
  client.on("notification", ({ channel, payload }) => {
    for (const ear of ears) if (ear.channel === channel) ear.onWord(payload ?? "");
  });
  const answered = answerWithin(client, ANSWER_MS + BEAT_MS);
  try {
    await client.connect();
    for (const { channel } of ears) await client.query(`listen ${channel}`);
    return client;
  } catch (thrown) {
    client.connection.stream.destroy();
    throw thrown;
  } finally {
    answered();
  }
}

/** Settles when the connection is lost, or nobody needs it any more. */
async function untilLost(client: pg.Client, signal: AbortSignal): Promise<void> {
  const lost = new AbortController();
  client.on("end", () => lost.abort());
  const either = AbortSignal.any([signal, lost.signal]);
  while (!either.aborted) {
    await sleep(BEAT_MS, undefined, { signal: either, ref: false }).catch(() => undefined);
    if (either.aborted) return;
    const answered = answerWithin(client, ANSWER_MS);
    const isThere = await client.query("select 1").then(
      () => true,
      () => false,
    );
    answered();
    if (!isThere) return;
  }
}
