import { Button } from "#web/ui/Button.tsx";
import { FormToken } from "#web/ui/FormToken.tsx";
import styles from "./parts.module.css";

/** The way out of a transfer that was not made. */
export function CancelForm({ label }: { label: string }) {
  return (
    <form method="post" className={styles.screen}>
      <FormToken />
      <input type="hidden" name="intent" value="cancel" />
      <Button look="link">{label}</Button>
    </form>
  );
}
