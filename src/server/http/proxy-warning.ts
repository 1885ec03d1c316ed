import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings/settings.ts";

const NEAR = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i;

/**
 * Warns once where a proxy stands in front of a real bank that nobody named: all visitors then have
 * its address, and share the limits of one.
 */
export function warnOfUnnamedProxy(
  app: FastifyInstance,
  { mode, trustedProxies }: Pick<Settings, "mode" | "trustedProxies">,
): void {
  if (mode !== "production" || trustedProxies.length > 0) return;
  // Beside the routes, and gone after the warning: a hook would cost every request for good.
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
