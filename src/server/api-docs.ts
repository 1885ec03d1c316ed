import type { FastifyInstance } from "fastify";
import { apiPage } from "./api-page.ts";
import type { Kept } from "./asked.ts";
import { plainPolicy } from "./headers.ts";
import { openapi } from "./openapi.ts";
import { refuseOtherMachines } from "./own-machine.ts";

/** The API to read and to browse; for builders, not for production. */
export function mountApiDocs(app: FastifyInstance, kept: readonly Kept[]): void {
  const document = openapi(kept);
  const page = Buffer.from(apiPage(document));
  // Written once: all who read it share the bytes.
  const text = Buffer.from(JSON.stringify(document));
  const config = { kind: "call" } as const;
  const onRequest = refuseOtherMachines;
  app.get("/v1/openapi.json", { config, onRequest }, async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(text),
  );
  app.get("/v1/docs", { config, onRequest }, async (_request, reply) =>
    reply
      .header("content-security-policy", plainPolicy)
      .type("text/html; charset=utf-8")
      .send(page),
  );
}
