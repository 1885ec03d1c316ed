import type { SignName } from "#base/site/sign-names.ts";
import { piecesOf } from "#base/text/prose-links.ts";
import { Sign } from "../layout/Sign.tsx";
import { Linked } from "./Linked.tsx";
import styles from "./PointList.module.css";

interface Props {
  /** A text may hold links, as base/text/prose-links.ts reads them. */
  points: readonly { title: string; text: string }[];
  /** What each point is about, as a sign; a point without one is ticked. */
  signs?: readonly SignName[];
  /** One after the other, and so with numbers. */
  numbered?: boolean;
}

/** Points side by side, each a heading and a sentence or two: benefits, or the steps of a way. */
export function PointList({ points, signs = [], numbered = false }: Props) {
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
            <Sign name={signs[index] ?? "check"} />
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
