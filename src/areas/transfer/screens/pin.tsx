import { useRef } from "react";
import { loginTexts } from "#areas/login/texts/words.ts";
import { fill } from "#base/text/language.ts";
import { errorOf } from "#web/refused.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { KeypadDialog } from "#web/ui/forms/KeypadDialog.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { RouterForm, SendButton } from "#web/ui/forms/RouterForm.tsx";
import { SecretField } from "#web/ui/forms/SecretField.tsx";
import { useSending } from "#web/ui/forms/use-sending.ts";
import { visitContext } from "#web/visit.ts";
import { atStep, transferAction } from "../flow/pages.ts";
import { transferAddress } from "../flow/table.ts";
import { figures } from "../rules/amounts.ts";
import type { Route } from "./+types/pin.ts";
import { shell } from "./parts/customer.ts";
import { payeeWords } from "./parts/Summary.tsx";
import { TransferPage } from "./parts/TransferPage.tsx";
import styles from "./parts/transfer.module.css";

export const handle = { hydrate: true, enhance: ["session", "keypad"] };

export async function loader(given: Route.LoaderArgs) {
  const { language } = given.context.get(visitContext).visitor;
  const { secret, keypad } = loginTexts[language];
  return { ...(await atStep(shell, "pin")(given)), secret, keypad };
}

export const action = transferAction(shell, "pin");

/** /transfer/pin: step 4, the PIN, after which the money moves. */
export default function PinScreen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { frame, key, prepared, secret, keypad } = loaderData;
  const { texts } = frame;
  const { pin, code, confirm } = texts;
  const { amount, total, currency, toBankName, toAccount } = prepared;
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useSending(form) !== null;
  const facts = { total: figures(total, currency), bank: toBankName, account: toAccount.slice(-4) };
  return (
    <TransferPage
      frame={frame}
      step="pin"
      title={texts.steps.pin}
      lead={texts.leads.pin}
      transferKey={key}
      wrong={wrong}
    >
      <PostForm ref={form} noValidate className={styles.card}>
        <p className={styles.reminder}>
          <strong>
            {fill(code.summary, { amount: figures(amount, currency), payee: payeeWords(prepared) })}
          </strong>
        </p>
        <p>{fill(pin.sending, facts)}</p>
        <SecretField
          name="secret"
          label={pin.label}
          hint={pin.hint}
          error={errorOf(wrong, "secret")}
          texts={secret}
          autoComplete="current-password"
        />
        <p className={styles.why}>{pin.once}</p>
        <p className={styles.ways}>
          <Button busy={isBusy} busyLabel={texts.busy}>
            {pin.send}
          </Button>
        </p>
      </PostForm>
      <p className={styles.part}>
        {pin.ifSilent} <a href={transferAddress("checking", key)}>{pin.lookUp}</a>
      </p>
      <RouterForm className={styles.ways}>
        <SendButton intent="cancel" busyLabel={texts.busy} variant="link">
          {confirm.cancel}
        </SendButton>
      </RouterForm>
      <KeypadDialog texts={keypad} kind="pin" />
    </TransferPage>
  );
}
