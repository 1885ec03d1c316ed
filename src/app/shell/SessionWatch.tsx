import { IDLE_WARNING_SECONDS } from "#base/identity/sign-in.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { PlainDialog } from "#web/ui/layout/PlainDialog.tsx";
import { useShellTexts } from "./shell.ts";

/**
 * Words that the program writes, perhaps before React takes a hydrated page over: React leaves what is
 * inside alone, instead of drawing the whole page anew because it finds other words.
 */
const writtenElsewhere = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: "" },
} as const;

/**
 * The countdown of a signed-in customer on a page that is for everybody: out of sight until the session
 * nears its end, and told at once when it ends elsewhere. The small program `session` asks the bank how
 * long it lasts, for the shell is the same for all customers.
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
        data-told={texts.announcement}
        data-stayed={texts.stayed}
      />
      <PlainDialog
        id="still-there"
        title={texts.askTitle}
        actions={
          <>
            <Button href="/overview">{texts.stayHere}</Button>
            <form method="post" action="/logout">
              <FormToken />
              <Button look="quiet">{texts.signOut}</Button>
            </form>
          </>
        }
      >
        <p>{texts.ask}</p>
        <p>
          <strong data-time="" {...writtenElsewhere} />
        </p>
        <p role="status" className="sr-only" data-say="" {...writtenElsewhere} />
      </PlainDialog>
    </>
  );
}
