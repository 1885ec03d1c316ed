import styles from "./Steps.module.css";

interface Props {
  /** "Step 2 of 4". */
  announcement: string;
  /** How screen readers announce a finished step: "done". */
  doneWord: string;
  steps: readonly { name: string; href?: string }[];
  /** The number of the current step, from 1. */
  current: number;
}

/** The progress of a flow: in words, as a line, with links back to finished steps. */
export function Steps({ announcement, doneWord, steps, current }: Props) {
  return (
    <div className={styles.steps}>
      <p className={styles.announcement}>
        {announcement} <strong>{steps[current - 1]?.name}</strong>
      </p>
      <ol>
        {steps.map(({ name, href }, index) => {
          const isDone = index + 1 < current;
          return (
            <li
              key={name}
              aria-current={index + 1 === current ? "step" : undefined}
              data-done={isDone}
            >
              {isDone && href ? <a href={href}>{name}</a> : <span>{name}</span>}
              {isDone && <span className="sr-only">{doneWord}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
