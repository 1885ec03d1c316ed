import type { ReactNode } from "react";
import styles from "./ArticleHead.module.css";

interface Props {
  /** Where it belongs, and the way back there. */
  back: { href: string; name: string };
  /** What kind of thing it is. */
  kind?: string;
  title: string;
  /** When, which version, by whom: one line under the title. */
  children: ReactNode;
}

/** The top of something to read: where it belongs, its title, and the facts about it. */
export function ArticleHead({ back, kind, title, children }: Props) {
  return (
    <>
      <p className={styles.kind}>
        <a href={back.href}>{back.name}</a>
        {kind && <span>{kind}</span>}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts}>{children}</p>
    </>
  );
}
