import { ProductDrawing } from "./ProductDrawing.tsx";
import styles from "./ProductTiles.module.css";

interface Tile {
  href: string;
  /** The name of its drawing. */
  picture: string;
  name: string;
  sentence: string;
  /** Its most requested figure; line breaks are as written. */
  fact?: string;
  /** A label over the name: why it is here. */
  mark?: string | null;
}

/** Products side by side, each with its drawing; the whole tile is a link to the product. */
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
