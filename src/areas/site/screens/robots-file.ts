import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { visitContext } from "#web/visit.ts";
import type { Route } from "./+types/robots-file.ts";

const SECONDS = 600;

/** Paths closed to search engines: calls, developer pages, and customers' pages. */
const closed = ["/v1/", "/dev/", "/overview"];

export const handle = { keepSeconds: SECONDS, sameForAll: true } satisfies ScreenHandle;

/** /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(visitContext);
  const lines = closed.map((path) => `Disallow: ${path}`);
  return new Response(`User-agent: *\n${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": `public, max-age=${SECONDS}`,
    },
  });
}
