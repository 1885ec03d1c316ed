import type { FastifyRequest } from "fastify";

/** A cookie for the browser to store, or to delete when it has no value. */
export interface Cookie {
  name: CookieName;
  value: string | null;
  /** Its lifetime; null until the browser closes. */
  seconds: number | null;
}

/** The cookies that handlers may set: sessions, device, chat, inquiries, remembered national ID. */
export type CookieName =
  | "session"
  | "staff-session"
  | "national-id"
  | "chat"
  | "device"
  | "staff-device"
  | "inquiry";

/** The cookies of one request, and those of its response. */
export interface Cookies {
  read(name: CookieName): string | undefined;
  set(cookie: Cookie): void;
  /** The values of the Set-Cookie headers. */
  headers(): readonly string[];
  /** Whether the response signs the visitor out. */
  endsSession(): boolean;
}

const NONE: readonly string[] = [];

/** The cookies of a request; every one is for this host only and HttpOnly. */
export function cookiesOf(request: FastifyRequest): Cookies {
  return new RequestCookies(request.headers.cookie ?? "", request.server.ownSite.isLocal(request));
}

/** The cookies of a visitor who has none. */
export function noCookies(): Cookies {
  return new RequestCookies("", false);
}

// A class, because one is created per request.
class RequestCookies implements Cookies {
  readonly #header: string;
  readonly #isLocal: boolean;
  // Most requests set none.
  #set: Map<CookieName, Cookie> | null = null;

  constructor(header: string, isLocal: boolean) {
    this.#header = header;
    this.#isLocal = isLocal;
  }

  read(name: CookieName): string | undefined {
    return cookieOf(this.#header, wireName(name, this.#isLocal));
  }

  set(cookie: Cookie): void {
    this.#set ??= new Map();
    this.#set.set(cookie.name, cookie);
  }

  endsSession(): boolean {
    const isEnded = (name: CookieName) => this.#set?.get(name)?.value === null;
    return isEnded("session") || isEnded("staff-session");
  }

  headers(): readonly string[] {
    if (this.#set === null) return NONE;
    return [...this.#set.values()].map((cookie) => headerOf(cookie, this.#isLocal));
  }
}

/**
 * The name of a cookie in the browser. Browsers accept `__Host-` only with `Secure`, which Safari
 * does not store from http://localhost: there, and only there, a demonstration uses other names.
 */
function wireName(name: CookieName, isLocal: boolean): string {
  return isLocal ? localNames[name] : hostNames[name];
}

const hostNames = namesWith("__Host-");
const localNames = namesWith("local-");

function namesWith(prefix: string): Readonly<Record<CookieName, string>> {
  return {
    session: `${prefix}session`,
    "staff-session": `${prefix}staff-session`,
    "national-id": `${prefix}national-id`,
    chat: `${prefix}chat`,
    device: `${prefix}device`,
    "staff-device": `${prefix}staff-device`,
    inquiry: `${prefix}inquiry`,
  };
}

// Strict would drop the session when a customer follows a link in one of our mails. The desk is
// never opened by a link from another site.
function headerOf({ name, value, seconds }: Cookie, isLocal: boolean): string {
  const lifetime = value === null ? "; Max-Age=0" : seconds === null ? "" : `; Max-Age=${seconds}`;
  const sameSite = name === "staff-session" ? "Strict" : "Lax";
  const secure = isLocal ? "" : "; Secure";
  return `${wireName(name, isLocal)}=${value ?? ""}; Path=/${secure}; HttpOnly; SameSite=${sameSite}${lifetime}`;
}

/** The value of one cookie. */
export function cookieOf(cookies: string, name: string): string | undefined {
  if (!cookies.includes(name)) return undefined;
  for (const pair of cookies.split(";")) {
    const cut = pair.indexOf("=");
    if (cut > 0 && pair.slice(0, cut).trim() === name) return pair.slice(cut + 1).trim();
  }
  return undefined;
}
