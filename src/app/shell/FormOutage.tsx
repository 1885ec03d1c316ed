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
  const { actionData } = useContext(UNSAFE_DataRouterDataContext) ?? {};
  const message = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isUnanswered(actionData)) message.current?.focus();
  }, [actionData]);
  if (!isUnanswered(actionData)) return null;
  return (
    <aside ref={message} className={styles.strip} role="alert" tabIndex={-1}>
      <p>{texts.formOutage}</p>
    </aside>
  );
}

function isUnanswered(actionData: object | null | undefined): boolean {
  return Object.values(actionData ?? {}).includes(null);
}
