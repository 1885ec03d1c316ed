import { useShared } from "#web/shared.ts";
import { FormToken } from "#web/ui/forms/FormToken.tsx";
import { OPEN_ACCOUNT_PATH } from "./menu.ts";
import styles from "./SignInState.module.css";
import { useShellTexts } from "./shell-texts.ts";

/** Sign-in; for a signed-in customer the link to their accounts and, where it fits, sign-out. */
export function SignInState() {
  const { visitor } = useShared();
  const texts = useShellTexts();
  if (!visitor.signedIn) {
    return (
      <>
        <a className={`${styles.button} ${styles.open}`} href={OPEN_ACCOUNT_PATH}>
          {texts.openAccount}
        </a>
        <a className={`${styles.button} ${styles.main}`} href="/login">
          {texts.signIn}
        </a>
      </>
    );
  }
  return (
    <>
      <a className={`${styles.button} ${styles.main} ${styles.own}`} href="/overview">
        {texts.overview}
      </a>
      <div className={styles.wide}>
        <SignOut action="/logout" />
      </div>
    </>
  );
}

/** Sign-out: a form, because it changes something. Empty for visitors who are not signed in. */
export function SignOut({ action }: { action: string }) {
  const { visitor } = useShared();
  const texts = useShellTexts();
  if (!visitor.signedIn) return null;
  return (
    <form method="post" action={action} className={styles.out}>
      <FormToken />
      <button type="submit">{texts.signOut}</button>
    </form>
  );
}
