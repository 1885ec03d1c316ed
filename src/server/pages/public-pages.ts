import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import type { Visitor } from "#base/site/visitor.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Endpoint } from "../api/call-context.ts";
import { askWithin, invokers } from "../api/invoke.ts";
import { noCookies } from "../http/cookies.ts";
import type { Settings } from "../settings/settings.ts";
import { noFiles } from "../uploads/form-parts.ts";
import type { PageBundle, PageEntry } from "./render.ts";
import { bundleOf, screenFinder } from "./screens.ts";

/** A rendered page of the customers' site. */
export interface PublicPage {
  status: number;
  html: string;
}

/** Which page to render, from which database, at which time. */
export interface PublicPageRequest {
  /** With the query that the page itself reads. */
  path: string;
  /** The query for the links to other languages. */
  search: string;
  db: Db;
  now: Date;
}

/** The caller of a preview: a call's context without its identity. */
export type DrawingContext = Omit<CallContext<"anyone">, "customer" | "staff">;

/** Renders a plain page of the customers' site for an anonymous visitor; null for none. */
export type DrawPublicPage = (
  context: DrawingContext,
  request: PublicPageRequest,
) => Promise<PublicPage | null>;

/** Renders with the screens and handlers of the customers' site; the first page loads both. */
export function publicPages(
  { pagesDirectory, origin }: Pick<Settings, "pagesDirectory" | "origin">,
  endpoints: readonly Endpoint[],
): DrawPublicPage {
  let opening: ReturnType<typeof open> | undefined;
  async function open() {
    const whole = (await import(join(pagesDirectory, "server/index.js"))) as PageBundle;
    const build = bundleOf(whole, "customers");
    const entry = build.entry.module as unknown as PageEntry;
    return { entry, find: screenFinder(build), invokers: invokers(endpoints) };
  }
  return async (staffContext, { path, search, db, now }) => {
    opening ??= open();
    const { entry, find, invokers: invokersByKey } = await opening;
    const { pathname } = new URL(path, origin);
    const found = find(pathname);
    if (!found?.isPlain) return null;
    const visitor = strangerOf(staffContext);
    const shared = { site: "customers", visitor, origin, formToken: "" } as const;
    const context = new RouterContextProvider();
    context.set(entry.visitContext, {
      ...shared,
      nonce: "",
      ask: askWithin(invokersByKey, asStranger(staffContext, { db, now })),
      submit: () => Promise.reject(new Error("a page that is only looked at sends no form")),
      startResponse: () => undefined,
      onFault: () => undefined,
      now,
      demonstration: false,
      screen: {},
    });
    const page = await entry.renderPlain(
      found.screen,
      { request: { url: `${origin}${path}`, method: "GET" }, params: found.params, context },
      { shared: { ...shared, pathname, search }, styles: found.styles },
    );
    return "html" in page ? { status: page.status, html: page.html } : null;
  };
}

function strangerOf({ language, device }: DrawingContext): Visitor {
  return {
    language,
    device,
    theme: "system",
    text: "middle",
    easy: false,
    counting: "refused",
    appWord: "away",
    signedIn: false,
  };
}

/** The same request without its caller: no session, no cookies, and nothing is counted. */
function asStranger(
  context: DrawingContext,
  { db, now }: Pick<PublicPageRequest, "db" | "now">,
): CallContext<"anyone"> {
  const { from, language, device, origin, deskOrigin, ports, sessions, staffSessions } = context;
  const { vault, keypad, costly, publicPages: draw, log } = context;
  return {
    customer: null,
    staff: null,
    actor: { kind: "visitor" },
    signedOutReason: "CHEA000001",
    door: "page",
    analyticsAllowed: false,
    files: noFiles,
    cookies: noCookies(),
    ...{ db, now, from, language, device, origin, deskOrigin, ports, sessions, staffSessions },
    ...{ vault, keypad, costly, publicPages: draw, log },
  };
}
