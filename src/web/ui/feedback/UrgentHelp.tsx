import { callCentre } from "#base/site/brand.ts";
import { Notice } from "./Notice.tsx";
import styles from "./UrgentHelp.module.css";

interface Props {
  /** `lead` says what to do first, or whom it is for. */
  texts: Record<"word" | "lead" | "fraud" | "panic" | "see", string>;
  /** The pages of the panic button and of all emergencies. */
  paths: Record<"panic" | "emergencies", string>;
}

/** For emergencies: numbers to call now, and where to block everything. */
export function UrgentHelp({ texts, paths }: Props) {
  const { tollFree } = callCentre;
  return (
    <div className={styles.urgent}>
      <Notice kind="warning" word={texts.word}>
        <p>{texts.lead}</p>
        <p>
          <a href={`tel:${tollFree}`}>{tollFree}</a>
          <span>{texts.fraud}</span>
        </p>
        <p>
          <a href={paths.panic}>{texts.panic}</a>
          <a href={paths.emergencies}>{texts.see}</a>
        </p>
      </Notice>
    </div>
  );
}
