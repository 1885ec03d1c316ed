import type { FileRules } from "#base/call.ts";
import type { ScreenHandle } from "#base/screen-handle.ts";

/** The part of the page bundle that says which screens there are. */
export interface ScreenTable {
  routes: Record<
    string,
    { id: string; parentId?: string; path?: string; module: unknown } | undefined
  >;
  assets: { routes: Record<string, { css?: string[] } | undefined> };
}

/** The module of a screen that can be drawn without the router. */
export interface PlainScreen {
  /** Missing where the loader answers a file; what troubles it is still told by a page. */
  Screen?: unknown;
  loader?: unknown;
  default?: unknown;
  handle?: ScreenHandle;
}

/** A plain screen with what its address says. */
export interface FoundScreen {
  screen: PlainScreen;
  styles: readonly string[];
  params: Record<string, string>;
}

interface Pattern extends Omit<FoundScreen, "params"> {
  segments: readonly string[];
}

/**
 * Finds the screen of an address that is spelled exactly as its route, if that screen needs no
 * scripts. Routes with fixed words go before those with parameters, as the router has it.
 */
export function plainScreens(table: ScreenTable): (pathname: string) => FoundScreen | null {
  const fixed = new Map<string, FoundScreen>();
  const patterns: Pattern[] = [];
  for (const { path, screen, styles } of plainRoutes(table)) {
    if (path.includes(":")) patterns.push({ segments: path.split("/"), screen, styles });
    else fixed.set(path, { screen, styles, params: {} });
  }
  patterns.sort((one, other) => parametersIn(one) - parametersIn(other));

  return (pathname) => {
    const found = fixed.get(pathname);
    if (found) return found;
    // The router's own requests for data end so.
    if (pathname.endsWith(".data")) return null;
    const segments = pathname.split("/");
    for (const pattern of patterns) {
      const params = paramsOf(pattern, segments);
      if (params) return { screen: pattern.screen, styles: pattern.styles, params };
    }
    return null;
  };
}

/** The addresses whose forms may bring files, and which. */
export function screensWithFiles(table: ScreenTable): { path: string; files: FileRules }[] {
  return [...plainRoutes(table)].flatMap(({ path, screen: { handle } }) =>
    handle?.files ? [{ path, files: handle.files }] : [],
  );
}

function* plainRoutes({ routes, assets }: ScreenTable) {
  for (const route of Object.values(routes)) {
    const screen = route?.module as PlainScreen;
    if (!route?.parentId || route.path === "*" || !isPlain(screen)) continue;
    const styles = [route.parentId, route.id].flatMap((id) => assets.routes[id]?.css ?? []);
    yield { path: `/${route.path ?? ""}`, screen, styles: [...new Set(styles)] };
  }
}

function isPlain({ Screen, loader, handle, default: drawn }: PlainScreen): boolean {
  const answersFile = loader !== undefined && drawn === undefined;
  return !handle?.hydrate && (Screen !== undefined || answersFile);
}

function parametersIn({ segments }: Pattern): number {
  return segments.filter((segment) => segment.startsWith(":")).length;
}

function paramsOf({ segments }: Pattern, asked: readonly string[]): Record<string, string> | null {
  if (segments.length !== asked.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const given = asked[index] ?? "";
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
