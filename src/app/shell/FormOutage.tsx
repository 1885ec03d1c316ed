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
  const actionData = useContext(UNSAFE_DataRouterDataContext)?.actionData;
  const message = useRef<HTMLElement>(null);
  // The message is there only where a form was not answered.
  useEffect(() => {
    if (actionData) message.current?.focus();
  }, [actionData]);
  if (!actionData || !Object.values(actionData).includes(null)) return null;
  return (
    <aside ref={message} className={styles.strip} role="alert" tabIndex={-1}>
      <p>{texts.formOutage}</p>
    </aside>
  );
}
