import type { ReactNode } from "react";
import { useShared } from "#web/shared.ts";
import styles from "./HeaderLink.module.css";
import { currentAt } from "./menu.ts";

interface Props {
  href: string;
  label: string;
  isUrgent?: boolean;
  children: ReactNode;
}

/** A sign of the header with its word, which is read out where there is no room to show it. */
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
