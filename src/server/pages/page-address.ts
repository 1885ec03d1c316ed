import type { FastifyRequest } from "fastify";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { choices, type Visitor } from "#base/site/visitor.ts";
import type { PageKey } from "./page-cache.ts";
import type { FoundScreen } from "./screens.ts";

/**
 * The address of a page, parsed once: its loader's URL, its links and its cache key are built from
 * these values. The same address always gets the same page.
 */
export interface PageAddress {
  /** The screen, where the path matches its route exactly. */
  found: FoundScreen | null;
  pathname: string;
  /** The query with its question mark, or empty. */
  search: string;
  /** True when the screen knows every part of the address: only then may its page be cached. */
  isKnown: boolean;
}

/** Parses the address of a request; a known query is rewritten in the order of its screen. */
export function addressOf(
  request: FastifyRequest,
  find: (pathname: string) => FoundScreen | null,
): PageAddress {
  const target = request.raw.url ?? "/";
  const cut = target.indexOf("?");
  const pathname = cut < 0 ? target : target.slice(0, cut);
  const found = find(pathname);
  const isCacheable = found?.isPlain === true && !pathname.includes("%");
  if (cut < 0) return { found, pathname, search: "", isKnown: isCacheable };
  const known = isCacheable ? knownSearch(request.query as Query, found.screen.handle) : null;
  if (known === null) return { found, pathname, search: target.slice(cut), isKnown: false };
  return { found, pathname, search: known, isKnown: true };
}

/** The cache key of a page with a known address: the visitor's variant, and the address. */
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

/** The query in the screen's own order; null when it has a name or a value that is not cached. */
function knownSearch(query: Query, handle: ScreenHandle | undefined): string | null {
  const known = handle?.query ?? {};
  const names = Object.keys(query);
  const isKnown = (name: string) => Object.hasOwn(choices, name) || knows(known, name, query[name]);
  if (!names.every(isKnown)) return null;
  const wanted = new URLSearchParams();
  for (const name of Object.keys(known)) {
    const value = query[name];
    if (typeof value === "string") wanted.set(name, value);
  }
  const text = String(wanted);
  return text === "" ? "" : `?${text}`;
}

function knows(
  known: NonNullable<ScreenHandle["query"]>,
  name: string,
  value: string | string[] | undefined,
): boolean {
  const values = Object.hasOwn(known, name) ? known[name] : undefined;
  if (values === undefined || typeof value !== "string") return false;
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}
