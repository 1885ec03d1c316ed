import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { plainPolicy } from "../http/headers.ts";

const MADE = join(import.meta.dirname, "../../../build-signer");

/** Serves the signer for customers' computers, which the build made. */
export async function mountDownloads(site: FastifyInstance): Promise<void> {
  await site.register(fastifyStatic, {
    root: MADE,
    prefix: "/upgrade-account/drivers/",
    decorateReply: false,
    wildcard: false,
    globIgnore: ["index.json"],
    // The directory does not exist where the build could not make them.
    suppressWarning: true,
    index: false,
    setHeaders(reply) {
      reply.header("content-disposition", "attachment");
      reply.header("cache-control", "no-cache");
      reply.header("content-security-policy", plainPolicy);
    },
  });
}
