import styles from "./KeyFigures.module.css";

interface Props {
  label: string;
  figures: readonly { name: string; value: string; note: string }[];
}

/** The most requested figures, large, each with its conditions. */
export function KeyFigures({ label, figures }: Props) {
  return (
    <section aria-label={label}>
      <dl className={styles.figures}>
        {figures.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
