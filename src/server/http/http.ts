import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { type Language, languageOf } from "#base/text/language.ts";
import { type Admission, admissionOf } from "../limits/admission.ts";
import { bodyTimeouts, watchSenders } from "../limits/slow-senders.ts";
import { type Log, logFault } from "../log/log.ts";
import { logRequests } from "../log/request-log.ts";
import { headersOfKind, type RouteKind } from "../pages/route-kind.ts";
import type { Settings } from "../settings/settings.ts";
import { responseTo, transport } from "./error-response.ts";
import { isFromOwnPage, isSafe, RequestRejected, retryAfter } from "./guard.ts";
import { everyCall, everyResponse } from "./headers.ts";
import { showOutage } from "./outage.ts";
import { isForThisSite, ownSite, settleTarget } from "./own-site.ts";

/** The default limit of a body. */
export const JSON_BYTES_MOST = 32 * 1024;
const HEADERS_MS = 10_000;
const SLOW_CHECK_MS = 2_000;
const PARAMETER_LENGTH_MOST = 200;
const LOGS_REQUESTS: ReadonlySet<Settings["logLevel"]> = new Set(["debug", "info"]);

declare module "fastify" {
  interface FastifyRequest {
    /** The path of the matched screen's route; empty where there is none. */
    pattern: string;
  }
  interface FastifyInstance {
    /** Delays a refusal where its network got many of them. */
    slowDown: Admission["slowDown"];
  }
}

type HttpSettings = Pick<
  Settings,
  | "mode"
  | "host"
  | "origin"
  | "logLevel"
  | "trustedProxies"
  | "callsPerMinute"
  | "pagesPerMinute"
  | "requestsAtOnce"
>;

/** A server with this bank's limits and headers and no routes yet. */
export function httpServer(settings: HttpSettings, log: Log): FastifyInstance {
  const { logLevel, trustedProxies } = settings;
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: JSON_BYTES_MOST,
    forceCloseConnections: "idle",
    return503OnClosing: true,
    routerOptions: { maxParamLength: PARAMETER_LENGTH_MOST },
    http: {
      headersTimeout: HEADERS_MS,
      // The final limit; most slow senders are dropped much earlier, by their route's limits.
      requestTimeout: bodyTimeouts.large.mostMs,
      connectionsCheckingInterval: SLOW_CHECK_MS,
      // Node's own rejection would lack the usual headers; a missing Host is rejected below.
      requireHostHeader: false,
    },
    clientErrorHandler(error, socket) {
      const isTimeout = (error as NodeJS.ErrnoException).code === "ERR_HTTP_REQUEST_TIMEOUT";
      // Browsers open connections in advance: a response on one would be taken for that to the
      // request which the browser sends on it in the same moment. It repeats one on a closed one.
      if (isTimeout && (socket as Socket).bytesRead === 0) socket.destroy();
      else refuseConnection(socket as Socket);
    },
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      // Hooks do not run for a malformed URL: it is counted here.
      const seconds = admission.count(request, "page");
      const refused = new RequestRejected(seconds > 0 ? 429 : 400, seconds);
      reply.headers(everyResponse);
      if (request.url.startsWith("/v1/")) sendError(refused, request, reply);
      else showOutage(refused, request, reply);
    },
  });

  app.decorate("bankLog", log);
  app.decorate("ownSite", ownSite(settings));
  app.decorateRequest("pattern", "");
  // A demonstration's terminal is for its developer; a real bank needs its requests logged.
  if (settings.mode === "production" && LOGS_REQUESTS.has(logLevel)) logRequests(app);
  const admission = admissionOf(app, settings);
  // The same for an Expect header other than 100-continue.
  app.server.on("checkExpectation", (request) => refuseConnection(request.socket));
  const watch = watchSenders(app, refuseConnection);
  // A single hook: the overhead of each is as large as its work.
  app.addHook("onRequest", (request, reply, done) => {
    watch(request);
    const { kind } = request.routeOptions.config;
    reply.headers(kind ? headersOfKind[kind] : everyCall);
    const refused = refusalOf(request, kind);
    admission.admit(request, { reply, kind: kind ?? "page", done, refused });
  });

  app.decorate("slowDown", admission.slowDown);
  app.setErrorHandler(async (thrown, request, reply) => {
    const { status, fault } = responseTo(thrown, "zh");
    if (fault) logFault(request, thrown);
    await app.slowDown(request, reply, status);
    return sendError(thrown, request, reply);
  });
  return app;
}

/** Responds to a failed or rejected call. */
function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = responseTo(thrown, languageOfCall(request));
  return reply
    .code(status)
    .headers(everyCall)
    .headers(retryAfter(thrown, status))
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(body);
}

/** Why a request is rejected before anything else of it is read, or null. */
function refusalOf(request: FastifyRequest, kind: RouteKind | undefined): RequestRejected | null {
  // A balancer's health check uses the machine's address as its host.
  const isOurs = settleTarget(request) && (kind === "health" || isForThisSite(request));
  if (!isOurs) return new RequestRejected(400);
  return isSafe(request.method) || isFromOwnPage(request) ? null : new RequestRejected(403);
}

const PROCESS_ID = randomBytes(6).toString("base64url");
let requests = 0;

/** Unique across all processes, and cheap. */
function nextRequestId(): string {
  requests += 1;
  return `${PROCESS_ID}-${requests}`;
}

/** The response language of a call: its header's, or Chinese. */
export function languageOfCall(request: FastifyRequest): Language {
  return languageOf(request.headers["accept-language"]) ?? "zh";
}

/** Anything that is not HTTP gets a short response with the usual headers, and is disconnected. */
function refuseConnection(socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { body } = transport(400, { language: "zh", content: null });
  const text = JSON.stringify(body);
  const headers = Object.entries({
    ...everyCall,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    connection: "close",
  });
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head}\r\n${text}`);
}
