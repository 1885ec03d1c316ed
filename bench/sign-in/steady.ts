// A client that sends requests at a fixed rate, whether earlier responses have arrived or not.

import Fastify from "fastify";
import { serve } from "../child.ts";
import { quantile } from "../spread.ts";
import { openWire, type Reply, type Wire } from "../wire.ts";

/** What to request, how often per second, and how often in total. */
export interface Pace {
  origin: string;
  request: string;
  perSecond: number;
  times: number;
}

/** The latencies. */
export interface Waited {
  p50Ms: number;
  p99Ms: number;
  mostMs: number;
  replies: Record<Reply, number>;
}

const TICK_MS = 1;

const app = Fastify();
app.post<{ Body: Pace }>("/paces", ({ body }) => ask(body));
await serve(app);

async function ask({ origin, request, perSecond, times }: Pace): Promise<Waited> {
  const idle: Wire[] = [];
  const took: number[] = [];
  const replies: Record<Reply, number> = {};
  async function one(): Promise<void> {
    const wire = idle.pop() ?? (await openWire(origin));
    const at = performance.now();
    const response = await wire.send(request);
    took.push(performance.now() - at);
    replies[response] = (replies[response] ?? 0) + 1;
    idle.push(wire);
  }
  const requested: Promise<void>[] = [];
  const began = performance.now();
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const due = Math.min(times, ((performance.now() - began) / 1000) * perSecond);
      while (requested.length < due) requested.push(one());
      if (requested.length < times) return;
      clearInterval(timer);
      done();
    }, TICK_MS);
  });
  await Promise.all(requested);
  for (const wire of idle) wire.close();
  return {
    p50Ms: quantile(took, 0.5),
    p99Ms: quantile(took, 0.99),
    mostMs: Math.max(...took),
    replies,
  };
}
