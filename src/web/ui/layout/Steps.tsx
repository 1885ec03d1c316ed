import styles from "./Steps.module.css";

interface Props {
  /** "Step 2 of 4". */
  announcement: string;
  /** What a step that is behind is called by screen readers: "done". */
  doneWord: string;
  steps: readonly { name: string; href?: string }[];
  /** The place of the present step, from 1. */
  current: number;
}

/** How far a flow has come: told in words, drawn as a line, with ways back to what is done. */
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
