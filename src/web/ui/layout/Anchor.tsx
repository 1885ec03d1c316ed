import styles from "./Anchor.module.css";

interface Props {
  letter: "U" | "C" | "Z";
  name: string;
  /** The name with its access keys. */
  title: string;
}

/** The `:::` that Taiwan's accessibility rules require before each block, with its access key. */
export function Anchor({ letter, name, title }: Props) {
  return (
    <a
      id={letter}
      href={`#${letter}`}
      // biome-ignore lint/a11y/noAccessKey: Taiwan's accessibility rules require these keys
      accessKey={letter}
      className={styles.anchor}
      aria-label={name}
      title={title}
    >
      :::
    </a>
  );
}
