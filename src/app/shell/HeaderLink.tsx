import type { ReactNode } from "react";
import { useShared } from "#web/shared.ts";
import styles from "./HeaderLink.module.css";
import { currentAt } from "./menu.ts";
import { useShellTexts } from "./shell-texts.ts";

interface Props {
  href: string;
  label: string;
  isUrgent?: boolean;
  children: ReactNode;
}

/** An icon of the header with its label, which is only announced where it does not fit. */
export function HeaderLink({ href, label, isUrgent = false, children }: Props) {
  const { pathname } = useShared();
  return (
    <a
      className={`${styles.link} ${isUrgent ? styles.urgent : styles.search}`}
      href={href}
      aria-current={currentAt({ path: href }, pathname)}
    >
      {children}
      <span>{label}</span>
    </a>
  );
}

/** The bank's logo: a sun that rises over a line of sea. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="20" className={styles.sky} />
      <path d="M9 24a11 11 0 0 1 22 0z" className={styles.sun} />
      <path d="M7 28h26M12 33h16" className={styles.sea} />
    </svg>
  );
}

/** The first element in the tab order: skips the menus. Only visible with focus. */
export function SkipLink() {
  const texts = useShellTexts();
  return (
    <a className={styles.skip} href="#main">
      {texts.skip}
    </a>
  );
}
