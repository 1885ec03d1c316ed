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
