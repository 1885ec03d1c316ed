import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { ShellPartsContext } from "#app/shell/AsServed.tsx";
import { shellParts } from "#app/shell/plain.ts";
import { NonceContext, RootDataContext, rootData } from "#app/shell/root-data.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { visitContext } from "#web/visit.ts";

export { outdatedNotice } from "#app/shell/outdated-notice.ts";
export { renderPlain } from "#app/shell/plain.ts";
export { visitContext } from "#web/visit.ts";

/** Rendering is aborted after this many milliseconds. */
export const streamTimeout = 5_000;

/**
 * Renders the whole document in one piece, without streaming: the cheapest way, and the result can
 * be cached and compressed.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const visit = loadContext.get(visitContext);
  for (const match of context.staticHandlerContext.matches) {
    Object.assign(visit.screen, match.route.handle as ScreenHandle | undefined);
  }
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new PassThrough();
    sink.on("data", (part: Buffer) => parts.push(part));
    sink.on("end", () => {
      clearTimeout(timer);
      resolve(new Response(withLateScripts(String(Buffer.concat(parts))), { status, headers }));
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={visit.nonce}>
        <RootDataContext value={rootData(visit)}>
          <ShellPartsContext value={shellParts}>
            <ServerRouter context={context} url={request.url} nonce={visit.nonce} />
          </ShellPartsContext>
        </RootDataContext>
      </NonceContext>,
      {
        nonce: visit.nonce,
        onAllReady: () => pipe(sink),
        onShellError: (thrown) => {
          clearTimeout(timer);
          reject(thrown);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout);
  });
}

/**
 * The page is drawn before its scripts arrive: as urgent as the style sheet, which is what browsers
 * make of these links, they would delay it by 120 kB.
 */
function withLateScripts(html: string): string {
  const link = '<link rel="modulepreload"';
  return html.replaceAll(link, `${link} fetchpriority="low"`);
}

/** An error in a loader, an action or a screen is a fault; an unknown URL is not. */
export const handleError: HandleErrorFunction = (thrown, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(thrown) && thrown.status < 500) return;
  (context as RouterContextProvider).get(visitContext).onFault(thrown);
};
