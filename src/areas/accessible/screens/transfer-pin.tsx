import { loginTexts } from "#areas/login/texts/words.ts";
import { atStep, transferAction } from "#areas/transfer/flow/pages.ts";
import { figures } from "#areas/transfer/rules/amounts.ts";
import { fill } from "#base/text/language.ts";
import { errorOf } from "#web/refused.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { KeypadDialog } from "#web/ui/forms/KeypadDialog.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { SecretField } from "#web/ui/forms/SecretField.tsx";
import { transferAddress } from "../rules/paths.ts";
import type { Route } from "./+types/transfer-pin.ts";
import { FormErrors } from "./parts/AccessiblePage.tsx";
import { accessible } from "./parts/customer.ts";
import styles from "./parts/parts.module.css";
import { CancelForm, StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session", "keypad"] };

export async function loader(given: Route.LoaderArgs) {
  const loaded = await atStep(accessible, "pin")(given);
  return { ...loaded, login: loginTexts[loaded.frame.language] };
}

export const action = transferAction(accessible, "pin");

/** /accessible/transfer/pin: step 4, the PIN, after which the money moves. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { frame, key, prepared, login } = loaderData;
  const { texts } = frame;
  const { transfer, leads } = texts;
  const { total, currency, toBankName, toAccount } = prepared;
  return (
    <StepPage
      {...frame}
      step="pin"
      transferKey={key}
      title={transfer.steps.pin}
      lead={leads.pin}
      isWrong={wrong !== undefined}
    >
      <FormErrors texts={texts} wrong={wrong} />
      <p>
        {fill(transfer.sending, {
          total: figures(total, currency),
          bank: toBankName,
          account: toAccount.slice(-4),
        })}
      </p>
      <PostForm noValidate className={styles.form}>
        <SecretField
          name="secret"
          label={transfer.pin}
          hint={transfer.pinHint}
          error={errorOf(wrong, "secret")}
          texts={login.secret}
          autoComplete="current-password"
        />
        <p className={styles.words}>{transfer.once}</p>
        <Button>{transfer.send}</Button>
      </PostForm>
      <p>
        {transfer.ifSilent} <a href={transferAddress("checking", key)}>{transfer.checkResult}</a>
      </p>
      <CancelForm label={transfer.cancel} />
      <KeypadDialog texts={login.keypad} kind="pin" />
    </StepPage>
  );
}

export default Screen;
