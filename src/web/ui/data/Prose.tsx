import { type Block, linkedBlocksOf } from "#base/text/prose.ts";
import type { Piece } from "#base/text/prose-links.ts";
import styles from "./Prose.module.css";
import { ScrollFrame } from "./ScrollFrame.tsx";

type LinkedBlock = Block<Piece[]>;

interface Props {
  text: string;
  level?: 2 | 4;
  /** Whether its headings can be led to, by partId. */
  anchors?: boolean;
}

/** The id of a heading by its place among the blocks of a text. */
export function partId(place: number): string {
  return `part-${place}`;
}

/** A text in the small format of base/text/prose.ts, rendered as elements. */
export function Prose({ text, level = 2, anchors = false }: Props) {
  return (
    <div className={styles.prose}>
      {linkedBlocksOf(text).map((block, index, all) => (
        <BlockOf
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          key={index}
          block={block}
          level={level}
          under={headingOver(all, index)}
          id={anchors ? partId(index) : undefined}
        />
      ))}
    </div>
  );
}

/** The heading above a block; tables of a text may have the same header. */
function headingOver(blocks: readonly LinkedBlock[], place: number): string {
  const before = blocks.slice(0, place).reverse();
  const heading = before.find(({ kind }) => kind === "heading");
  return heading?.kind === "heading" ? heading.text : "";
}

interface BlockProps {
  block: LinkedBlock;
  /** The level of its headings. */
  level: 2 | 4;
  under: string;
  id: string | undefined;
}

function BlockOf({ block, level, under, id }: BlockProps) {
  if (block.kind === "heading") {
    const Heading = `h${level}` as const;
    return <Heading id={id}>{block.text}</Heading>;
  }
  if (block.kind === "paragraph")
    return (
      <p>
        <Linked pieces={block.text} />
      </p>
    );
  if (block.kind === "table") return <TableOf head={block.head} rows={block.rows} under={under} />;
  const items = block.items.map((item) => (
    <li key={keyOf(item)}>
      <Linked pieces={item} />
    </li>
  ));
  return block.numbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

interface TableProps {
  head: string[];
  rows: Piece[][][];
  under: string;
}

/** Wide tables scroll inside their own frame, which is reachable by keyboard. */
function TableOf({ head, rows, under }: TableProps) {
  const name = [under, head.join(", ")].filter(Boolean).join(" – ");
  return (
    <ScrollFrame className={styles.scroll} name={{ label: name }}>
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
            <tr key={row.map(keyOf).join("|")}>
              {row.map((cell, column) => (
                <td key={head[column]}>
                  <Linked pieces={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function keyOf(line: readonly Piece[]): string {
  return line.map(({ text }) => text).join("");
}

/** A line of the small text format with its links; a phone number does not wrap. */
export function Linked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, href }, place) => {
    if (href === null) return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <a key={place} href={href}>
        {text}
      </a>
    );
  });
}
