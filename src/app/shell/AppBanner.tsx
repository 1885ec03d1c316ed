import { app } from "#base/site/brand.ts";
import { withChoice } from "#base/site/visitor.ts";
import { useShared } from "#web/shared.ts";
import styles from "./AppBanner.module.css";
import { useShellTexts } from "./shell-texts.ts";

/** On a visitor's phone, a notice about the app until it is dismissed; not for customers. */
export function AppBanner() {
  const { visitor, search } = useShared();
  const texts = useShellTexts();
  if (visitor.device === "pc" || visitor.appWord === "away" || visitor.signedIn) return null;
  return (
    <aside className={`${styles.strip} ${styles.app}`} aria-label={texts.app}>
      <p>{texts.appWord}</p>
      <p>
        <a href={app[visitor.device].store} rel="external noreferrer">
          {texts.appGet}
          <span className="sr-only">{texts.newWindow}</span>
        </a>
        <a href={withChoice(search, "app", "away")} data-choice="app" rel="nofollow">
          {texts.appAway}
        </a>
      </p>
    </aside>
  );
}
