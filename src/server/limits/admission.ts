import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RequestRejected } from "../http/guard.ts";
import type { RouteKind } from "../pages/route-kind.ts";
import type { Settings } from "../settings/settings.ts";
import { boundConnections, connectionLimits } from "./connections.ts";
import { networkOf } from "./network.ts";
import { rateOf } from "./rate.ts";
import { requestTurns, waitingMost } from "./request-turns.ts";
import { readerLimits, watchReaders } from "./slow-readers.ts";
import { isRefused, refusalLimits, slowRefusals } from "./slow-refusals.ts";

// A balancer checks every second or two; a page reports each blocked resource once.
const HEALTH_PER_MINUTE = 600;
const REPORTS_PER_MINUTE = 60;
const STREAMS_PER_MINUTE = 600;
// People double-click. A network with a higher call limit gets more refusals, too. All networks
// together get as many at once as two, and a third of one's minute each second: twenty.
const REFUSALS_PER_MINUTE = 60;
const CALLS_PER_REFUSAL = 20;

declare module "fastify" {
  interface FastifyRequest {
    /** Frees this request's slot for the next one of its connection and network. */
    leaveTurn: (() => void) | null;
  }
}

type AdmissionSettings = Pick<
  Settings,
  "callsPerMinute" | "pagesPerMinute" | "requestsAtOnce" | "trustedProxies"
>;

/** Decides before anything is read whether a request may continue, and when. */
export interface Admission {
  admit(
    request: FastifyRequest,
    given: {
      reply: FastifyReply;
      kind: RouteKind;
      done: (refused?: RequestRejected) => void;
      /** Why it is rejected regardless of its turn; it is counted anyway. */
      refused: RequestRejected | null;
    },
  ): void;
  /** Counts a request; returns the seconds to wait, 0 when it may continue. */
  count(request: FastifyRequest, kind: RouteKind): number;
  /**
   * Delays a refusal where its network got many of them, and frees its slot for the next request
   * meanwhile. Null for every other response.
   */
  slowDown(request: FastifyRequest, reply: FastifyReply, status: number): Promise<void> | null;
}

/** The limits of this process, by network and kind of route; each kind is counted separately. */
export function admissionOf(app: FastifyInstance, settings: AdmissionSettings): Admission {
  const clock = performance.now.bind(performance);
  const rates: Readonly<Record<RouteKind, ReturnType<typeof rateOf>>> = {
    call: rateOf(settings.callsPerMinute, clock),
    page: rateOf(settings.pagesPerMinute, clock),
    health: rateOf(HEALTH_PER_MINUTE, clock),
    report: rateOf(Math.min(REPORTS_PER_MINUTE, settings.callsPerMinute), clock),
    live: rateOf(STREAMS_PER_MINUTE, clock),
  };
  const turns = requestTurns({ ...waitingMost, atOnceOfNetwork: settings.requestsAtOnce });
  watchServer(app, settings, turns.isWorking);
  app.decorateRequest("leaveTurn", null);
  const count = (request: FastifyRequest, kind: RouteKind) => rates[kind](networkOf(request.ip));
  const freePerMinute = Math.max(REFUSALS_PER_MINUTE, settings.callsPerMinute / CALLS_PER_REFUSAL);
  const freeInAll = { perSecond: freePerMinute / 3, atOnce: freePerMinute * 2 };
  const slowRefusal = slowRefusals({ ...refusalLimits, freePerMinute, freeInAll }, clock);

  return {
    count,
    slowDown(request, reply, status) {
      if (!isRefused(request, status)) return null;
      const wait = slowRefusal(networkOf(request.ip), reply.raw);
      if (wait) request.leaveTurn?.();
      return wait;
    },
    admit(request, { reply, kind, done, refused: foreign }) {
      const network = networkOf(request.ip);
      const seconds = rates[kind](network);
      if (seconds > 0) return done(new RequestRejected(429, seconds));
      if (foreign) return done(foreign);
      // A stream stays open for hours: it occupies its connection, but no slot of its network.
      turns.enter(request.raw.socket, kind === "live" ? null : network, (leave, refused) => {
        // A client that disconnected while waiting needs no response.
        if (reply.raw.closed) return leave();
        // It comes once; `once` would wrap and remove the listener for each response.
        reply.raw.on("close", leave);
        request.leaveTurn = leave;
        if (refused) reply.header("connection", "close");
        done(refused ?? undefined);
      });
    },
  };
}

function watchServer(
  app: FastifyInstance,
  { trustedProxies }: AdmissionSettings,
  isWorking: (socket: Socket) => boolean,
): void {
  // It has sent no request, does not read the response, or is idle.
  const isWaiting = (socket: Socket) => socket.writableLength > 0 || !isWorking(socket);
  boundConnections(app.server, { limits: connectionLimits, trustedProxies, isWaiting });
  const stop = watchReaders(app.server, { limits: readerLimits, isWaiting });
  app.addHook("onClose", async () => stop());
}
