import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/** What a contender reports to the bench: its port, and the CPU time used so far. */
export type ChildReport = { port: number } | { cpuMicros: number };

/**
 * Listens on loopback, replies to every message with the CPU time used, and exits with the bench.
 */
export async function serve(app: FastifyInstance): Promise<void> {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    tell({ cpuMicros: user + system });
  });
  // The channel closes however the bench ends, so that no contender outlives it.
  process.once("disconnect", () => process.exit(0));
  await app.listen({ host: "127.0.0.1", port: 0 });
  tell({ port: (app.server.address() as AddressInfo).port });
}

function tell(what: ChildReport): void {
  process.send?.(what);
}
