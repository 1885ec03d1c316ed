import { useContext } from "react";
import { UNSAFE_DataRouterDataContext } from "react-router";
import styles from "./AppBanner.module.css";
import { useErrorPageTexts } from "./root-data.ts";

/**
 * Says that a form could not be answered now, above the screen that still has it. The server's
 * result of such a form is null, whichever screen it belongs to.
 */
export function FormOutage() {
  const { formOutage } = useErrorPageTexts();
  const actionData = useContext(UNSAFE_DataRouterDataContext)?.actionData;
  if (!actionData || !Object.values(actionData).includes(null)) return null;
  // Drawn anew only when data came: the message takes the focus after each form that was not answered.
  return (
    <aside ref={(message) => message?.focus()} className={styles.strip} role="alert" tabIndex={-1}>
      <p>{formOutage}</p>
    </aside>
  );
}
