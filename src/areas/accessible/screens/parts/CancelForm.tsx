import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import styles from "./parts.module.css";

/** Cancels a transfer that was not executed. */
export function CancelForm({ label }: { label: string }) {
  return (
    <PostForm className={styles.screen}>
      <input type="hidden" name="intent" value="cancel" />
      <Button variant="link">{label}</Button>
    </PostForm>
  );
}
