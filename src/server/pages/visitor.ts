import type { FastifyRequest } from "fastify";
import type { Device } from "#base/site/device.ts";
import { type Choice, choices, type Visitor } from "#base/site/visitor.ts";
import { languageOf } from "#base/text/language.ts";
import { type CookieName, cookieOf, cookiesOf } from "../http/cookies.ts";
import { isSessionToken } from "../session/sessions.ts";
import { browserOf } from "./browser.ts";

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

declare module "fastify" {
  interface FastifyInstance {
    /** This site's session cookie. */
    sessionCookie: CookieName;
  }
}

type Query = Readonly<Record<string, unknown>>;

/** Reads the visitor of a page: the query first, then the cookies, then the defaults. */
export function visitorOf(request: FastifyRequest): Visitor {
  const cookies = request.headers.cookie ?? "";
  const query = queryOf(request);
  // Most visitors have chosen nothing yet: there is nothing to parse.
  if (cookies === "" && query === noQuery) return newcomerOf(request);
  const chosen = <C extends Choice>(choice: C) =>
    allowed(choice, query[choice]) ?? allowed(choice, cookieOf(cookies, cookieNames[choice]));
  return {
    language: languageOf(chosen("lang") ?? "zh-TW") ?? "zh",
    device: browserOf(request.headers["user-agent"]).device,
    theme: chosen("theme") ?? "system",
    text: chosen("text") ?? "middle",
    easy: chosen("easy") === "on",
    counting: saysNo(request) ? "refused" : (chosen("counting") ?? "open"),
    appWord: chosen("app") === "away" ? "away" : "shown",
    // Only checks the cookie's format here; whether the session is open is checked later.
    signedIn: isSessionToken(cookiesOf(request).read(request.server.sessionCookie)),
  };
}

/** A visitor without any choice; one shared object for equal ones. */
function newcomerOf(request: FastifyRequest): Visitor {
  const { device } = browserOf(request.headers["user-agent"]);
  return newcomers[saysNo(request) ? "refused" : "open"][device];
}

const newcomers = {
  open: newcomersWith("open"),
  refused: newcomersWith("refused"),
} as const;

function newcomersWith(counting: Visitor["counting"]): Readonly<Record<Device, Visitor>> {
  const visitor: Omit<Visitor, "device"> = {
    language: "zh",
    theme: "system",
    text: "middle",
    easy: false,
    counting,
    appWord: "shown",
    signedIn: false,
  };
  return {
    pc: { ...visitor, device: "pc" },
    ios: { ...visitor, device: "ios" },
    android: { ...visitor, device: "android" },
  };
}

const noQuery: Query = {};

/**
 * The query as far as it may set choices. A page of another site can link to ours and so choose a
 * language, but it cannot give a visitor's consent.
 */
function queryOf(request: FastifyRequest): Query {
  if (!request.raw.url?.includes("?")) return noQuery;
  // A request whose URL cannot be decoded has none.
  const query = (request.query ?? noQuery) as Query;
  const site = request.headers["sec-fetch-site"];
  const isOwnDoing = site === undefined || site === "same-origin" || site === "none";
  return isOwnDoing || query.counting !== "agreed" ? query : { ...query, counting: undefined };
}

/** Whether the visitor of a page or a call has opted out of analytics. */
export function isUnwilling(request: FastifyRequest): boolean {
  const cookies = request.headers.cookie ?? "";
  return saysNo(request) || cookieOf(cookies, cookieNames.counting) === "refused";
}

/** The two headers by which a browser asks not to be tracked. */
function saysNo({ headers }: FastifyRequest): boolean {
  return headers.dnt === "1" || headers["sec-gpc"] === "1";
}

const cookieNames: Record<Choice, string> = {
  lang: "language",
  theme: "theme",
  text: "text",
  easy: "easy",
  counting: "counting",
  app: "app",
};

const noCookies: readonly string[] = [];

/** The cookies that choices in the query set, such as `?lang=en`. */
export function chosenCookies(request: FastifyRequest): readonly string[] {
  const query = queryOf(request);
  if (query === noQuery) return noCookies;
  const secure = request.protocol === "https" ? "; Secure" : "";
  return (Object.keys(choices) as Choice[]).flatMap((choice) => {
    const value = allowed(choice, query[choice]);
    if (value === null) return [];
    const pair = `${cookieNames[choice]}=${value}`;
    return [`${pair}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; HttpOnly${secure}`];
  });
}

function allowed<C extends Choice>(choice: C, value: unknown): (typeof choices)[C][number] | null {
  const values: readonly (typeof choices)[C][number][] = choices[choice];
  return values.find((each) => each === value) ?? null;
}
