import type { FastifyInstance } from "fastify";

// The whole bank shuts down within two seconds, including what follows the last response.
const RESPONSES_MS = 700;
const IDLE_CHECK_MS = 20;

/**
 * Makes the site close soon, whatever its clients do: pending requests are answered, idle
 * connections are closed immediately, and the rest is cut off after a moment. A half-sent upload or
 * a client that never reads would otherwise block the shutdown.
 */
export function closeInOrder(app: FastifyInstance): void {
  let timers: NodeJS.Timeout[] = [];
  app.addHook("preClose", async () => {
    timers = [
      setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS),
      setTimeout(() => app.server.closeAllConnections(), RESPONSES_MS),
    ];
  });
  app.addHook("onClose", async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
