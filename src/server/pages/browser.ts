import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { fillNames } from "#base/content/names.ts";
import { type Device, deviceOf, isInternetExplorer } from "#base/site/device.ts";

/** Where browsers that cannot show the site are redirected. */
export const UNSUPPORTED_PATH = "/unsupported-browser";

/** What a page needs to know of a browser. */
export interface Browser {
  device: Device;
  isInternetExplorer: boolean;
}

// Headers are untrusted input: few and short ones are remembered, which is most of all there are.
const BROWSERS_MOST = 1_000;
const LENGTH_MOST = 512;
const browsers = new Map<string, Browser>();

/** The browser of a User-Agent header; a known header is not parsed again. */
export function browserOf(userAgent: string | undefined): Browser {
  const text = userAgent ?? "";
  const known = browsers.get(text);
  if (known) return known;
  const browser = { device: deviceOf(text), isInternetExplorer: isInternetExplorer(text) };
  if (text.length > LENGTH_MOST) return browser;
  if (browsers.size >= BROWSERS_MOST) browsers.clear();
  browsers.set(text, browser);
  return browser;
}

/** Serves the page for old browsers: a file without our scripts and styles. */
export async function mountUnsupported(site: FastifyInstance, directory: string): Promise<void> {
  const file = await readFile(join(directory, "client/unsupported-browser.html"), "utf8");
  const page = fillNames(file, "zh");
  site.get(UNSUPPORTED_PATH, (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(page),
  );
}
