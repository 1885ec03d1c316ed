import { type Block, blocksOf } from "#base/prose.ts";
import styles from "./Prose.module.css";

/** A text of the small format of base/prose.ts, drawn as elements. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {blocksOf(text).map((block, index, all) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes under its reader
        <BlockOf key={index} block={block} under={headingOver(all, index)} />
      ))}
    </div>
  );
}

/** What the heading over a block says; tables of a text may have the same head. */
function headingOver(blocks: readonly Block[], place: number): string {
  const before = blocks.slice(0, place).reverse();
  const heading = before.find(({ kind }) => kind === "heading");
  return heading?.kind === "heading" ? heading.text : "";
}

function BlockOf({ block, under }: { block: Block; under: string }) {
  if (block.kind === "heading") return <h2>{block.text}</h2>;
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  if (block.kind === "table") return <TableOf head={block.head} rows={block.rows} under={under} />;
  const items = block.items.map((item) => <li key={item}>{item}</li>);
  return block.numbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

/** Wide tables scroll inside their own frame, which the keyboard can reach. */
function TableOf({ head, rows, under }: { head: string[]; rows: string[][]; under: string }) {
  const name = [under, head.join(", ")].filter(Boolean).join(" – ");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must take the focus
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
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
