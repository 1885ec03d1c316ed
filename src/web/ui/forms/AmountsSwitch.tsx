import { useFetcher } from "react-router";
import { useShared } from "#web/shared.ts";
import styles from "./AmountsSwitch.module.css";
import { Button } from "./Button.tsx";
import { FormToken } from "./FormToken.tsx";

/** The value that the page's action gets when amounts are to be hidden or shown. */
export const AMOUNTS_ACT = "amounts";

interface Props {
  hidden: boolean;
  texts: { showAmounts: string; hideAmounts: string; busy: string };
}

/**
 * Hides the amounts of a customer's pages, or shows them; the page's action stores the choice. A
 * separate form: without scripts the page reloads with or without amounts.
 */
export function AmountsSwitch({ hidden, texts }: Props) {
  const { pathname, search } = useShared();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={`${pathname}${search}`} className={styles.switch}>
      <FormToken />
      <input type="hidden" name="act" value={AMOUNTS_ACT} />
      <input type="hidden" name="amountsHidden" value={String(!hidden)} />
      <Button
        variant="quiet"
        icon={hidden ? "show" : "hide"}
        busy={fetcher.state !== "idle"}
        busyLabel={texts.busy}
      >
        {hidden ? texts.showAmounts : texts.hideAmounts}
      </Button>
    </fetcher.Form>
  );
}
