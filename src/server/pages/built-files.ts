// The scripts and styles of the build, from memory. Read from the disk, they would share the thread
// pool with password hashes, and each response would cost ten times as much: whoever requests many
// and reads none would slow everybody's PIN check. Large ones are sent at a limited rate, in turns
// between networks: the system takes megabytes for a client that reads nothing.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { plainPolicy } from "../http/headers.ts";
import { fairQueue } from "../limits/fair-queue.ts";
import { networkOf } from "../limits/network.ts";
import { type Encoding, encodingOf } from "./encoding.ts";

const YEAR_SECONDS = 31_536_000;
const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};
const suffixes: Readonly<Record<Encoding, string>> = { identity: "", br: ".br", gzip: ".gz" };

/** The files that are served from memory, as a pattern for those that are not. */
export const BUILT_FILES = "assets/*.{js,css}*";

const LARGE_BYTES = 65_536;
// 20 to 80 MB a second. A visitor loads one, once a year; pages work without it meanwhile.
const LARGE_FILES = {
  pace: { perSecond: 200, atOnce: 100 },
  atOnce: 100,
  atOnceOfOne: 8,
  waiting: 1_000,
  waitingOfOne: 64,
};

/** Serves the build's scripts and styles; their names contain a hash, so they never change. */
export function mountBuiltFiles(site: FastifyInstance, directory: string): void {
  const folder = join(directory, "assets");
  const large = fairQueue(LARGE_FILES);
  const names = new Set(readdirSync(folder));
  for (const name of names) {
    const type = types[name.slice(name.lastIndexOf(".") + 1)];
    if (type === undefined) continue;
    const plain = readFileSync(join(folder, name));
    // Small files are not compressed by the build.
    const compressed = (suffix: string) =>
      names.has(`${name}${suffix}`) ? readFileSync(join(folder, `${name}${suffix}`)) : null;
    const sent: Record<Encoding, Buffer | null> = {
      identity: plain,
      br: compressed(suffixes.br),
      gzip: compressed(suffixes.gzip),
    };
    const headers = {
      "content-type": type,
      "cache-control": `public, max-age=${YEAR_SECONDS}, immutable`,
      "content-security-policy": plainPolicy,
      vary: "accept-encoding",
    };
    site.get(`/assets/${name}`, async (request, reply) => {
      const accepted = encodingOf(request.headers["accept-encoding"]);
      const encoding = sent[accepted] ? accepted : "identity";
      const etag = `"${name}${suffixes[encoding]}"`;
      const isKnown = request.headers["if-none-match"] === etag;
      const body = sent[encoding] ?? plain;
      const isPaced = body.length >= LARGE_BYTES && !isKnown;
      // Before the headers: a refusal is a page of its own, neither compressed nor kept.
      const leave = isPaced ? await large.enter(networkOf(request.ip)) : null;
      try {
        reply.headers(headers).header("etag", etag);
        if (isKnown) return reply.code(304).send();
        if (encoding !== "identity") reply.header("content-encoding", encoding);
        return reply.send(body);
      } finally {
        leave?.();
      }
    });
  }
}
