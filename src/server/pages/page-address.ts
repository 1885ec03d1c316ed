import type { FastifyRequest } from "fastify";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import type { Visitor } from "#base/site/visitor.ts";
import { pathIn } from "../http/own-site.ts";
import type { PageKey } from "./page-cache.ts";
import type { FoundScreen } from "./screens.ts";

/**
 * The address of a page, parsed once: its loader's URL, its links and its cache key are built from
 * these values, never from the text of the request. The same address always gets the same page.
 */
export interface PageAddress {
  /** The screen, where the path matches its route. */
  found: FoundScreen | null;
  pathname: string;
  /** The query with its question mark, or empty; of a cached screen, only what the screen reads. */
  search: string;
  /** True when the number of such addresses is limited: only then may the page be cached. */
  isCacheable: boolean;
}

/** Parses the address of a request; that of a cached screen is written anew from its route. */
export function addressOf(
  request: FastifyRequest,
  find: (pathname: string) => FoundScreen | null,
): PageAddress {
  const target = request.raw.url ?? "/";
  const pathname = pathIn(target);
  const found = find(pathname);
  const { keepSeconds = 0, query: wanted = {} } = found?.screen.handle ?? {};
  if (!found?.isPlain || keepSeconds === 0) {
    return { found, pathname, search: target.slice(pathname.length), isCacheable: false };
  }
  // A request whose URL cannot be decoded has no query.
  const { search, isCacheable } = readQuery((request.query ?? {}) as Query, wanted);
  return { found, pathname: pathOf(found), search, isCacheable };
}

/** The share of the database's connections that guests of its screen use. */
export function shareOf({ found }: PageAddress): ScreenHandle["share"] {
  return found?.screen.handle?.share;
}

/** The cache key of a page that may be cached: the visitor's variant, and the address. */
export function keyOf({ found, pathname, search }: PageAddress, variant: string): PageKey {
  if (found?.screen.handle?.sameForAll) return { variant: "", address: pathname };
  return { variant, address: `${pathname}${search}` };
}

// Visitors without any choices share one object: theirs is read for each of their pages.
const variants = new WeakMap<Visitor, string>();

/** Everything that a cached page knows about its visitor, as a string. */
export function variantOf(visitor: Visitor): string {
  const known = variants.get(visitor);
  if (known !== undefined) return known;
  const { language, device, theme, text, easy, counting, appWord } = visitor;
  const variant = `${language} ${device} ${theme} ${text} ${easy} ${counting} ${appWord} `;
  variants.set(visitor, variant);
  return variant;
}

type Query = Readonly<Record<string, string | string[]>>;

/** The parameters that a screen reads, in its own order; any other does not shape its page. */
function readQuery(
  query: Query,
  wanted: NonNullable<ScreenHandle["query"]>,
): Pick<PageAddress, "search" | "isCacheable"> {
  const read = new URLSearchParams();
  let isCacheable = true;
  for (const [name, values] of Object.entries(wanted)) {
    // Of a parameter that is there twice, screens read the first.
    const [value] = [query[name] ?? []].flat();
    if (value === undefined || (Array.isArray(values) && !values.includes(value))) continue;
    read.set(name, value);
    isCacheable &&= Array.isArray(values) || (values instanceof RegExp && values.test(value));
  }
  return { search: read.size === 0 ? "" : `?${read}`, isCacheable };
}

/** The path of a screen in its only spelling: `/notice/3` also for `/notice/%33`. */
function pathOf({ pattern, params }: FoundScreen): string {
  const encoded = (name: string) => encodeURIComponent(params[name] ?? "");
  return pattern
    .split("/")
    .map((segment) => (segment.startsWith(":") ? encoded(segment.slice(1)) : segment))
    .join("/");
}
