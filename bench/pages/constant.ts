// The least that Fastify can do for a page: send the same response from memory, headers included. It
// fetches the pages from the site once, when it starts.

import { get, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import Fastify from "fastify";
import { serve } from "../child.ts";
import { encodings, paths, requestsOf } from "./asking.ts";

const { SITE_ORIGIN } = process.env;
if (SITE_ORIGIN === undefined) throw new Error("SITE_ORIGIN is missing");

const app = Fastify();
for (const path of paths) {
  for (const encoding of encodings) {
    const { bytes, headers } = await fetchRaw(SITE_ORIGIN, { path, encoding });
    const body = encoding === "br" ? bytes : bytes.toString();
    app.get(`/${encoding}${path}`, (_request, reply) => {
      reply.headers(headers).send(body);
    });
  }
}
await serve(app);

/** The compressed bytes; fetch() would decompress them. */
async function fetchRaw(
  origin: string,
  { path, encoding }: { path: string; encoding: (typeof encodings)[number] },
): Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }> {
  const { url, headers } = requestsOf(`${origin}${path}`, encoding);
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const sent = response.headers["content-encoding"] ?? "identity";
      if (response.statusCode !== 200 || sent !== encoding) {
        reject(new Error(`${url} answers ${response.statusCode}, ${sent}`));
      } else {
        // The server adds these itself.
        const { date, connection, "keep-alive": keepAlive, ...headers } = response.headers;
        buffer(response).then((bytes) => resolve({ bytes, headers }), reject);
      }
    }).on("error", reject);
  });
}
