import type { FastifyRequest } from "fastify";
import type { Ask } from "#base/call/call.ts";
import type { Submit } from "#base/call/submitted.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import type { CallContext } from "../api/call-context.ts";
import { submitWithin } from "../api/forms.ts";
import { askWithin, type Invoker } from "../api/invoke.ts";
import { responseTo } from "../http/error-response.ts";
import { retryAfter } from "../http/guard.ts";
import { logFault } from "../log/log.ts";

/** The calls of one page, and what they noted for its response. */
export interface PageCalls {
  ask: Ask;
  submit: Submit;
  faults: Faults;
  /** When to come back, where a call could not be answered now. */
  wait: Headers;
}

interface Faults {
  noted(): boolean;
  note(thrown: unknown): void;
}

/**
 * The calls of a page that is being rendered. A fault is logged once; it and bad input reach the
 * page as a bare status.
 */
export function pageCalls(
  request: FastifyRequest,
  {
    callContext,
    invokers,
  }: {
    callContext: CallContext<"anyone">;
    invokers: ReadonlyMap<string, Invoker>;
  },
): PageCalls {
  const faults = faultsOf(request);
  const wait = new Headers();
  const within = askWithin(invokers, callContext);
  const forms = submitWithin(invokers, callContext);

  async function orStatus<T>(promise: Promise<T>): Promise<T> {
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
  return {
    ask: (call, input) => orStatus(within(call, input)),
    submit: (call, form) => orStatus(forms(call, form)),
    faults,
    wait,
  };
}

/** The calls of a page whose visitor cannot be identified now: none is made. */
export function noCalls(request: FastifyRequest, thrown: unknown): PageCalls {
  const faults = faultsOf(request);
  faults.note(thrown);
  const away = () => Promise.reject(new Response(null, { status: OUTAGE }));
  return {
    ask: away,
    submit: away,
    faults,
    wait: new Headers(retryAfter(thrown, OUTAGE)),
  };
}

/** The status of what cannot be answered now. */
export const OUTAGE = 503;

/** Whether scripts of a hydrated page request this path from the router. */
export function isRoutersOwn(pathname: string): boolean {
  return pathname.endsWith(".data") || pathname === "/__manifest";
}

/** Adds when to come back, where the page says that it cannot be shown now. */
export function withWait(headers: Headers, wait: Headers, status: number): Headers {
  const isLater = status === 429 || status === OUTAGE;
  return isLater && wait.has("retry-after") ? new Headers([...headers, ...wait]) : headers;
}

/** Faults of one request: each is logged once, and the router's own are distinguished from ours. */
function faultsOf(request: FastifyRequest): Faults {
  let times = 0;
  return {
    noted: () => times > 0,
    note(thrown) {
      times += 1;
      logFault(request, thrown);
    },
  };
}
