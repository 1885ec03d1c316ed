import type { ReactNode } from "react";
import styles from "./Button.module.css";

interface Props {
  children: ReactNode;
  type?: "submit" | "button";
  look?: "main" | "quiet";
  onClick?: () => void;
}

/** A button; the main one of a form sends it. */
export function Button({ children, type = "submit", look = "main", onClick }: Props) {
  return (
    <button type={type} className={styles[look]} onClick={onClick}>
      {children}
    </button>
  );
}
