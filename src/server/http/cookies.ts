import { cookieOf } from "../pages/visitor.ts";

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

/** Parses a request's Cookie header; every cookie is for this host only and HttpOnly. */
export function cookiesOf(header: string | undefined): Cookies {
  return new RequestCookies(header ?? "");
}

// A class, because one is created per request.
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
  "staff-device": "__Host-staff-device",
  inquiry: "__Host-inquiry",
};

/** The name of a cookie in the browser. */
export function wireName(name: CookieName): string {
  return wireNames[name];
}

// Strict would drop the session when a customer follows a link in one of our mails. The desk is
// never opened by a link from another site.
function headerOf({ name, value, seconds }: Cookie): string {
  const endpoints = value === null ? "; Max-Age=0" : seconds === null ? "" : `; Max-Age=${seconds}`;
  const sameSite = name === "staff-session" ? "Strict" : "Lax";
  return `${wireName(name)}=${value ?? ""}; Path=/; Secure; HttpOnly; SameSite=${sameSite}${endpoints}`;
}
