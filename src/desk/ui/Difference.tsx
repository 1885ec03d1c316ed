import styles from "./Difference.module.css";

interface Props {
  texts: { noDifference: string; added: string; removed: string };
  lines: readonly { kind: "same" | "added" | "removed"; text: string }[];
}

/** The lines in which two texts differ; what was added and removed is also said in words. */
export function Difference({ texts, lines }: Props) {
  if (lines.every(({ kind }) => kind === "same")) return <p>{texts.noDifference}</p>;
  return (
    <ul className={styles.difference}>
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one comparison never move
        <li key={index} data-kind={kind}>
          {kind !== "same" && (
            <span className="sr-only">{kind === "added" ? texts.added : texts.removed} </span>
          )}
          {kind === "added" ? <ins>{text}</ins> : kind === "removed" ? <del>{text}</del> : text}
        </li>
      ))}
    </ul>
  );
}
