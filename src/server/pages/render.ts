import type { FastifyRequest } from "fastify";
import {
  createRequestHandler,
  data,
  matchRoutes,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { SiteName } from "#base/site/paths.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import type { Visitor } from "#base/site/visitor.ts";
import type { Language } from "#base/text/language.ts";
import type { CallContext } from "../api/call-context.ts";
import { formTokenOf } from "../api/forms.ts";
import type { Invoker } from "../api/invoke.ts";
import { freshNonce } from "../http/headers.ts";
import { isFromOwnMachine } from "../http/own-machine.ts";
import { pathIn } from "../http/own-site.ts";
import type { PageAddress } from "./page-address.ts";
import {
  isRoutersOwn,
  noCalls,
  OUTAGE,
  type PageCalls,
  pageCalls,
  withWait,
} from "./page-calls.ts";
import { type FoundScreen, NOT_FOUND_PATTERN, type ScreenModule, screensIn } from "./screens.ts";
import { fromWeb, readRequest, toWeb } from "./web-request.ts";

/** The page bundle as the build made it. */
export type PageBundle = ServerBuild;

/** What rendering needs from the rest of the bank. */
export interface RenderParts {
  /** The site these pages belong to. */
  name: SiteName;
  origin: string;
  demonstration: boolean;
  invokers: ReadonlyMap<string, Invoker>;
}

/** A rendered page. */
export interface Rendered {
  status: number;
  headers: Headers;
  body: Buffer;
  handle: ScreenHandle;
  /** The path of the screen's route; never anything that was typed. */
  pattern: string;
  nonce: string;
  /** The cookies that handlers set. */
  cookies: readonly string[];
  /** Whether the visitor was signed out. */
  endsSession: boolean;
  /** Rendered for a signed-in visitor: must not be shown to anybody else. */
  isPersonal: boolean;
  /** Whether the screen allows this page to be cached. */
  mayCache: boolean;
  /** Where the screen begins in the body, in bytes; null for a file and for a hydrated page. */
  screenAt: number | null;
}

type ForBrowser = Pick<Rendered, "cookies" | "endsSession" | "isPersonal">;

/** What to render: for whom, at which address, and in which context handlers run. */
export interface Drawing {
  guest: Visitor;
  address: PageAddress;
  callContext: CallContext<"anyone">;
  /** Why the visitor cannot be identified now: no call is made, and nothing of theirs is shown. */
  outage?: unknown;
  /** Called when the loader knows that its page will be shown, before it is rendered. */
  onStart?(page: StartedPage): void;
}

/** What is known of a page before it is rendered. */
export type StartedPage = Pick<Rendered, "status" | "headers" | "handle" | "nonce" | "cookies"> & {
  styles: readonly string[];
};

/** Renders the page of a request for its visitor. */
export type Render = (request: FastifyRequest, drawing: Drawing) => Promise<Rendered>;

/** The result of rendering a plain screen. */
type PlainPage =
  | { html: string; status: number; mayCache: boolean; screenAt: number }
  | { response: Response };

/** The part of the page bundle that the server calls. */
export interface PageEntry {
  visitContext: Parameters<RouterContextProvider["set"]>[0];
  renderPlain(screen: ScreenModule, given: object, around: object): Promise<PlainPage>;
  /** What is put before the screen of a page that may be out of date. */
  outdatedNotice(language: Language, madeAt: Date): string;
}

/** Renders a page: a plain screen directly, everything else by the router. */
export function renderer(build: PageBundle, parts: RenderParts): Render {
  const { name: site, origin, invokers, demonstration } = parts;
  const byRouter = createRequestHandler(withSteadyForms(build), "production");
  const { visitContext, renderPlain } = build.entry.module as unknown as PageEntry;
  const screenOf = looseFinder(build);

  return async (request, { guest, address, callContext, outage, onStart }) => {
    const { pathname, search } = address;
    const visitor = knownVisitor(guest, callContext);
    const isScript = isRoutersOwn(pathname);
    const { ask, submit, faults, wait }: PageCalls =
      outage === undefined
        ? pageCalls(request, { callContext, invokers })
        : noCalls(request, outage);
    const handle: ScreenHandle = {};
    const known = address.found ?? screenOf(pathname);
    const found = outage !== undefined && !isScript ? { ...known, ...awayScreen } : known;
    const { pattern } = found;
    request.pattern = pattern;
    const isPlain = drawnPlainly(request, found, visitor);
    const nonce = isPlain ? "" : freshNonce();
    const context = new RouterContextProvider();
    const formToken = formTokenOf(callContext);
    context.set(visitContext, {
      site,
      visitor,
      formToken,
      origin,
      nonce,
      ask,
      submit,
      startResponse() {
        if (!isDocument(request, pathname)) return;
        const page = { status: 200, headers: htmlHeaders, handle: found.screen.handle ?? {} };
        onStart?.({ ...page, nonce, cookies: callContext.cookies.headers(), styles: found.styles });
      },
      onFault: faults.note,
      now: callContext.now,
      demonstration: demonstration && isFromOwnMachine(request),
      screen: handle,
    });
    const url = `${origin}${pathname}${search}`;

    if (!isPlain) {
      const response = await byRouter(toWeb(request, url), context);
      const body = Buffer.from(await response.arrayBuffer());
      const { status } = response;
      const headers = withWait(response.headers, wait, status);
      if (status >= 500 && !faults.noted()) faults.note(new Error(`the router answered ${status}`));
      const rest = { handle, pattern, nonce, mayCache: false, screenAt: null };
      return { status, headers, body, ...rest, ...forBrowser(callContext) };
    }
    const { screen, styles, params } = found;
    const isPosted = request.method === "POST" && pattern !== NOT_FOUND_PATTERN;
    const page = await renderPlain(
      screen,
      { request: isPosted ? toWeb(request, url) : readRequest(url), params, context },
      { shared: { site, visitor, origin, formToken, pathname, search }, styles },
    );
    const rest = { handle: screen.handle ?? {}, pattern, nonce, ...forBrowser(callContext) };
    if ("response" in page) {
      return { ...(await fromWeb(page.response)), ...rest, mayCache: true, screenAt: null };
    }
    const { status, mayCache, html } = page;
    const headers = withWait(htmlHeaders, wait, status);
    const screenAt = Buffer.byteLength(html.slice(0, page.screenAt));
    return { status, headers, body: Buffer.from(html), ...rest, mayCache, screenAt };
  };
}

/** Instead of the screen of a visitor who cannot be identified now: its error page. */
const awayScreen: Pick<FoundScreen, "isPlain" | "screen"> = {
  isPlain: true,
  screen: {
    loader: () => Promise.reject(new Response(null, { status: OUTAGE })),
    action: () => Promise.reject(new Response(null, { status: OUTAGE })),
  },
};

/**
 * The bundle with actions whose form stays. Where a script sends it and it cannot be answered now,
 * the result is null: the screen remains as it is, with all that was typed, and the page says why. An
 * error would replace it.
 */
function withSteadyForms(build: PageBundle): PageBundle {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { action } = route?.module ?? {};
    if (!route || !action) return [id, route];
    const steady: typeof action = async (given) => {
      try {
        return await action(given);
      } catch (thrown) {
        const isOutage = thrown instanceof Response && thrown.status === OUTAGE;
        if (!isOutage || !isRoutersOwn(new URL(given.request.url).pathname)) throw thrown;
        return data(null, { status: OUTAGE });
      }
    };
    return [id, { ...route, module: { ...route.module, action: steady } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/**
 * The screen of a path that differs from its route's spelling (`/Notice/3`, `/notice/`), as the
 * router finds it; the not-found screen for an unknown path.
 */
function looseFinder(build: PageBundle): (pathname: string) => FoundScreen {
  const routes = [...screensIn(build)].map((found) => ({ path: found.pattern, found }));
  const missing = routes.find(({ path }) => path === NOT_FOUND_PATTERN);
  if (!missing) throw new Error("the site has no screen for what is not there");
  return (pathname) => {
    const [match] = matchRoutes(routes, pathname.replace(/\.data$/, "")) ?? [];
    return { ...(match?.route ?? missing).found, isPlain: false, params: {} };
  };
}

/**
 * Whether the router can be skipped: for plain screens with an exact path, a phone's notice, unknown
 * paths, and a form that the screen does not handle. The router answers the latter two with 500.
 */
function drawnPlainly(
  { method, raw }: FastifyRequest,
  found: FoundScreen,
  { device }: Visitor,
): boolean {
  if (found.isPlain || (found.screen.handle?.pcOnly && device !== "pc")) return true;
  if (method === "POST") return found.pattern === NOT_FOUND_PATTERN || !found.screen.action;
  return found.pattern === NOT_FOUND_PATTERN && !isRoutersOwn(pathIn(raw.url ?? "/"));
}

/** Whether the response is the page itself, and not the data for a script or its headers alone. */
function isDocument({ method }: FastifyRequest, pathname: string): boolean {
  return method === "GET" && !isRoutersOwn(pathname);
}

/** The visitor according to the session: signed in until the page itself ends that. */
function knownVisitor(guest: Visitor, { actor, cookies }: CallContext<"anyone">): Visitor {
  return {
    ...guest,
    get signedIn() {
      return actor.kind !== "visitor" && !cookies.endsSession();
    },
  };
}

function forBrowser({ cookies, actor }: CallContext<"anyone">): ForBrowser {
  const isPersonal = actor.kind !== "visitor";
  return { cookies: cookies.headers(), endsSession: cookies.endsSession(), isPersonal };
}

const htmlHeaders = new Headers({ "content-type": "text/html; charset=utf-8" });
