import { IDLE_WARNING_SECONDS } from "#base/identity/sign-in.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { PlainDialog } from "#web/ui/layout/PlainDialog.tsx";
import { useShellTexts } from "./shell-texts.ts";

/**
 * The countdown of a signed-in customer on a public page: hidden until the session is about to end,
 * and updated immediately when it ends elsewhere. The enhancement `session` queries how long it
 * lasts, because the shell is the same for all customers.
 */
export function SessionWatch() {
  const { session: texts } = useShellTexts();
  return (
    <>
      <div
        hidden
        data-session=""
        data-warning={IDLE_WARNING_SECONDS}
        data-left={texts.left}
        data-announcement={texts.announcement}
        data-stayed={texts.stayed}
      />
      <PlainDialog
        id="still-there"
        title={texts.askTitle}
        describedBy="still-there-why"
        actions={
          <>
            <Button href="/overview">{texts.stayHere}</Button>
            <form method="post" action="/logout">
              <FormToken />
              <Button variant="quiet">{texts.signOut}</Button>
            </form>
          </>
        }
      >
        <p id="still-there-why">{texts.ask}</p>
        <p>
          <strong data-time="" />
        </p>
        <p role="status" className="sr-only" data-say="" />
      </PlainDialog>
    </>
  );
}
