import { type ReactNode, useContext, useEffect } from "react";
import { languageTags } from "#base/text/language.ts";
import { type Shared, SharedContext } from "#web/shared.ts";
import { AsServed, ShellPartsContext } from "./AsServed.tsx";
import { ErrorPageContext, type ErrorPageTexts } from "./root-data.ts";

/** The enhancement that counts a session down. */
const SESSION_PROGRAM = "session";

interface Props {
  shared: Shared;
  texts: ErrorPageTexts;
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
  const parts = useContext(ShellPartsContext);
  const isDesk = shared.site === "desk";
  // A customer's own pages show the countdown; their other pages and those of the desk hide it.
  const isWatched = shared.visitor.signedIn && !enhance.includes(SESSION_PROGRAM);
  const programs = isWatched ? [...enhance, SESSION_PROGRAM] : enhance;
  return (
    <SharedContext value={shared}>
      <ErrorPageContext value={texts}>
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
            {parts && <parts.Head />}
            {styles}
          </head>
          <body>
            <AsServed id="top-of-page" drawn={parts && <parts.Top />} />
            {children}
            <AsServed id="bottom-of-page" drawn={parts && <parts.Bottom isWatched={isWatched} />} />
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
      </ErrorPageContext>
    </SharedContext>
  );
}

/**
 * Starts the enhancements of a hydrated page after React has hydrated it: earlier, they would
 * change the DOM that React expects, and it would render the whole page again.
 */
function LatePrograms({ names }: { names: readonly string[] }) {
  const wanted = names.join(" ");
  useEffect(() => {
    // A module that was imported already does not run again.
    for (const name of wanted.split(" ").filter(Boolean)) {
      void import(/* @vite-ignore */ `/enhance/${name}.js`);
    }
  }, [wanted]);
  return null;
}
