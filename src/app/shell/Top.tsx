import { useShared } from "#web/shared.ts";
import { AppBanner } from "./AppBanner.tsx";
import { DeskHeader } from "./DeskHeader.tsx";
import { Header } from "./Header.tsx";

/** What comes before the screen of every page. */
export function Top() {
  if (useShared().site === "desk") return <DeskHeader />;
  return (
    <>
      <AppBanner />
      <Header />
    </>
  );
}
