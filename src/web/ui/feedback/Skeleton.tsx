import styles from "./Skeleton.module.css";

interface Props {
  /** What is loading, for screen readers. */
  announcement: string;
  /** The shape of the content, so that nothing moves when it arrives. */
  shape: "text" | "rows" | "card";
  count: number;
}

/** A placeholder for loading content; only visible when the wait is long enough to notice. */
export function Skeleton({ announcement, shape, count }: Props) {
  return (
    <div className={styles.skeleton}>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no other identity
          <div key={place} className={styles[shape]} />
        ))}
      </div>
    </div>
  );
}
