import { IDLE_WARNING_SECONDS } from "#base/identity/sign-in.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import type { SignedIn } from "#web/signed-in.ts";
import { Button } from "../forms/Button.tsx";
import { FormToken } from "../forms/FormToken.tsx";
import { Icon } from "../layout/Icon.tsx";
import { PlainDialog } from "../layout/PlainDialog.tsx";
import styles from "./SessionBar.module.css";

/** The texts of an open session. */
export interface SessionTexts {
  /** The bar's label. */
  label: string;
  /** Without scripts: "Signed in until {time}". */
  until: string;
  /** With scripts, every second: "Signs out in {time}". */
  left: string;
  /** The same as it is announced now and then: "{seconds} seconds". */
  announcement: string;
  stay: string;
  stayed: string;
  signOut: string;
  askTitle: string;
  ask: string;
  stayHere: string;
}

/**
 * Elements that the enhancement writes to, perhaps before React hydrates the page: React leaves
 * their content alone. The markup is constant, as a page may not set markup by script.
 */
const writtenElsewhere = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: "" },
} as const;

interface Props {
  session: Pick<SignedIn, "name" | "userId" | "secondsLeft" | "until">;
  texts: SessionTexts;
}

/** The signed-in customer and the time left; src/areas/login/browser/session.ts counts down. */
export function SessionBar({ session, texts }: Props) {
  const { pathname, search } = useShared();
  const { name, userId, secondsLeft, until } = session;
  return (
    <>
      <section
        aria-label={texts.label}
        className={styles.bar}
        data-session={secondsLeft}
        data-warning={IDLE_WARNING_SECONDS}
        data-left={texts.left}
        data-announcement={texts.announcement}
        data-stayed={texts.stayed}
      >
        <p className={styles.who}>
          <strong>{name}</strong> <span>{userId}</span>
        </p>
        <p className={styles.time}>
          <Icon name="wait" />
          <span data-time="" suppressHydrationWarning>
            {fill(texts.until, { time: until })}
          </span>
        </p>
        <a href={pathname + search} data-stay="">
          {texts.stay}
        </a>
        <form method="post" action="/logout">
          <FormToken />
          <Button variant="link">{texts.signOut}</Button>
        </form>
        <p role="status" className="sr-only" data-say="" {...writtenElsewhere} />
      </section>
      <PlainDialog
        id="still-there"
        title={texts.askTitle}
        describedBy="still-there-why"
        actions={
          <>
            <Button href={pathname + search}>{texts.stayHere}</Button>
            <form method="post" action="/logout">
              <FormToken />
              <Button variant="quiet">{texts.signOut}</Button>
            </form>
          </>
        }
      >
        <p id="still-there-why">{texts.ask}</p>
        <p className={styles.time}>
          <Icon name="wait" />
          <strong data-time="" {...writtenElsewhere} />
        </p>
        <p role="status" className="sr-only" data-say="" {...writtenElsewhere} />
      </PlainDialog>
    </>
  );
}
