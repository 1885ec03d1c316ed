import type { FileRules } from "#base/call/call.ts";
import { type SiteName, siteOf } from "#base/site/paths.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";

/** The part of the page bundle that lists the screens. */
export interface ScreenTable {
  routes: Record<
    string,
    { id: string; parentId?: string; path?: string; module: unknown } | undefined
  >;
  assets: { routes: Record<string, { css?: string[] } | undefined> };
}

/** The module of a screen. */
export interface ScreenModule {
  /** Missing where the loader returns a file; its errors are still shown as a page. */
  Screen?: unknown;
  loader?: unknown;
  action?: unknown;
  default?: unknown;
  handle?: ScreenHandle;
}

/** A screen with the parameters of its path. */
export interface FoundScreen {
  /** The path of its route, with the names of parameters: `/notice/:number`. */
  pattern: string;
  screen: ScreenModule;
  /** Whether it can be rendered without the router. */
  isPlain: boolean;
  styles: readonly string[];
  params: Record<string, string>;
}

interface Pattern {
  segments: readonly string[];
  found: Omit<FoundScreen, "params">;
}

/** The pattern of the not-found screen. */
export const NOT_FOUND_PATTERN = "/*";

/**
 * Finds the screen of a path that matches its route exactly. Static routes win over those with
 * parameters, as in the router.
 */
export function screenFinder(table: ScreenTable): (pathname: string) => FoundScreen | null {
  const fixed = new Map<string, FoundScreen>();
  const patterns: Pattern[] = [];
  for (const found of screensIn(table)) {
    const { pattern } = found;
    if (pattern.includes(":")) patterns.push({ segments: pattern.split("/"), found });
    else if (pattern !== NOT_FOUND_PATTERN) fixed.set(pattern, { ...found, params: {} });
  }
  patterns.sort((one, other) => parametersIn(one) - parametersIn(other));

  return (pathname) => {
    const found = fixed.get(pathname);
    if (found) return found;
    // The router's own data requests end with this.
    if (pathname.endsWith(".data")) return null;
    const segments = pathname.split("/");
    for (const { segments: wanted, found } of patterns) {
      const params = paramsOf(wanted, segments);
      if (params) return { ...found, params };
    }
    return null;
  };
}

/**
 * The page bundle reduced to the screens of one site: for the router and everyone else those of the
 * other site do not exist.
 */
export function bundleOf<B extends ScreenTable>(build: B, site: SiteName): B {
  const isOwn = ({ parentId, path }: { parentId?: string; path?: string }) =>
    !parentId || path === "*" || siteOf(`/${path ?? ""}`) === site;
  const own = Object.entries(build.routes).filter(([, route]) => route && isOwn(route));
  const ids = new Set(own.map(([id]) => id));
  const assets = Object.entries(build.assets.routes).filter(([id]) => ids.has(id));
  return {
    ...build,
    routes: Object.fromEntries(own),
    assets: { ...build.assets, routes: Object.fromEntries(assets) },
  };
}

/** The paths whose forms may upload files, and which. */
export function screensWithFiles(table: ScreenTable): { path: string; files: FileRules }[] {
  return [...screensIn(table)].flatMap(({ pattern: path, screen: { handle } }) =>
    handle?.files ? [{ path, files: handle.files }] : [],
  );
}

/** Every screen of the site by its pattern. */
export function* screensIn({
  routes,
  assets,
}: ScreenTable): Generator<Omit<FoundScreen, "params">> {
  for (const route of Object.values(routes)) {
    if (!route?.parentId) continue;
    const screen = route.module as ScreenModule;
    const styles = [route.parentId, route.id].flatMap((id) => assets.routes[id]?.css ?? []);
    yield {
      pattern: `/${route.path ?? ""}`,
      screen,
      isPlain: isPlain(screen),
      styles: [...new Set(styles)],
    };
  }
}

function isPlain({ Screen, loader, handle, default: drawn }: ScreenModule): boolean {
  const returnsFile = loader !== undefined && drawn === undefined;
  return !handle?.hydrate && (Screen !== undefined || returnsFile);
}

function parametersIn({ segments }: Pick<Pattern, "segments">): number {
  return segments.filter((segment) => segment.startsWith(":")).length;
}

function paramsOf(
  segments: readonly string[],
  pathSegments: readonly string[],
): Record<string, string> | null {
  if (segments.length !== pathSegments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const given = pathSegments[index] ?? "";
    if (!segment.startsWith(":")) {
      if (segment !== given) return null;
      continue;
    }
    const value = decoded(given);
    if (!value) return null;
    params[segment.slice(1)] = value;
  }
  return params;
}

/** What cannot be decoded is left to the router. */
function decoded(text: string): string | null {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
