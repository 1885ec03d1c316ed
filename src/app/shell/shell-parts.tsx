// What is around the screen of every page. The server draws it and hands it to the document; it has
// no state, so a browser neither needs its code nor draws it again.

import { useShared } from "#web/shared.ts";
import { AppBanner } from "./AppBanner.tsx";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { DeskFooter } from "./DeskFooter.tsx";
import { DeskHeader } from "./DeskHeader.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { SessionWatch } from "./SessionWatch.tsx";

/** What comes before the screen. */
function Top() {
  if (useShared().site === "desk") return <DeskHeader />;
  return (
    <>
      <AppBanner />
      <Header />
    </>
  );
}

/** What follows the screen. */
function Bottom({ isWatched }: { isWatched: boolean }) {
  if (useShared().site === "desk") return <DeskFooter />;
  return (
    <>
      <Footer />
      <ConsentBanner />
      {isWatched && <SessionWatch />}
    </>
  );
}

/** For the server's `ShellPartsContext`. */
export const shellParts = { Top, Bottom };
