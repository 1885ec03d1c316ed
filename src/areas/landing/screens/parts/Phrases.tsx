import styles from "./Phrases.module.css";

// Chinese may break between any two characters; a short text reads better when it breaks where one
// would breathe. Full-width comma, semicolon and full stop; other scripts have none of them.
const PHRASE = /[^\uff0c\uff1b\u3002]+[\uff0c\uff1b\u3002]*/g;

/** A short text whose lines end, where they can, at the end of a phrase. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.match(PHRASE) ?? [text];
  if (phrases.length === 1) return text;
  return phrases.map((phrase) => (
    <span key={phrase} className={styles.phrase}>
      {phrase}
    </span>
  ));
}
