// Many customers who all sign in at the same moment. One who is rejected because too many wait
// retries a little later, with a new token, until signed in.

import { setTimeout as sleep } from "node:timers/promises";
import Fastify from "fastify";
import { serve } from "../child.ts";
import { openWire } from "../wire.ts";

const BODY_BYTES_MOST = 100_000_000;
// Random, so that retries do not all arrive at the same moment.
const AGAIN_MS = { least: 1_000, most: 3_000 };
const BUSY = /^503 /;

/** The requests of each person, one per try. */
export interface Crowd {
  origin: string;
  people: readonly (readonly string[])[];
}

/** The result. */
export interface Came {
  seconds: number;
  signedIn: number;
  /** How many tries were rejected as busy. */
  busy: number;
  /** Responses that were neither. */
  other: string[];
}

const app = Fastify({ bodyLimit: BODY_BYTES_MOST });
app.post<{ Body: Crowd }>("/crowds", ({ body }) => come(body));
await serve(app);

async function come({ origin, people }: Crowd): Promise<Came> {
  const came: Came = { seconds: 0, signedIn: 0, busy: 0, other: [] };
  const wires = await Promise.all(people.map(() => openWire(origin)));
  const began = performance.now();
  await Promise.all(
    people.map(async (tries, index) => {
      for (const request of tries) {
        const reply = (await wires[index]?.send(request)) ?? "";
        if (reply === "200 200") came.signedIn += 1;
        else if (BUSY.test(reply)) came.busy += 1;
        else came.other.push(reply);
        if (!BUSY.test(reply)) return;
        await sleep(AGAIN_MS.least + Math.random() * (AGAIN_MS.most - AGAIN_MS.least));
      }
    }),
  );
  for (const wire of wires) wire.close();
  came.seconds = (performance.now() - began) / 1000;
  return came;
}
