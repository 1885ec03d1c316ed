// Two processes of one bank behind a load balancer that takes one out before it is stopped, as
// operators replace them one after the other.

import { setTimeout as sleep } from "node:timers/promises";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { type BankProcess, startBankProcess, stopBankProcess } from "./bank-process.ts";

interface Upstream {
  port: number;
  process: BankProcess;
  isOut: boolean;
  inFlight: number;
}

/** A bank of several processes. */
export interface RollingBank {
  /** Sends a request to one of the processes that are not being replaced, in turn. */
  send(path: string, request?: RequestInit): Promise<Response>;
  /** Replaces the processes, one after the other, by others with these settings. */
  replace(settings: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** Starts two processes with the same settings. */
export async function rollingBank(
  shared: Record<string, string>,
  first: Record<string, string>,
): Promise<RollingBank> {
  const start = (port: number, settings: Record<string, string>) =>
    startBankProcess({ ...shared, ...settings, PORT: String(port) });
  const upstreams: Upstream[] = [];
  for (let count = 0; count < 2; count += 1) {
    const port = await freePort(PORTS.from, PORTS.to);
    upstreams.push({ port, process: await start(port, first), isOut: false, inFlight: 0 });
  }
  let turn = 0;
  return {
    async send(path, request) {
      turn += 1;
      const open = upstreams.filter(({ isOut }) => !isOut);
      const upstream = open[turn % open.length] as Upstream;
      upstream.inFlight += 1;
      try {
        const response = await fetch(`http://127.0.0.1:${upstream.port}${path}`, {
          ...request,
          redirect: "manual",
        });
        // The complete response, before the process can be replaced.
        return new Response(await response.arrayBuffer(), response);
      } finally {
        upstream.inFlight -= 1;
      }
    },
    async replace(settings) {
      for (const upstream of upstreams) {
        upstream.isOut = true;
        while (upstream.inFlight > 0) await sleep(10);
        await stopBankProcess(upstream.process);
        upstream.process = await start(upstream.port, settings);
        upstream.isOut = false;
      }
    },
    async close() {
      await Promise.all(upstreams.map(({ process }) => stopBankProcess(process)));
    },
  };
}
