import { formatMove } from "#base/market/prices.ts";
import styles from "./Move.module.css";

interface Props {
  /** In hundredths of a percent; null where it is not known. */
  move: number | null;
  /** Shown when it is not known. */
  unknown?: string;
}

/** How far a value moved: by sign first, by colour besides. */
export function Move({ move, unknown = "—" }: Props) {
  const way = move === null || move === 0 ? undefined : move > 0 ? "up" : "down";
  return (
    <span className={styles.move} data-way={way}>
      {move === null ? unknown : formatMove(move)}
    </span>
  );
}
