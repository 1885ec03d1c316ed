import styles from "./Skeleton.module.css";

interface Props {
  /** What is being fetched, for those who cannot see the grey lines. */
  announcement: string;
  /** What will stand here, so that nothing moves when it comes. */
  shape: "text" | "rows" | "card";
  count: number;
}

/** The place of what is still to come; it shows only when the wait is long enough to notice. */
export function Skeleton({ announcement, shape, count }: Props) {
  return (
    <div className={styles.skeleton}>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have nothing else to tell them apart
          <div key={place} className={styles[shape]} />
        ))}
      </div>
    </div>
  );
}
