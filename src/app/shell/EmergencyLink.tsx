import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import { useShared } from "#web/shared.ts";
import { Icon } from "#web/ui/layout/Icon.tsx";
import styles from "./EmergencyLink.module.css";
import { useShellTexts } from "./shell.ts";

/** The way to reporting a lost card and to help after fraud: one step from every page, on every screen. */
export function EmergencyLink() {
  const { pathname, visitor } = useShared();
  const texts = useShellTexts();
  return (
    <a
      className={styles.emergency}
      href={EMERGENCIES_PATH}
      aria-current={pathname === EMERGENCIES_PATH ? "page" : undefined}
      data-short={visitor.signedIn || undefined}
    >
      <Icon name="warn" />
      <span>{texts.emergencies}</span>
    </a>
  );
}
