import { type ReactNode, useContext } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import { Footer } from "#app/shell/Footer.tsx";
import { Header } from "#app/shell/Header.tsx";
import { PcOnly } from "#app/shell/PcOnly.tsx";
import type { Shell } from "#app/shell/shell.ts";
import { Trouble } from "#app/shell/Trouble.tsx";
import { texts as en } from "#app/shell/texts/en.ts";
import { texts as ko } from "#app/shell/texts/ko.ts";
import { texts as zh } from "#app/shell/texts/zh.ts";
import { languageTags } from "#base/language.ts";
import { NonceContext } from "#web/nonce.ts";
import { useShared } from "#web/shared.ts";
import { type ScreenHandle, visitContext } from "#web/visit.ts";
import type { Route } from "./+types/root.ts";
import "#web/styles/tokens.css";
import "#web/styles/base.css";

/** What every part of the page may know; the server decides it once. */
export function loader({ context }: Route.LoaderArgs): Shell {
  const { visitor, origin } = context.get(visitContext);
  return { visitor, origin, texts: { zh, en, ko }[visitor.language] };
}

/** Who is asking does not change while a page is open. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { visitor } = useShared();
  const hydrate = useMatches().some((match) => (match.handle as ScreenHandle | null)?.hydrate);
  return (
    <html
      lang={languageTags[visitor.language]}
      data-theme={visitor.theme === "system" ? undefined : visitor.theme}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffdf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f172a" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <Header />
        {children}
        <Footer />
        {hydrate && <Hydration />}
      </body>
    </html>
  );
}

/** Only pages that ask for it carry scripts. Old browsers get the streams that React Router needs. */
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
  const { visitor } = useShared();
  const pcOnly = useMatches().some((match) => (match.handle as ScreenHandle | null)?.pcOnly);
  return pcOnly && visitor.device !== "pc" ? <PcOnly /> : <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Trouble status={isRouteErrorResponse(error) ? error.status : 500} />;
}
