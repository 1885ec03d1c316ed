import { Form } from "react-router";
import { Button } from "#web/ui/forms/Button.tsx";
import { DialogButton } from "#web/ui/layout/DialogButton.tsx";
import type { Texts } from "../../texts/words.ts";

/**
 * A confirmation before something serious; its answer is a form, so that it works without scripts.
 */
export function StopDialog({ texts }: { texts: Texts["feedback"] }) {
  return (
    <DialogButton
      id="stop"
      label={texts.openDialog}
      title={texts.dialogTitle}
      closeLabel={texts.close}
      actions={
        <Form method="post">
          <Button variant="danger">{texts.stopAll}</Button>
        </Form>
      }
    >
      <p>{texts.dialogText}</p>
      <p>{texts.dialogMore}</p>
    </DialogButton>
  );
}
