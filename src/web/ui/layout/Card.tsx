import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface Props {
  title: string;
  level?: 2 | 3;
  /** A drawing over the title. */
  sign?: ReactNode;
  /** A small label over the title: the kind of content. */
  kind?: string;
  /** With it, the whole card is its title's link. */
  href?: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** One item: a title, its content, and its actions. */
export function Card({ title, level = 2, sign, kind, href, children, actions }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.card} data-leads={href !== undefined || undefined}>
      {sign && <div className={styles.sign}>{sign}</div>}
      {kind && <p className={styles.kind}>{kind}</p>}
      <Heading className={styles.title}>{href ? <a href={href}>{title}</a> : title}</Heading>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
