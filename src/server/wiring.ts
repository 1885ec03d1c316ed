import type { FastifyRequest } from "fastify";
import { deviceOf, isEmbeddedBrowser } from "#base/device.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Language } from "#base/language.ts";
import type { Asked, From, Ports } from "./asked.ts";
import { browserLabel } from "./browser-label.ts";
import { type Cookies, cookiesOf } from "./cookies.ts";
import { isFromOwnPage, TurnedAway } from "./guard.ts";
import type { Hub } from "./live/hub.ts";
import { actorOf, type Callers } from "./session/callers.ts";
import { noFiles } from "./uploads/form-parts.ts";
import { isUnwilling } from "./visitor.ts";

/** What every call needs from the rest of the bank; started once, and handed to every site. */
export interface Services
  extends Pick<
    Asked,
    "db" | "sessions" | "staffSessions" | "vault" | "keypad" | "costly" | "origin"
  > {
  /** The same database as guests use it. */
  guestDb: Asked["db"];
  /** Brings live messages to this process. */
  hub: Hub;
  ports: Ports;
  now(): Date;
  log(line: object): void;
}

/** Makes what a handler is given, for one door; at once where no session must be looked for. */
export type Asker = (
  request: FastifyRequest,
  language: Language,
) => Asked<"anyone"> | Promise<Asked<"anyone">>;

/** The services as one site uses them: it knows its own callers and no others. */
export interface SiteServices {
  services: Services;
  callers: Callers;
}

/** Finds out who asks; a session is only looked for where the cookie of this site came along. */
export function askerOf({ services, callers }: SiteServices, door: Asked["door"]): Asker {
  return (request, language) => {
    const cookies = cookiesOf(request.headers.cookie);
    const token = cookies.read(callers.cookie);
    const asked = new Asking(request, { services, door, language, cookies });
    asked.whyNobody = callers.nobody;
    if (token === undefined) return asked;
    // A page of another site may not use the session, not even to read or to keep it open.
    if (door === "call" && !isFromOwnPage(request)) throw new TurnedAway(403);
    return callers.find(token, asked.now).then((known) => {
      if ("code" in known) asked.whyNobody = known.code;
      else if ("staff" in known) asked.staff = known.staff;
      else asked.customer = known.customer;
      return asked;
    });
  };
}

// A class, for one is made for each request: what few handlers ask for is found out when one does.
class Asking implements Asked<"anyone"> {
  customer: Asked<"anyone">["customer"] = null;
  staff: Asked<"anyone">["staff"] = null;
  whyNobody: ErrorCode = "CHEA000001";
  files: Asked["files"] = noFiles;
  readonly door: Asked["door"];
  readonly language: Language;
  readonly now: Date;
  readonly cookies: Cookies;
  readonly #request: FastifyRequest;
  readonly #services: Services;

  constructor(
    request: FastifyRequest,
    given: { services: Services; door: Asked["door"]; language: Language; cookies: Cookies },
  ) {
    this.door = given.door;
    this.language = given.language;
    this.now = given.services.now();
    this.cookies = given.cookies;
    this.#request = request;
    this.#services = given.services;
  }

  get actor() {
    return actorOf(this);
  }

  get from(): From {
    return fromOf(this.#request);
  }

  get device(): Asked["device"] {
    return deviceOf(this.#request.headers["user-agent"]);
  }

  get counting(): boolean {
    return !isUnwilling(this.#request);
  }

  get db() {
    const isGuest = this.customer === null && this.staff === null;
    return isGuest ? this.#services.guestDb : this.#services.db;
  }

  get origin() {
    return this.#services.origin;
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

  get log() {
    return this.#services.log;
  }
}

const HEADER_MOST = 60;

function fromOf(request: FastifyRequest): From {
  const { headers } = request;
  return {
    address: request.ip,
    label: browserLabel(headers["user-agent"]),
    isEmbedded: isEmbeddedBrowser(headers["user-agent"]),
    deviceModel: short(headers["x-device-model"]),
    deviceSystem: short(headers["x-device-os"]),
    request: request.id,
  };
}

/** Headers of an app: letters and signs for people only, and not too many. */
function short(header: string | string[] | undefined): string | null {
  if (typeof header !== "string" || header === "") return null;
  return header.replace(/[^\x20-\x7e]/g, "").slice(0, HEADER_MOST);
}
