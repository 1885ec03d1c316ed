import type { ReactNode } from "react";
import styles from "./Choice.module.css";

interface Props {
  id: string;
  name: string;
  value: string;
  /** Its name. */
  title: ReactNode;
  /** What distinguishes it from others of the same name. */
  about?: ReactNode;
  /** A short label that marks it. */
  mark?: string | undefined;
  isChosen: boolean;
  isDisabled?: boolean;
  isHidden?: boolean;
}

/** One account of several, as a row that is a single click target. */
export function Choice(props: Props) {
  const { id, name, value, title, about, mark, isChosen, isDisabled, isHidden } = props;
  return (
    <div className={styles.choice} hidden={isHidden}>
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={isDisabled || isHidden}
      />
      <label htmlFor={id}>
        <span className={styles.title}>
          {title} {mark && <span className={styles.mark}>{mark}</span>}
        </span>{" "}
        {about && <span className={styles.about}>{about}</span>}
      </label>
    </div>
  );
}
