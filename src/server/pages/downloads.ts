import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { plainPolicy } from "../http/headers.ts";

const MADE = join(import.meta.dirname, "../../../build-signer");

/** Hands out the signer for the customers' computers, where `npm run signer:downloads` has made it. */
export async function mountDownloads(site: FastifyInstance, directory = MADE): Promise<void> {
  await site.register(fastifyStatic, {
    root: directory,
    prefix: "/upgrade-account/drivers/",
    decorateReply: false,
    wildcard: false,
    globIgnore: ["index.json"],
    // There are none before they were made.
    suppressWarning: true,
    index: false,
    setHeaders(reply) {
      reply.header("content-disposition", "attachment");
      reply.header("cache-control", "no-cache");
      reply.header("content-security-policy", plainPolicy);
    },
  });
}
