import type { FastifyRequest } from "fastify";
import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Ask } from "#base/call/call.ts";
import type { Submit } from "#base/call/submitted.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import type { SiteName } from "#base/site/paths.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import type { Visitor } from "#base/site/visitor.ts";
import type { CallContext } from "../api/call-context.ts";
import { formTokenOf, submitWithin } from "../api/forms.ts";
import { askWithin, type Invoker } from "../api/invoke.ts";
import { responseTo } from "../http/error-response.ts";
import { retryAfter } from "../http/guard.ts";
import { freshNonce } from "../http/headers.ts";
import { isFromOwnMachine } from "../http/own-machine.ts";
import { pathIn } from "../http/own-site.ts";
import { logFault } from "../log/log.ts";
import type { PageAddress } from "./page-address.ts";
import { type FoundScreen, NOT_FOUND_PATTERN, type ScreenModule, screensIn } from "./screens.ts";
import { readRequest, toWeb } from "./web-request.ts";

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
  isStored: boolean;
}

type ForBrowser = Pick<Rendered, "cookies" | "endsSession" | "isPersonal">;

/** What to render: for whom, at which address, and in which context handlers run. */
export interface Drawing {
  guest: Visitor;
  address: PageAddress;
  callContext: CallContext<"anyone">;
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
type PlainPage = { html: string; status: number; isStored: boolean } | { response: Response };

/** The part of the page bundle that the server calls. */
export interface PageEntry {
  visitContext: Parameters<RouterContextProvider["set"]>[0];
  renderPlain(screen: ScreenModule, given: object, around: object): Promise<PlainPage>;
}

/** Renders a page: a plain screen directly, everything else by the router. */
export function renderer(build: PageBundle, parts: RenderParts): Render {
  const { name: site, origin, invokers, demonstration } = parts;
  const byRouter = createRequestHandler(build, "production");
  const { visitContext, renderPlain } = build.entry.module as unknown as PageEntry;
  const screenOf = looseFinder(build);

  return async (request, { guest, address, callContext, onStart }) => {
    const { pathname, search } = address;
    const visitor = knownVisitor(guest, callContext);
    const within = askWithin(invokers, callContext);
    const forms = submitWithin(invokers, callContext);
    const faults = faultsOf(request);
    const wait = new Headers();
    const ask: Ask = (call, input) => orStatus(within(call, input), faults, wait);
    const submit: Submit = (call, form) => orStatus(forms(call, form), faults, wait);
    const handle: ScreenHandle = {};
    const found = address.found ?? screenOf(pathname);
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
      const rest = { handle, pattern, nonce, isStored: false, ...forBrowser(callContext) };
      return { status, headers, body, ...rest };
    }
    const { screen, styles, params } = found;
    const isPosted = request.method === "POST" && pattern !== NOT_FOUND_PATTERN;
    const page = await renderPlain(
      screen,
      { request: isPosted ? toWeb(request, url) : readRequest(url), params, context },
      { shared: { site, visitor, origin, formToken, pathname, search }, styles },
    );
    const rest = { handle: screen.handle ?? {}, pattern, nonce, ...forBrowser(callContext) };
    if ("response" in page) return { ...(await answered(page.response)), ...rest, isStored: true };
    const { status, isStored } = page;
    const headers = withWait(htmlHeaders, wait, status);
    return { status, headers, body: Buffer.from(page.html), ...rest, isStored };
  };
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

/** Requests that scripts of a hydrated page send to the router. */
function isRoutersOwn(pathname: string): boolean {
  return pathname.endsWith(".data") || pathname === "/__manifest";
}

/** Whether the response is the page itself, and not the data for a script or its headers alone. */
function isDocument({ method }: FastifyRequest, pathname: string): boolean {
  return method === "GET" && !isRoutersOwn(pathname);
}

/** Faults of one request: each is logged once, and the router's own are distinguished from ours. */
function faultsOf(request: FastifyRequest) {
  let times = 0;
  return {
    noted: () => times > 0,
    note(thrown: unknown): void {
      times += 1;
      logFault(request, thrown);
    },
  };
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

async function answered(response: Response) {
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}

/** Adds when to come back, where the page says that it cannot be shown now. */
function withWait(headers: Headers, wait: Headers, status: number): Headers {
  const isLater = status === 429 || status === 503;
  return isLater && wait.has("retry-after") ? new Headers([...headers, ...wait]) : headers;
}

/**
 * A fault inside a page is logged here once; it and bad input reach the page as a bare status. When
 * to come back is noted for the page's headers.
 */
async function orStatus<T>(
  promise: Promise<T>,
  faults: ReturnType<typeof faultsOf>,
  wait: Headers,
): Promise<T> {
  try {
    return await promise;
  } catch (thrown) {
    if (isRefusal(thrown)) throw thrown;
    const { status, fault } = responseTo(thrown, "zh");
    if (fault) faults.note(thrown);
    for (const [name, value] of Object.entries(retryAfter(thrown, status))) wait.set(name, value);
    throw new Response(null, { status });
  }
}
