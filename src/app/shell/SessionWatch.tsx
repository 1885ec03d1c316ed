import { IDLE_WARNING_SECONDS } from "#base/identity/sign-in.ts";
import { DESK_EXTENSION_PATH, DESK_HOME, DESK_SESSION_PATH } from "#base/site/paths.ts";
import { useShared } from "#web/shared.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { PlainDialog } from "#web/ui/layout/PlainDialog.tsx";
import { useShellTexts } from "./shell-texts.ts";

/** What the enhancement needs at the desk; a customer's page has the defaults. */
const deskPaths = {
  "data-read": DESK_SESSION_PATH,
  "data-extend": DESK_EXTENSION_PATH,
  "data-sign-in": "/desk/sign-in?session=ended",
};

/**
 * The countdown of a signed-in customer on a public page, or of staff at the desk: hidden until the
 * session is about to end, and updated immediately when it ends elsewhere. The enhancement `session`
 * queries how long it lasts, because the shell is the same for everybody.
 */
export function SessionWatch() {
  const { session: texts, deskSession } = useShellTexts();
  const isDesk = useShared().site === "desk";
  return (
    <>
      <div
        hidden
        data-session=""
        data-warning={IDLE_WARNING_SECONDS}
        data-left={texts.left}
        data-announcement={texts.announcement}
        data-stayed={texts.stayed}
        {...(isDesk ? deskPaths : {})}
      />
      <PlainDialog
        id="still-there"
        title={
          <>
            <span data-idle="">{texts.askTitle}</span>
            {isDesk && (
              <span hidden data-final="">
                {deskSession.finalTitle}
              </span>
            )}
          </>
        }
        describedBy="still-there-why"
        actions={
          <>
            <div data-idle="">
              <Button href={isDesk ? DESK_HOME : "/overview"}>{texts.stayHere}</Button>
            </div>
            <form method="post" action={isDesk ? "/desk/sign-out" : "/logout"}>
              <FormToken />
              <Button variant="quiet">{texts.signOut}</Button>
            </form>
          </>
        }
      >
        <div id="still-there-why">
          <p data-idle="">{isDesk ? deskSession.ask : texts.ask}</p>
          {isDesk && (
            <p hidden data-final="">
              {deskSession.final}
            </p>
          )}
        </div>
        <p>
          <strong data-time="" />
        </p>
        <p role="status" className="sr-only" data-say="" />
      </PlainDialog>
    </>
  );
}
