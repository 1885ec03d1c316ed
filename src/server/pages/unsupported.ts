import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { fillNames } from "#base/content/names.ts";

/** Where browsers that cannot show the site are redirected. */
export const UNSUPPORTED_PATH = "/unsupported-browser";

/** Serves the page for old browsers: a file without our scripts and styles. */
export async function mountUnsupported(site: FastifyInstance, directory: string): Promise<void> {
  const file = await readFile(join(directory, "client/unsupported-browser.html"), "utf8");
  const page = fillNames(file, "zh");
  site.get(UNSUPPORTED_PATH, (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(page),
  );
}
