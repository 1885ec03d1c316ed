import { Icon } from "#web/ui/layout/Icon.tsx";
import styles from "./OpenState.module.css";

interface Props {
  isOpen: boolean;
  /** "Open" or "closed". */
  word: string;
  /** Until when, or from when on. */
  when?: string | null;
}

/** Whether somebody is available now: an icon and a word, never the colour alone. */
export function OpenState({ isOpen, word, when }: Props) {
  return (
    <p className={styles.state} data-open={isOpen}>
      <strong>
        <Icon name={isOpen ? "right" : "wait"} />
        {word}
      </strong>
      {when && <span>{when}</span>}
    </p>
  );
}
