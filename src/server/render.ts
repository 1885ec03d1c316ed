import type { FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Ask } from "#base/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import type { Submit } from "#base/submitted.ts";
import type { Visitor } from "#base/visitor.ts";
import { answerTo } from "./answer.ts";
import type { Asked } from "./asked.ts";
import type { Wiring } from "./calls.ts";
import { Malformed } from "./check.ts";
import { submitWithin } from "./forms.ts";
import { freshNonce } from "./headers.ts";
import { pathOf } from "./http.ts";
import { askWithin, type Perform } from "./perform.ts";

/** The page bundle as the build made it. */
export type PageBundle = ServerBuild;

/** What the page bundle says of the screen that it rendered. */
export interface Screen {
  hydrate?: boolean;
  keepSeconds?: number;
  query?: readonly string[];
}

/** What rendering needs from the rest of the bank. */
export interface RenderParts {
  origin: string;
  demonstration: boolean;
  performs: Map<string, Perform>;
  wiring: Wiring;
}

/** Renders the page of a request for its visitor. */
export type Render = (
  request: FastifyRequest,
  visitor: Visitor,
) => Promise<{ response: Response; screen: Screen; nonce: string }>;

/** The part of the page bundle that the server calls. */
interface Entry {
  visitContext: Parameters<RouterContextProvider["set"]>[0];
}

/** Renders one request with React Router, handing it the visit. */
export function renderer(build: PageBundle, parts: RenderParts): Render {
  const { origin, performs, wiring, demonstration } = parts;
  const handle = createRequestHandler(build, "production");
  const { visitContext } = build.entry.module as unknown as Entry;
  return async (request, visitor) => {
    const nonce = freshNonce();
    const screen: Screen = {};
    const asked: Asked<"anyone"> = {
      ...wiring,
      customer: null,
      language: visitor.language,
      device: visitor.device,
      now: wiring.now(),
    };
    const within = askWithin(performs, asked);
    const forms = submitWithin(performs, asked);
    const ask: Ask = (call, input) => orStatus(request, within(call, input));
    const submit: Submit = (call, form) => orStatus(request, forms(call, form));
    const context = new RouterContextProvider();
    context.set(visitContext, { visitor, origin, nonce, ask, submit, demonstration, screen });
    const response = await handle(toWeb(request), context);
    return { response, screen, nonce };
  };
}

/** A fault inside a page is logged here once, and reaches the page as a bare status. */
async function orStatus<T>(request: FastifyRequest, asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (thrown) {
    if (isRefusal(thrown) || thrown instanceof Malformed) throw thrown;
    const { status } = answerTo(thrown, "zh");
    request.log.error({ err: thrown, url: pathOf(request) }, "fault");
    throw new Response(null, { status });
  }
}

function toWeb(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const init: RequestInit = { method: request.method, headers };
  if (request.body instanceof Buffer) init.body = new Uint8Array(request.body);
  return new Request(`${request.protocol}://${request.host}${request.raw.url}`, init);
}
