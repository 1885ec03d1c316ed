import { fill } from "#base/text/language.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./securities.module.css";

interface Props {
  texts: Texts;
  day: string | null;
  isStale: boolean;
}

/** The day of the figures; a missing newer day is always stated. */
export function AsOf({ texts, day, isStale }: Props) {
  if (day === null) return <p>{texts.nothing}</p>;
  const facts = { day };
  if (!isStale) return <p className={styles.asOf}>{fill(texts.asOf, facts)}</p>;
  return (
    <Notice kind="warning" word={texts.staleWord}>
      <p>{fill(texts.stale, facts)}</p>
    </Notice>
  );
}

/** The notice at the end of every page about securities. */
export function Advice({ texts }: { texts: Texts }) {
  return (
    <>
      <p className={styles.note}>{texts.advice}</p>
      <p className={styles.note}>{texts.demonstration}</p>
    </>
  );
}
