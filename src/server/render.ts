import type { FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Ask } from "#base/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import type { ScreenHandle } from "#base/screen-handle.ts";
import type { Submit } from "#base/submitted.ts";
import type { Visitor } from "#base/visitor.ts";
import { answerTo } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { Malformed } from "./check.ts";
import { formTokenOf, submitWithin } from "./forms.ts";
import { freshNonce } from "./headers.ts";
import { logFault, pathOf } from "./log.ts";
import { isFromOwnMachine } from "./own-machine.ts";
import { askWithin, type Perform } from "./perform.ts";
import { type PlainScreen, plainScreens } from "./plain-screens.ts";
import { askerOf, type Wiring } from "./wiring.ts";

/** The page bundle as the build made it. */
export type PageBundle = ServerBuild;

/** What rendering needs from the rest of the bank. */
export interface RenderParts {
  origin: string;
  demonstration: boolean;
  performs: Map<string, Perform>;
  wiring: Wiring;
}

/** A page that was rendered. */
export interface Rendered {
  status: number;
  headers: Headers;
  body: Buffer;
  handle: ScreenHandle;
  nonce: string;
  /** What handlers asked the browser to keep. */
  cookies: readonly string[];
  /** Whether the visitor was signed out. */
  endsSession: boolean;
  /** Drawn for a signed-in customer: nobody else may be shown it. */
  isPersonal: boolean;
}

type ForBrowser = Pick<Rendered, "cookies" | "endsSession" | "isPersonal">;

type Answered = Omit<Rendered, "nonce" | keyof ForBrowser>;

/** Renders the page of a request for its visitor. */
export type Render = (request: FastifyRequest, visitor: Visitor) => Promise<Rendered>;

/** What drawing a plain screen gives. */
type PlainPage = { html: string; status: number } | { response: Response };

/** The part of the page bundle that the server calls. */
interface Entry {
  visitContext: Parameters<RouterContextProvider["set"]>[0];
  renderPlain(screen: PlainScreen, given: object, around: object): Promise<PlainPage>;
}

/** Renders a page: a plain screen by itself, everything else by the router. */
export function renderer(build: PageBundle, parts: RenderParts): Render {
  const { origin, performs, wiring, demonstration } = parts;
  const byRouter = createRequestHandler(build, "production");
  const { visitContext, renderPlain } = build.entry.module as unknown as Entry;
  const plainScreenOf = plainScreens(build);
  const asker = askerOf(wiring, "page");
  return async (request, guest) => {
    const asked = await asker(request, guest.language);
    const visitor = knownVisitor(guest, asked);
    const within = askWithin(performs, asked);
    const forms = submitWithin(performs, asked);
    const ask: Ask = (call, input) => orStatus(request, within(call, input));
    const submit: Submit = (call, form) => orStatus(request, forms(call, form));
    const handle: ScreenHandle = {};
    const pathname = pathOf(request);
    const found = plainScreenOf(pathname);
    const nonce = found ? "" : freshNonce();
    const context = new RouterContextProvider();
    const formToken = formTokenOf(asked);
    context.set(visitContext, {
      visitor,
      formToken,
      origin,
      nonce,
      ask,
      submit,
      now: asked.now,
      demonstration: demonstration && isFromOwnMachine(request),
      screen: handle,
    });

    if (!found) {
      const response = await byRouter(toWeb(request), context);
      const body = Buffer.from(await response.arrayBuffer());
      const { status, headers } = response;
      return { status, headers, body, handle, nonce, ...forBrowser(asked) };
    }
    const { screen, styles, params } = found;
    const search = request.raw.url?.slice(pathname.length) ?? "";
    const page = await renderPlain(
      screen,
      {
        request: request.method === "POST" ? toWeb(request) : readRequest(request),
        params,
        context,
      },
      { shared: { visitor, origin, formToken, pathname, search }, styles },
    );
    const kept = { nonce, ...forBrowser(asked) };
    if ("response" in page) return { ...(await answered(page.response)), ...kept };
    return {
      status: page.status,
      headers: htmlHeaders,
      body: Buffer.from(page.html),
      handle: screen.handle ?? {},
      ...kept,
    };
  };
}

/** The visitor as the session tells: signed in until the page itself ends that. */
function knownVisitor(guest: Visitor, { customer, cookies }: Asked<"anyone">): Visitor {
  return {
    ...guest,
    get signedIn() {
      return customer !== null && !cookies.endsSession();
    },
  };
}

function forBrowser({ cookies, customer }: Asked<"anyone">): ForBrowser {
  const isPersonal = customer !== null;
  return { cookies: cookies.headers(), endsSession: cookies.endsSession(), isPersonal };
}

const htmlHeaders = new Headers({ "content-type": "text/html; charset=utf-8" });

async function answered(response: Response): Promise<Answered> {
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body, handle: {} };
}

/** A fault inside a page is logged here once, and reaches the page as a bare status. */
async function orStatus<T>(request: FastifyRequest, asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (thrown) {
    if (isRefusal(thrown) || thrown instanceof Malformed) throw thrown;
    const { status } = answerTo(thrown, "zh");
    logFault(request, thrown);
    throw new Response(null, { status });
  }
}

/** What a loader may ask of a request; a whole one costs more than the loader. */
function readRequest(request: FastifyRequest): Request {
  const url = `${request.protocol}://${request.host}${request.raw.url}`;
  return { url, method: "GET" } as Request;
}

function toWeb(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const init: RequestInit = { method: request.method, headers };
  if (request.body instanceof Buffer) init.body = new Uint8Array(request.body);
  else if (request.method === "POST") {
    // A form that was read already, or none at all: the new request writes its own headers for it.
    for (const name of ["content-type", "content-length", "transfer-encoding"])
      headers.delete(name);
    init.body = request.body instanceof FormData ? request.body : new URLSearchParams();
  }
  return new Request(`${request.protocol}://${request.host}${request.raw.url}`, init);
}
