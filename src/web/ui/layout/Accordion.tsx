import type { ReactNode } from "react";
import styles from "./Accordion.module.css";
import { Icon } from "./Icon.tsx";

interface Props {
  items: readonly { id: string; title: string; content: ReactNode; open?: boolean }[];
}

/** Questions that expand to their answers; native, so that the browser's page search finds them. */
export function Accordion({ items }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} open={open}>
          <summary>
            <span>{title}</span>
            <Icon name="open" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
