import type { Texts } from "../../texts/zh.ts";
import styles from "./Crumbs.module.css";

interface Props {
  texts: Texts;
  /** From the top down; the page itself is the heading. */
  steps: readonly { href: string; name: string }[];
}

/** The breadcrumbs. */
export function Crumbs({ texts, steps }: Props) {
  return (
    <nav aria-label={texts.path} className={styles.crumbs}>
      <ol>
        {steps.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
