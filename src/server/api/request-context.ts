import type { FastifyRequest } from "fastify";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import { deviceOf, isEmbeddedBrowser } from "#base/site/device.ts";
import type { Language } from "#base/text/language.ts";
import { type Cookies, cookiesOf } from "../http/cookies.ts";
import { isFromOwnPage, RequestRejected } from "../http/guard.ts";
import type { GuestDb, Share } from "../limits/guest-share.ts";
import { networkOf } from "../limits/network.ts";
import type { Hub } from "../live/hub.ts";
import { isUnwilling } from "../pages/visitor.ts";
import { browserLabel } from "../session/browser-label.ts";
import { actorOf, type Callers, type Known } from "../session/callers.ts";
import { noFiles } from "../uploads/form-parts.ts";
import type { CallContext, From, Ports } from "./call-context.ts";

/** What every call needs from the rest of the bank; started once, and passed to every site. */
export interface Services
  extends Pick<
    CallContext,
    | "db"
    | "sessions"
    | "staffSessions"
    | "vault"
    | "keypad"
    | "costly"
    | "publicPages"
    | "origin"
    | "deskOrigin"
  > {
  /** The same database with the guests' share of connections. */
  guestDb: GuestDb;
  /** Delivers live messages to this process. */
  hub: Hub;
  ports: Ports;
  now(): Date;
  log(line: object): void;
}

/** Builds a handler's context for one entry point; synchronously where there is no session. */
export type ContextFactory = (
  request: FastifyRequest,
  language: Language,
  share?: Share,
) => CallContext<"anyone"> | Promise<CallContext<"anyone">>;

/** The services as one site uses them: it only knows its own callers. */
export interface SiteServices {
  services: Services;
  callers: Callers;
}

/** The context of a request whose caller cannot be identified now: nobody's. */
export function nobodysContext(
  { services, callers }: SiteServices,
  door: CallContext["door"],
): (request: FastifyRequest, language: Language, share?: Share) => RequestContext {
  return (request, language, share) => {
    const cookies = cookiesOf(request);
    const context = new RequestContext(request, { services, door, language, cookies, share });
    context.signedOutReason = callers.nobody;
    return context;
  };
}

/** Identifies the caller; a session is only looked up where this site's cookie was sent. */
export function contextFactory(
  { services, callers }: SiteServices,
  door: CallContext["door"],
): ContextFactory {
  const open = nobodysContext({ services, callers }, door);
  return (request, language, share) => {
    const context = open(request, language, share);
    const token = context.cookies.read(callers.cookie);
    if (token === undefined) return context;
    // A page of another site may not use the session, not even to read or to extend it.
    if (door === "call" && !isFromOwnPage(request)) throw new RequestRejected(403);
    const known = callers.find(token, context.now);
    return known instanceof Promise
      ? known.then((found) => withCaller(context, found))
      : withCaller(context, known);
  };
}

function withCaller(context: RequestContext, known: Known): RequestContext {
  if ("code" in known) context.signedOutReason = known.code;
  else if ("staff" in known) context.staff = known.staff;
  else context.customer = known.customer;
  return context;
}

// A class, because one is created per request: rarely used values are computed on access.
class RequestContext implements CallContext<"anyone"> {
  customer: CallContext<"anyone">["customer"] = null;
  staff: CallContext<"anyone">["staff"] = null;
  signedOutReason: ErrorCode = "CHEA000001";
  files: CallContext["files"] = noFiles;
  readonly door: CallContext["door"];
  readonly language: Language;
  readonly now: Date;
  readonly cookies: Cookies;
  readonly #request: FastifyRequest;
  readonly #services: Services;
  readonly #share: Share;
  #guestDb: CallContext["db"] | undefined;

  constructor(
    request: FastifyRequest,
    given: {
      services: Services;
      door: CallContext["door"];
      language: Language;
      cookies: Cookies;
      share: Share;
    },
  ) {
    this.door = given.door;
    this.language = given.language;
    this.now = given.services.now();
    this.cookies = given.cookies;
    this.#request = request;
    this.#services = given.services;
    this.#share = given.share;
  }

  get actor() {
    return actorOf(this);
  }

  get from(): From {
    return new RequestOrigin(this.#request);
  }

  get device(): CallContext["device"] {
    return deviceOf(this.#request.headers["user-agent"]);
  }

  get analyticsAllowed(): boolean {
    return !isUnwilling(this.#request);
  }

  get db() {
    if (this.customer || this.staff) return this.#services.db;
    this.#guestDb ??= this.#services.guestDb(networkOf(this.#request.ip), this.#share);
    return this.#guestDb;
  }

  get origin() {
    return this.#services.origin;
  }

  get deskOrigin() {
    return this.#services.deskOrigin;
  }

  get ports() {
    return this.#services.ports;
  }

  get sessions() {
    return this.#services.sessions;
  }

  get staffSessions() {
    return this.#services.staffSessions;
  }

  get vault() {
    return this.#services.vault;
  }

  get keypad() {
    return this.#services.keypad;
  }

  get costly() {
    return this.#services.costly;
  }

  get publicPages() {
    return this.#services.publicPages;
  }

  get log() {
    return this.#services.log;
  }
}

const HEADER_MOST = 60;

// A class for the same reason: most calls only need the address and the id.
class RequestOrigin implements From {
  readonly address: string;
  readonly request: string;
  readonly #headers: FastifyRequest["headers"];

  constructor({ ip, id, headers }: FastifyRequest) {
    this.address = ip;
    this.request = id;
    this.#headers = headers;
  }

  get label() {
    return browserLabel(this.#headers["user-agent"]);
  }

  get isEmbedded() {
    return isEmbeddedBrowser(this.#headers["user-agent"]);
  }

  get deviceModel() {
    return short(this.#headers["x-device-model"]);
  }

  get deviceSystem() {
    return short(this.#headers["x-device-os"]);
  }
}

/** Headers of an app: printable ASCII only, and limited in length. */
function short(header: string | string[] | undefined): string | null {
  if (typeof header !== "string" || header === "") return null;
  return header.replace(/[^\x20-\x7e]/g, "").slice(0, HEADER_MOST);
}
