// Signing in at a bank in another process by its forms, as a browser without scripts does, and walking
// through what is behind.

import { fromBase32 } from "#base/identity/base32.ts";
import { type Language, languageTags } from "#base/text/language.ts";
import { stepOf, totpOf } from "#server/secrets/totp.ts";
import { DEMONSTRATION_PASSWORD, people } from "../../seed/customers/people.ts";
import { DEMONSTRATION_STAFF_PASSWORD, staff } from "../../seed/staff/people.ts";

const LANGUAGE_COOKIE = "language";
/** Links that end the walk or have no text of ours. */
const NO_PAGE = /sign-out|logout|\/file|\.csv|receipt\?|\/document$|\/pictures\//;

/** A page that was walked through. */
export interface Walked {
  path: string;
  text: string;
}

/** A demonstration customer's session; the language is that of their letters. */
export async function customerCookie(
  origin: string,
  userId: string,
  {
    language = "zh",
    password = DEMONSTRATION_PASSWORD,
  }: { language?: Language; password?: string },
): Promise<string> {
  const person = people.find((each) => each.userId === userId);
  const form = { nationalId: person?.nationalId ?? "", userId, password };
  return cookieAfter(`${origin}/login`, form, language);
}

/** The session of a member of the demonstration's staff. */
export async function staffCookie(origin: string, userId: string): Promise<string> {
  const member = staff.find((each) => each.userId === userId);
  const code = totpOf(Buffer.from(fromBase32(member?.totpSecret ?? "")), stepOf(new Date()));
  const form = { userId, password: DEMONSTRATION_STAFF_PASSWORD, code };
  return cookieAfter(`${origin}/desk/sign-in`, form, "zh");
}

async function cookieAfter(
  url: string,
  form: Record<string, string>,
  language: Language,
): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: {
      cookie: `${LANGUAGE_COOKIE}=${languageTags[language]}`,
      origin: new URL(url).origin,
    },
    body: new URLSearchParams(form),
  });
  await response.arrayBuffer();
  const set = response.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  return set.filter((each) => /session=./.test(each)).join("; ");
}

/** Every page that links lead to from some, as far as the pattern goes. */
export async function walk(
  {
    origin,
    cookie,
    from,
    within,
  }: { origin: string; cookie: string; from: string[]; within: RegExp },
  language: Language,
): Promise<Walked[]> {
  const walked: Walked[] = [];
  const waiting = [...from];
  const seen = new Set(waiting.map(shapeOf));
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await fetch(`${origin}${path}`, {
      headers: { cookie: `${cookie}; ${LANGUAGE_COOKIE}=${languageTags[language]}` },
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    walked.push({ path, text });
    for (const [, link = ""] of text.matchAll(/href="(\/[^"#]*)/g)) {
      const next = link.replaceAll("&amp;", "&");
      if (!within.test(next) || NO_PAGE.test(next) || seen.has(shapeOf(next))) continue;
      seen.add(shapeOf(next));
      waiting.push(next);
    }
  }
  return walked;
}

/** Pages that differ by a reference or a query only are one screen. */
function shapeOf(path: string): string {
  return path.replace(/\?.*$/, "").replace(/\/[\w-]*\d[\w-]*(?=\/|$)/g, "/#");
}
