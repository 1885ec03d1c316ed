import type { FastifyReply, FastifyRequest } from "fastify";
import { plainPolicy } from "./headers.ts";
import { compressBrotli, encodingOf, type KeptPage } from "./page-cache.ts";

const COMPRESS_FROM_BYTES = 1024;

/** Sends a page that is kept, or only the news that the visitor has it already. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
): FastifyReply {
  reply.header("content-security-policy", plainPolicy);
  reply.header("cache-control", "private, no-cache");
  reply.header("etag", page.etag);
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  reply.type("text/html; charset=utf-8");
  const encoding = encodingOf(request.headers["accept-encoding"]);
  if (encoding === null) return reply.send(page.plain);
  reply.header("content-encoding", encoding);
  return reply.send(encoding === "br" ? page.brotli : page.gzip);
}

/** Sends a page that is this visitor's alone. */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, policy }: { body: Buffer; policy: string },
): Promise<FastifyReply> {
  reply.header("content-security-policy", policy);
  reply.header("cache-control", "no-store");
  const encoding = encodingOf(request.headers["accept-encoding"]);
  if (encoding !== "br" || body.length < COMPRESS_FROM_BYTES) return reply.send(body);
  return reply.header("content-encoding", "br").send(await compressBrotli(body, 4));
}
