import type { SignName } from "#base/site/sign-names.ts";
import { piecesOf } from "#base/text/prose-links.ts";
import { Sign } from "../layout/Sign.tsx";
import styles from "./PointList.module.css";
import { Linked } from "./Prose.tsx";

interface Props {
  /** A text may contain links in the format of base/text/prose-links.ts. */
  points: readonly { title: string; text: string }[];
  /** An icon for each point; a point without one gets a tick. */
  signs?: readonly SignName[];
  /** An ordered list with numbers. */
  numbered?: boolean;
}

/** Points side by side, each a heading and a sentence or two: benefits, or steps. */
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
