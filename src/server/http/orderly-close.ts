import type { FastifyInstance } from "fastify";

// The whole bank closes within two seconds, and what follows the last answer needs the rest of it.
const ANSWERS_MS = 700;
const IDLE_CHECK_MS = 20;

/**
 * Sees to it that the site closes soon, whoever holds a connection: what is under way is answered,
 * connections that have become idle go at once, and whatever is left after a moment is cut off. An
 * upload that is half sent and a page that never reads would otherwise keep the site open.
 */
export function closeInOrder(app: FastifyInstance): void {
  let timers: NodeJS.Timeout[] = [];
  app.addHook("preClose", async () => {
    timers = [
      setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS),
      setTimeout(() => app.server.closeAllConnections(), ANSWERS_MS),
    ];
  });
  app.addHook("onClose", async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
