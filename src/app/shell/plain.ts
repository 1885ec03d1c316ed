import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { withoutChoices } from "#base/site/visitor.ts";
import { escapeHtml } from "#base/text/escape-html.ts";
import { type Shared, SharedContext } from "#web/shared.ts";
import { type ShellParts, ShellPartsContext } from "./AsServed.tsx";
import { Bottom } from "./Bottom.tsx";
import { Document } from "./Document.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { Head } from "./Head.tsx";
import { sectionOf } from "./menu.ts";
import { PcOnly } from "./PcOnly.tsx";
import { ErrorPageContext, errorPageTexts } from "./root-data.ts";
import { anchorWords, shellTexts } from "./shell-texts.ts";
import { Top } from "./Top.tsx";

// A page without scripts needs nothing of the router but its path: its loader is called, its screen
// is rendered, and that is all. It costs a quarter of the router's time; the router still renders
// screens that hydrate and every path that is not spelled exactly.

/**
 * What the server renders around a screen. It has no state, so a browser neither needs its code nor
 * renders it again (decision 056).
 */
export const shellParts: ShellParts = { Head, Top, Bottom };

/** A screen that can be rendered without the router. */
export interface PlainScreen {
  loader?(args: PlainArguments): unknown;
  action?(args: PlainArguments): unknown;
  Screen: ComponentType<never>;
  handle?: ScreenHandle;
}

/** The arguments of a loader or an action. */
export interface PlainArguments {
  request: Request;
  params: Record<string, string>;
  context: unknown;
}

/**
 * The result of a screen: a whole page, where in it the screen begins, and its status; or a
 * response such as a redirect.
 */
export type PlainPage =
  | { html: string; status: number; mayCache: boolean; screenAt: number }
  | { response: Response };

/**
 * Runs a screen's action and loader and renders the page. A phone gets the notice of a screen for
 * PCs before either runs: it is not asked to sign in for a page that it cannot use.
 */
export async function renderPlain(
  screen: PlainScreen,
  given: PlainArguments,
  { shared: address, styles }: { shared: Omit<Shared, "mainAnchor">; styles: readonly string[] },
): Promise<PlainPage> {
  const mainAnchor = anchorWords(shellTexts[address.visitor.language], "main");
  const shared = { ...address, mainAnchor };
  const { enhance, pcOnly } = screen.handle ?? {};
  if (pcOnly && shared.visitor.device !== "pc") {
    const notice = draw(createElement(PcOnly), shared, { styles });
    return { ...notice, status: 200, mayCache: true };
  }
  try {
    const posted = given.request.method === "POST";
    if (posted && !screen.action) throw new Response(null, { status: 405 });
    const acted = posted ? await outcomeOf(screen.action, given) : nothing;
    if (acted.response) return { response: acted.response };
    const loaded = await outcomeOf(screen.loader, given);
    if (loaded.response) return { response: loaded.response };
    const { value: loaderData } = loaded;
    const drawn = { loaderData, actionData: acted.value, params: given.params };
    const element = createElement(screen.Screen, drawn as never);
    const status = acted.status === 200 ? loaded.status : acted.status;
    return { ...draw(element, shared, { styles, enhance }), status, mayCache: loaded.mayCache };
  } catch (thrown) {
    // A loader may throw a redirect to another page, such as the sign-in.
    if (thrown instanceof Response && thrown.headers.has("location")) return { response: thrown };
    const status = statusThrown(thrown);
    if (status === null) throw thrown;
    const drawn = draw(createElement(ErrorPage, { status }), shared, { styles });
    return { ...drawn, status, mayCache: false };
  }
}

interface Outcome {
  value: unknown;
  status: number;
  /** False where the loader says `no-store`: the number of such addresses is unlimited. */
  mayCache: boolean;
  response?: Response;
}

const nothing: Outcome = { value: undefined, status: 200, mayCache: true };

async function outcomeOf(work: PlainScreen["loader"], given: PlainArguments): Promise<Outcome> {
  if (!work) return nothing;
  const value = await work(given);
  if (value instanceof Response) return { ...nothing, status: value.status, response: value };
  if (!isData(value)) return { ...nothing, value };
  const { status = 200, headers } = value.init ?? {};
  const mayCache = new Headers(headers).get("cache-control") !== "no-store";
  return { value: value.data, status, mayCache };
}

/** The result of the router's `data()`. */
function isData(value: unknown): value is { data: unknown; init?: ResponseInit | null } {
  return (value as { type?: string } | null)?.type === "DataWithResponseInit";
}

function statusThrown(thrown: unknown): number | null {
  if (thrown instanceof Response) return thrown.status;
  return isData(thrown) ? (thrown.init?.status ?? 500) : null;
}

/** What a page loads: its style sheets and its enhancements. */
interface Files {
  styles: readonly string[];
  enhance?: readonly string[] | undefined;
}

/** The screen inside its shell: the screen is rendered for this page, the shell once for many. */
function draw(element: ReactNode, shared: Shared, files: Files) {
  const texts = errorPageTexts(shellTexts[shared.visitor.language]);
  const children = createElement(Fragment, null, createElement(SCREEN_TAG), element);
  const words = createElement(ErrorPageContext, { value: texts }, children);
  const drawn = renderToStaticMarkup(createElement(SharedContext, { value: shared }, words));
  // React renders a screen's metadata for search engines first, before everything else.
  const [metadata, screen] = cutAt(drawn, SCREEN_MARK);
  const [head, body, end] = shellOf(shared, files);
  const query = withoutChoices(shared.search);
  // Links to a choice repeat the rest of the query; a cached shell contains none of it.
  const others = query === "" ? "" : `${escapeHtml(query)}&amp;`;
  const filled = (part: string) => part.replaceAll(QUERY_MARK_AND, () => others);
  const above = `${head}${metadata}${filled(body.replaceAll(TOKEN_MARK, shared.formToken))}`;
  return { html: `${above}${screen}${filled(end)}`, screenAt: above.length };
}

/** What was rendered before a mark of ours, and after it. */
function cutAt(html: string, mark: string): [before: string, after: string] {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`a page was rendered without ${mark}`);
  return [html.slice(0, at), html.slice(at + mark.length)];
}

type ShellMarkup = readonly [head: string, body: string, end: string];

const SHELLS_MOST = 500;
/** Rendered where a screen begins, and cut out again. */
const SCREEN_TAG = "screen-begins";
const HEAD_END = "</head>";
const SCREEN_MARK = `<${SCREEN_TAG}></${SCREEN_TAG}>`;
/** The placeholder in a cached shell for each session's own token; no address can contain it. */
const TOKEN_MARK = `form-token-${crypto.randomUUID()}`;
/** The placeholder for each address's query, before a choice. */
const QUERY_MARK = `query-${crypto.randomUUID()}`;
const QUERY_MARK_AND = `${QUERY_MARK}&amp;`;
const shells = new Map<string, ShellMarkup>();

/** The shell up to its head's end, up to the screen, and after it. */
function shellOf(visited: Shared, { styles, enhance = [] }: Files): ShellMarkup {
  // The shell knows of the address only to which of its own links it belongs.
  const pathname = sectionOf(visited.pathname);
  const formToken = visited.formToken === "" ? "" : TOKEN_MARK;
  const shared = { ...visited, pathname, search: QUERY_MARK, formToken };
  const { visitor } = shared;
  const around = [shared.site, pathname, formToken, ...styles, ...enhance];
  const key = [...Object.values(visitor), ...around].join(" ");
  const found = shells.get(key);
  if (found) return found;
  const links = styles.map((href) => createElement("link", { key: href, rel: "stylesheet", href }));
  const texts = errorPageTexts(shellTexts[visitor.language]);
  const children = createElement(SCREEN_TAG);
  const given = { shared, texts, styles: links, scripts: null, enhance, children };
  const page = createElement(
    ShellPartsContext,
    { value: shellParts },
    createElement(Document, given),
  );
  const [before, end] = cutAt(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, SCREEN_MARK);
  const [head, body] = cutAt(before, HEAD_END);
  const parts = [head, `${HEAD_END}${body}`, end] as const;
  for (const oldest of shells.keys()) {
    if (shells.size < SHELLS_MOST) break;
    shells.delete(oldest);
  }
  shells.set(key, parts);
  return parts;
}
