import type { FastifyRequest } from "fastify";
import { deviceOf } from "#base/device.ts";
import { type Language, languageOf, languages, languageTags } from "#base/language.ts";
import type { Visitor } from "#base/visitor.ts";

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Reads the visitor of a page: the address first, then the cookie, then the standard. */
export function visitorOf(request: FastifyRequest): Visitor {
  const { lang, counting } = request.query as { lang?: unknown; counting?: unknown };
  const chosen = counting === "on" || counting === "off" ? counting : null;
  const cookies = request.headers.cookie ?? "";
  return {
    language: languageTagged(lang) ?? languageTagged(cookieOf(cookies, "language")) ?? "zh",
    device: deviceOf(request.headers["user-agent"]),
    counted:
      request.headers.dnt !== "1" &&
      request.headers["sec-gpc"] !== "1" &&
      (chosen ?? cookieOf(cookies, "counting")) !== "off",
  };
}

/** The cookies that choices in the address ask for: `?lang=en`, `?counting=off`. */
export function chosenCookies(request: FastifyRequest): string[] {
  const { lang, counting } = request.query as { lang?: unknown; counting?: unknown };
  const language = languageTagged(lang);
  const cookies: string[] = [];
  if (language) cookies.push(`language=${languageTags[language]}`);
  if (counting === "off" || counting === "on") cookies.push(`counting=${counting}`);
  const secure = request.protocol === "https" ? "; Secure" : "";
  return cookies.map(
    (cookie) => `${cookie}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; HttpOnly${secure}`,
  );
}

/** The value of one cookie. */
export function cookieOf(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(";")) {
    const cut = pair.indexOf("=");
    if (cut > 0 && pair.slice(0, cut).trim() === name) return pair.slice(cut + 1).trim();
  }
  return undefined;
}

/** Only our own tags count here, so that an address has few spellings. */
function languageTagged(tag: unknown): Language | null {
  if (typeof tag !== "string") return null;
  const language = languageOf(tag);
  return language && languages.some((each) => languageTags[each] === tag || each === tag)
    ? language
    : null;
}
