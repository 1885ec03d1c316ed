import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings/settings.ts";

const NEAR = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i;

/**
 * Warns once when a proxy in front of a production bank is missing from the settings: all visitors
 * then have its address, and share one rate limit.
 */
export function warnOfUnnamedProxy(
  app: FastifyInstance,
  { mode, trustedProxies }: Pick<Settings, "mode" | "trustedProxies">,
): void {
  if (mode !== "production" || trustedProxies.length > 0) return;
  // Not a hook, and removed after the warning: a hook would cost every request permanently.
  const inspect = ({ headers, socket }: IncomingMessage) => {
    if (headers["x-forwarded-for"] === undefined) return;
    const proxy = socket.remoteAddress?.replace(/^::ffff:/i, "") ?? "";
    if (!NEAR.test(proxy)) return;
    app.server.off("request", inspect);
    app.bankLog.warn(
      { proxy },
      "A proxy that TRUSTED_PROXIES does not name sends visitors: all of them count as one address. Set TRUSTED_PROXIES to the proxy's address.",
    );
  };
  app.server.on("request", inspect);
}
