import { useShared } from "#web/shared.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { DeskFooter } from "./DeskFooter.tsx";
import { Footer } from "./Footer.tsx";
import { SessionWatch } from "./SessionWatch.tsx";

/** What follows the screen of every page. */
export function Bottom({ isWatched }: { isWatched: boolean }) {
  if (useShared().site === "desk") return <DeskFooter />;
  return (
    <>
      <Footer />
      <ConsentBanner />
      {isWatched && <SessionWatch />}
    </>
  );
}
