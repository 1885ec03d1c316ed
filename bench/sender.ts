// A load generator in its own process: sends given requests over keep-alive connections.

import Fastify from "fastify";
import { serve } from "./child.ts";
import { quantile } from "./spread.ts";
import { openWire, type Reply } from "./wire.ts";

const BODY_BYTES_MOST = 100_000_000;

/** What to send, where, over how many connections. */
export interface Volley {
  origin: string;
  connections: number;
  requests: readonly string[];
}

/** The result. */
export interface Sent {
  seconds: number;
  /** How often each response was received. */
  replies: Record<Reply, number>;
  p50Ms: number;
  p99Ms: number;
}

const app = Fastify({ bodyLimit: BODY_BYTES_MOST });
app.post<{ Body: Volley }>("/volleys", ({ body }) => send(body));
await serve(app);

async function send({ origin, connections, requests }: Volley): Promise<Sent> {
  const wires = await Promise.all(Array.from({ length: connections }, () => openWire(origin)));
  const replies: Record<Reply, number> = {};
  const took: number[] = [];
  const began = performance.now();
  let next = 0;
  await Promise.all(
    wires.map(async (wire) => {
      for (let at = performance.now(); next < requests.length; ) {
        const response = await wire.send(requests[next++] as string);
        const now = performance.now();
        took.push(now - at);
        at = now;
        replies[response] = (replies[response] ?? 0) + 1;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const wire of wires) wire.close();
  return { seconds, replies, p50Ms: quantile(took, 0.5), p99Ms: quantile(took, 0.99) };
}
