import { ProductDrawing } from "./ProductDrawing.tsx";
import styles from "./ProductTiles.module.css";

interface Tile {
  href: string;
  /** The name of its drawing. */
  picture: string;
  name: string;
  sentence: string;
  /** Its most asked-for figure; a line break stands where it is written. */
  fact?: string;
  /** A word over the name: why it stands here. */
  mark?: string | null;
}

/** Products side by side, each with its drawing; the whole tile leads to the product. */
export function ProductTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ href, picture, name, sentence, fact, mark }) => (
        <li key={href}>
          <ProductDrawing picture={picture} />
          <div>
            {mark && <p className={styles.mark}>{mark}</p>}
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p>{sentence}</p>
            {fact && <p className={styles.fact}>{fact}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
