import type { Texts } from "../../texts/zh.ts";
import styles from "./securities.module.css";

/** The notice at the end of every page about securities. */
export function Advice({ texts }: { texts: Texts }) {
  return (
    <>
      <p className={styles.note}>{texts.advice}</p>
      <p className={styles.note}>{texts.demonstration}</p>
    </>
  );
}
