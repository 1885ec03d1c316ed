import type { FastifyInstance } from "fastify";
import type { Db } from "#db/db.ts";
import { CSP_REPORT_PATH } from "./headers.ts";
import { routesAre } from "./route-kind.ts";

const REPORT_BYTES_MOST = 16 * 1024;
const REPORT_LENGTH_MOST = 500;

/** What a balancer asks, and where browsers report content that they refused to run. */
export function mountHealth(app: FastifyInstance, db: Db): void {
  app.register(async (health) => {
    routesAre(health, "health");
    // Alive: this process answers. Ready: it can also reach its database.
    health.get("/health/live", async () => ({ live: true }));
    health.get("/health/ready", async () => {
      await db.query("select 1", []);
      return { ready: true };
    });

    health.removeAllContentTypeParsers();
    health.addContentTypeParser(
      ["application/csp-report", "application/reports+json", "application/json"],
      { parseAs: "string", bodyLimit: REPORT_BYTES_MOST },
      (_request, text, done) => done(null, text),
    );
    health.post(CSP_REPORT_PATH, { config: { kind: "report" } }, async (request, reply) => {
      const report = String(request.body ?? "").slice(0, REPORT_LENGTH_MOST);
      app.bankLog.warn({ report }, "a browser refused content");
      return reply.code(204).send();
    });
  });
}
