import { type ReactNode, useContext } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { Document } from "#app/shell/Document.tsx";
import { ErrorPage } from "#app/shell/ErrorPage.tsx";
import { FormOutage } from "#app/shell/FormOutage.tsx";
import { NonceContext, RootDataContext, rootData } from "#app/shell/root-data.ts";
import { anchorWords } from "#app/shell/shell-texts.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { visitContext } from "#web/visit.ts";
import type { Route } from "./+types/root.ts";
import "#web/styles/tokens.css";
import "#web/styles/base.css";

// Only the server draws the shell; its styles are in the sheet that browsers get all the same.
import.meta.glob("./app/shell/*.module.css", { eager: true });

export function loader({ context }: Route.LoaderArgs) {
  return rootData(context.get(visitContext));
}

/** The visitor does not change while a page is open. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const onServer = useContext(RootDataContext);
  const root = loaded ?? onServer;
  const { pathname, search } = useLocation();
  const handles = useMatches().map((match) => (match.handle ?? {}) as ScreenHandle);
  // Without the root's data the browser cannot hydrate the page.
  const hydrate = loaded !== undefined && handles.some((handle) => handle.hydrate);
  if (!root) throw new Error("the root did not load");
  const { site, visitor, origin, formToken, texts } = root;
  const mainAnchor = anchorWords(texts.anchor, "main");
  return (
    <Document
      shared={{ site, visitor, origin, formToken, pathname, search, mainAnchor }}
      texts={texts}
      styles={<Links />}
      scripts={hydrate ? <Hydration /> : null}
      enhance={handles.flatMap((handle) => handle.enhance ?? [])}
    >
      {children}
    </Document>
  );
}

/** Only pages that need it load scripts. Old browsers get a shim for hydration's streams. */
function Hydration() {
  const nonce = useContext(NonceContext);
  return (
    <>
      <script src="/legacy-streams.js" nonce={nonce} suppressHydrationWarning />
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}

export default function Root() {
  return (
    <>
      <FormOutage />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
