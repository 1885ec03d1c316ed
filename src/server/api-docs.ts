import type { FastifyInstance } from "fastify";
import { apiPage } from "./api-page.ts";
import type { Kept } from "./asked.ts";
import { plainPolicy } from "./headers.ts";
import { openapi } from "./openapi.ts";

/** The API to read and to browse; for builders, not for production. */
export function mountApiDocs(app: FastifyInstance, kept: readonly Kept[]): void {
  const document = openapi(kept);
  const page = apiPage(document);
  app.get("/v1/openapi.json", async (_request, reply) =>
    reply.header("cache-control", "no-store").send(document),
  );
  app.get("/v1/docs", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .header("content-security-policy", plainPolicy)
      .type("text/html; charset=utf-8")
      .send(page),
  );
}
