import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { plainPolicy } from "../http/headers.ts";

const MADE = join(import.meta.dirname, "../../../build-signer");

/** Serves the signer for customers' computers, where `npm run signer:downloads` has built it. */
export async function mountDownloads(site: FastifyInstance, directory = MADE): Promise<void> {
  await site.register(fastifyStatic, {
    root: directory,
    prefix: "/upgrade-account/drivers/",
    decorateReply: false,
    wildcard: false,
    globIgnore: ["index.json"],
    // The directory does not exist before they were built.
    suppressWarning: true,
    index: false,
    setHeaders(reply) {
      reply.header("content-disposition", "attachment");
      reply.header("cache-control", "no-cache");
      reply.header("content-security-policy", plainPolicy);
    },
  });
}
