import { cookieOf } from "../pages/visitor.ts";

/** A cookie to be kept by the browser, or to be forgotten when it has no value. */
export interface Cookie {
  name: CookieName;
  value: string | null;
  /** How long it is kept; null until the browser closes. */
  seconds: number | null;
}

/** The cookies that handlers may set: sessions, device, chat, inquiries, and the national ID that was kept. */
export type CookieName =
  | "session"
  | "staff-session"
  | "national-id"
  | "chat"
  | "device"
  | "inquiry";

/** The cookies of one request, and those that go out with its answer. */
export interface Cookies {
  read(name: CookieName): string | undefined;
  set(cookie: Cookie): void;
  /** The values of the Set-Cookie headers. */
  headers(): readonly string[];
  /** Whether the answer signs the visitor out. */
  endsSession(): boolean;
}

const NONE: readonly string[] = [];

/** Reads the header of a request; every cookie is for this host only and hidden from scripts. */
export function cookiesOf(header: string | undefined): Cookies {
  return new RequestCookies(header ?? "");
}

// A class, for one is made for each request.
class RequestCookies implements Cookies {
  readonly #header: string;
  // Most requests set none.
  #set: Map<CookieName, Cookie> | null = null;

  constructor(header: string) {
    this.#header = header;
  }

  read(name: CookieName): string | undefined {
    return cookieOf(this.#header, wireName(name));
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
    return this.#set === null ? NONE : [...this.#set.values()].map(headerOf);
  }
}

const wireNames: Readonly<Record<CookieName, string>> = {
  session: "__Host-session",
  "staff-session": "__Host-staff-session",
  "national-id": "__Host-national-id",
  chat: "__Host-chat",
  device: "__Host-device",
  inquiry: "__Host-inquiry",
};

/** The name that a browser knows a cookie by. */
export function wireName(name: CookieName): string {
  return wireNames[name];
}

// Strict would drop the session when a customer comes back by a link in a mail of ours. Nobody comes
// to the desk by a link of another site.
function headerOf({ name, value, seconds }: Cookie): string {
  const endpoints = value === null ? "; Max-Age=0" : seconds === null ? "" : `; Max-Age=${seconds}`;
  const sameSite = name === "staff-session" ? "Strict" : "Lax";
  return `${wireName(name)}=${value ?? ""}; Path=/; Secure; HttpOnly; SameSite=${sameSite}${endpoints}`;
}
