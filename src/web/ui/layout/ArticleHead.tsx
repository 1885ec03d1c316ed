import type { ReactNode } from "react";
import styles from "./ArticleHead.module.css";

interface Props {
  /** The section it belongs to, with a link there. */
  back: { href: string; name: string };
  /** The kind of content. */
  kind?: string;
  title: string;
  /** When, which version, by whom: one line under the title. */
  children: ReactNode;
}

/** The top of an article: its section, its title, and the facts about it. */
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
