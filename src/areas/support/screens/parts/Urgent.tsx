import { Notice } from "#web/ui/Notice.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./Urgent.module.css";

/** For what cannot wait: a number to dial now. */
export function Urgent({ texts, tollFree }: { texts: Texts["urgent"]; tollFree: string }) {
  return (
    <div className={styles.urgent}>
      <Notice kind="warning" word={texts.word}>
        <p>{texts.lead}</p>
        <p>
          <a href={`tel:${tollFree}`}>{tollFree}</a>
          <span>{texts.fraud}</span>
        </p>
      </Notice>
    </div>
  );
}
