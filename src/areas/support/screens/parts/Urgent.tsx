import { Notice } from "#web/ui/feedback/Notice.tsx";
import { EMERGENCIES_PATH } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./Urgent.module.css";

/** For emergencies: a number to call now. */
export function Urgent({ texts, tollFree }: { texts: Texts; tollFree: string }) {
  return (
    <div className={styles.urgent}>
      <Notice kind="warning" word={texts.urgent.word}>
        <p>{texts.urgent.lead}</p>
        <p>
          <a href={`tel:${tollFree}`}>{tollFree}</a>
          <span>{texts.urgent.fraud}</span>
        </p>
        <p>
          <a href={EMERGENCIES_PATH}>{texts.urgent.see}</a>
        </p>
      </Notice>
    </div>
  );
}
