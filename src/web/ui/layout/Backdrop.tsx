import styles from "./Backdrop.module.css";

/** The number of backdrops. */
const KINDS = 4;

const SEA =
  "M-400 152c60-8 110 8 180 2s110-12 180-4 110 12 190 4 120-10 190-2 110 8 180 2 110-12 280-4v40h-1200z";

/**
 * The background of a drawing of 400 by 180: the sun at another hour, hills or clouds, and the sea
 * below. Adjacent items in a list have consecutive numbers, so that no two look the same.
 */
export function Backdrop({ number }: { number: number }) {
  return (
    <>
      <Sky kind={number % KINDS} />
      <path d={SEA} className={styles.sea} />
    </>
  );
}

function Sky({ kind }: { kind: number }) {
  if (kind === 0) return <circle cx="330" cy="150" r="58" className={styles.glow} />;
  if (kind === 1) {
    return (
      <>
        <circle cx="70" cy="140" r="44" className={styles.glow} />
        <path d="M244 160c30-52 66-62 96-30s66 6 150 30z" className={styles.hill} />
      </>
    );
  }
  if (kind === 2) {
    return (
      <>
        <circle cx="338" cy="46" r="26" className={styles.glow} />
        <path d="M40 54h56M70 68h44M300 92h52" className={styles.cloud} />
      </>
    );
  }
  return (
    <>
      <circle cx="200" cy="156" r="104" className={styles.glow} />
      <path d="M-60 160c40-44 92-48 126-10z" className={styles.hill} />
    </>
  );
}
