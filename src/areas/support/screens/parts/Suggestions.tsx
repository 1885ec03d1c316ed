import { searchPath } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./Suggestions.module.css";

interface Props {
  texts: Texts["search"];
  suggestions: readonly string[];
}

/** Suggested queries; each links to its own search. */
export function Suggestions({ texts, suggestions }: Props) {
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p id="meant">{texts.meant}</p>
      <ul aria-labelledby="meant">
        {suggestions.map((words) => (
          <li key={words}>
            <a href={searchPath(words, null)}>{words}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
