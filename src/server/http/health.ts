import type { FastifyInstance } from "fastify";
import type { Db } from "#db/db.ts";
import { routesAre } from "../pages/route-kind.ts";
import { VERSION } from "../version.ts";
import { blockedContentIn } from "./blocked-content.ts";
import { CSP_REPORT_PATH } from "./headers.ts";

// Anybody may call the readiness check: it queries the database once a second at most.
const READY_MS = 1_000;
const REPORT_BYTES_MOST = 16 * 1024;

/** The balancer's health checks, and where browsers report content that they blocked. */
export function mountHealth(app: FastifyInstance, db: Db): void {
  app.register(async (health) => {
    routesAre(health, "health");
    // Alive: this process answers. Ready: it can also reach its database.
    health.get("/health/live", async () => ({ live: true, version: VERSION }));
    const isReady = sharedForASecond(() => db.query("select 1", []));
    health.get("/health/ready", async () => {
      await isReady();
      return { ready: true };
    });

    health.removeAllContentTypeParsers();
    health.addContentTypeParser(
      ["application/csp-report", "application/reports+json", "application/json"],
      { parseAs: "string", bodyLimit: REPORT_BYTES_MOST },
      (_request, text, done) => done(null, text),
    );
    health.post(CSP_REPORT_PATH, { config: { kind: "report" } }, async (request, reply) => {
      const blocked = blockedContentIn(String(request.body ?? ""));
      app.bankLog.warn(blocked, "a browser refused content");
      return reply.code(204).send();
    });
  });
}

/** Runs once for all callers during the run and within a second of its result, good or bad. */
function sharedForASecond<T>(ask: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null;
  const forget = () => {
    setTimeout(() => {
      pending = null;
    }, READY_MS).unref();
  };
  return () => {
    if (!pending) {
      pending = ask();
      pending.then(forget, forget);
    }
    return pending;
  };
}
