import { piecesOf } from "#base/text/prose-links.ts";
import { Linked } from "./Linked.tsx";
import styles from "./PointList.module.css";

interface Props {
  /** A text may hold links, as base/text/prose-links.ts reads them. */
  points: readonly { title: string; text: string }[];
  /** One after the other, and so with numbers. */
  numbered?: boolean;
}

/** Points side by side, each a heading and a sentence or two: benefits, or the steps of a way. */
export function PointList({ points, numbered = false }: Props) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={styles.points}>
      {points.map(({ title, text }, index) => (
        <li key={title}>
          {numbered ? (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          ) : (
            <Dawn hour={index} />
          )}
          <div>
            <h3>{title}</h3>
            <p>
              <Linked pieces={piecesOf(text)} />
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}

/** The sun a little higher with every point. */
function Dawn({ hour }: { hour: number }) {
  return (
    <svg viewBox="0 0 48 48" className={styles.dawn} aria-hidden="true" focusable="false">
      <circle cx="24" cy={34 - hour * 4.5} r="11" />
      <path d="M0 34h48v14H0z" className={styles.sea} />
      <path d="M9 34h30M15 40h18" className={styles.line} />
    </svg>
  );
}
