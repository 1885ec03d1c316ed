import type { ReactNode } from "react";
import { colours } from "#base/site/brand.ts";
import { languageTags } from "#base/text/language.ts";
import { type Shared, SharedContext } from "#web/shared.ts";
import { AppBanner } from "./AppBanner.tsx";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { DeskFooter } from "./DeskFooter.tsx";
import { DeskHeader } from "./DeskHeader.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { LatePrograms } from "./LatePrograms.tsx";
import { SessionWatch } from "./SessionWatch.tsx";
import { ShellContext } from "./shell.ts";
import type { Texts } from "./texts/zh.ts";

/** The enhancement that counts a session down. */
const SESSION_PROGRAM = "session";

interface Props {
  shared: Shared;
  texts: Texts;
  /** The page's style sheets. */
  styles: ReactNode;
  /** The scripts of a hydrated page, besides the small one that every page has. */
  scripts: ReactNode;
  /** The enhancements that the screen requests. */
  enhance?: readonly string[] | undefined;
  children: ReactNode;
}

/** A whole page: what is common to all, around the screen. */
export function Document({ shared, texts, styles, scripts, enhance = [], children }: Props) {
  const { language, theme, text, easy, counting } = shared.visitor;
  const isDesk = shared.site === "desk";
  // A customer's own pages show the countdown; their other pages hide it.
  const isWatched = !isDesk && shared.visitor.signedIn && !enhance.includes(SESSION_PROGRAM);
  const programs = isWatched ? [...enhance, SESSION_PROGRAM] : enhance;
  return (
    <SharedContext value={shared}>
      <ShellContext value={texts}>
        <html
          lang={languageTags[language]}
          data-theme={theme === "system" ? undefined : theme}
          data-text={text === "middle" ? undefined : text}
          data-easy={easy ? "" : undefined}
          data-consent={isDesk || counting !== "open" ? undefined : ""}
        >
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta
              name="theme-color"
              content={colours.paper.day}
              media="(prefers-color-scheme: light)"
            />
            <meta
              name="theme-color"
              content={colours.paper.night}
              media="(prefers-color-scheme: dark)"
            />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            {styles}
          </head>
          <body>
            {!isDesk && <AppBanner />}
            {isDesk ? <DeskHeader /> : <Header />}
            {children}
            {isDesk ? <DeskFooter /> : <Footer />}
            {!isDesk && <ConsentBanner />}
            {isWatched && <SessionWatch />}
            {scripts}
            <script type="module" src="/site.js" />
            {scripts ? (
              <LatePrograms names={programs} />
            ) : (
              programs.map((name) => (
                <script key={name} type="module" src={`/enhance/${name}.js`} />
              ))
            )}
          </body>
        </html>
      </ShellContext>
    </SharedContext>
  );
}
