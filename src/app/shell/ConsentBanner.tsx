import { withChoice } from "#base/site/visitor.ts";
import { useShared } from "#web/shared.ts";
import styles from "./ConsentBanner.module.css";
import { useShellTexts } from "./shell-texts.ts";

/** Asks once whether views may be counted; it stays at the bottom of the window until answered. */
export function ConsentBanner() {
  const { visitor, search } = useShared();
  const texts = useShellTexts();
  if (visitor.counting !== "open") return null;
  return (
    <aside className={styles.consent} aria-label={texts.counting}>
      <div>
        <p>{texts.consent}</p>
        <p>
          <a href={withChoice(search, "counting", "agreed")} data-choice="counting" rel="nofollow">
            {texts.agree}
          </a>
          <a href={withChoice(search, "counting", "refused")} data-choice="counting" rel="nofollow">
            {texts.refuse}
          </a>
        </p>
      </div>
    </aside>
  );
}
