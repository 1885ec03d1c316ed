import type { FastifyInstance } from "fastify";
import { refuseOtherMachines } from "../http/own-machine.ts";
import type { Endpoint } from "./call-context.ts";
import { openapi } from "./openapi.ts";

/** The API as an OpenAPI document; for developers, not in production. */
export function mountApiDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  // Serialized once: all responses share the bytes.
  const text = Buffer.from(JSON.stringify(openapi(endpoints)));
  const config = { kind: "call" } as const;
  app.get("/v1/openapi.json", { config, onRequest: refuseOtherMachines }, async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(text),
  );
}
