import { useShared } from "#web/shared.ts";
import { AppBanner } from "./AppBanner.tsx";
import { ChoicesMenu, Header } from "./Header.tsx";
import { HeaderFrame } from "./HeaderFrame.tsx";
import { SignOut } from "./SignInState.tsx";

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

/** The header of every page of the desk: the bank's name, the choices, and sign-out. */
function DeskHeader() {
  return (
    <HeaderFrame>
      {/* There is no menu on a phone that would contain the choices. */}
      <ChoicesMenu isOnSmallScreens />
      <SignOut action="/desk/sign-out" />
    </HeaderFrame>
  );
}
