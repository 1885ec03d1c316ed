import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import type { Texts } from "../../texts/zh.ts";

interface Props {
  hidden: boolean;
  texts: Texts["amounts"];
}

/** Hides the customer's amounts, or shows them; the choice holds for both banks. */
export function AmountsForm({ hidden, texts }: Props) {
  return (
    <PostForm>
      <input type="hidden" name="amountsHidden" value={String(!hidden)} />
      <Button variant="quiet" icon={hidden ? "show" : "hide"}>
        {hidden ? texts.showAmounts : texts.hideAmounts}
      </Button>
    </PostForm>
  );
}
