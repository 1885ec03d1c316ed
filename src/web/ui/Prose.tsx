import { type Block, blocksOf } from "#base/prose.ts";
import styles from "./Prose.module.css";

/** A text of the small format of base/prose.ts, drawn as elements. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {blocksOf(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes under its reader
        <BlockOf key={index} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === "heading") return <h2>{block.text}</h2>;
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  if (block.kind === "table") return <TableOf head={block.head} rows={block.rows} />;
  const items = block.items.map((item) => <li key={item}>{item}</li>);
  return block.numbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

/** Wide tables scroll inside their own frame, which the keyboard can reach. */
function TableOf({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must take the focus
    <section className={styles.scroll} aria-label={head.join(", ")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join("|")}>
              {row.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
