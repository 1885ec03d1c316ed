import { useContext, useEffect, useRef } from "react";
import { UNSAFE_DataRouterDataContext } from "react-router";
import styles from "./AppBanner.module.css";
import { useErrorPageTexts } from "./root-data.ts";

/**
 * Says that a form could not be answered now, above the screen that still has it. The server's
 * result of such a form is null, whichever screen it belongs to.
 */
export function FormOutage() {
  const texts = useErrorPageTexts();
  const results = useContext(UNSAFE_DataRouterDataContext);
  const isAway = Object.values(results?.actionData ?? {}).includes(null);
  const message = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAway) message.current?.focus();
  }, [isAway, results?.actionData]);
  if (!isAway) return null;
  return (
    <aside ref={message} className={styles.strip} role="alert" tabIndex={-1}>
      <p>{texts.formOutage}</p>
    </aside>
  );
}
