import styles from "./Empty.module.css";

interface Props {
  sentence: string;
  way: { href: string; label: string };
}

/** What an empty list shows: a drawing, one sentence, one link. */
export function Empty({ sentence, way }: Props) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 96" width="160" height="96" aria-hidden="true" focusable="false">
        <path d="M8 80h144" className={styles.ink} />
        <path d="M44 80a36 36 0 0 1 72 0" className={styles.sun} />
        <path d="M80 20v14M34 40l10 10M126 40l-10 10" className={styles.ink} />
        <path d="M20 88h32M64 88h56" className={styles.ink} />
      </svg>
      <p>{sentence}</p>
      <p>
        <a href={way.href}>{way.label}</a>
      </p>
    </div>
  );
}
