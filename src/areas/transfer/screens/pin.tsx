import { useRef } from "react";
import { data } from "react-router";
import { readSession } from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { certifyPassword } from "#areas/verification/contract.ts";
import { type FormTexts, formWith } from "#base/call/submitted.ts";
import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { KeypadDialog } from "#web/ui/forms/KeypadDialog.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { INTENT, RouterForm, SendButton } from "#web/ui/forms/RouterForm.tsx";
import { SecretField } from "#web/ui/forms/SecretField.tsx";
import { useSending } from "#web/ui/forms/use-sending.ts";
import { type Visit, visitContext } from "#web/visit.ts";
import { executeTransfer } from "../contract/steps.ts";
import { figures } from "../rules/amounts.ts";
import { transferAddress } from "../rules/paths.ts";
import { withoutFigures } from "../rules/private.ts";
import { transferPageTexts } from "../texts/words.ts";
import type { Route } from "./+types/pin.ts";
import { atStep, giveUp, type Refused, requestedKey, toPage, wayAfter } from "./parts/review.ts";
import { payeeWords } from "./parts/Summary.tsx";
import { errorOf, TransferPage } from "./parts/TransferPage.tsx";
import styles from "./parts/transfer.module.css";

export const handle = { hydrate: true, enhance: ["session", "keypad"] };

const PIN = "2";
const FAULTS_FROM = 500;

export async function loader(given: Route.LoaderArgs) {
  const { language } = given.context.get(visitContext).visitor;
  const { secret, keypad } = loginTexts[language];
  return { ...(await atStep("pin", given)), secret, keypad };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  if (form.get(INTENT) === "cancel") return giveUp(visit, form, request);
  const key = requestedKey(request);
  const requested = { secretType: PIN, purpose: "transfer", referenceId: key };
  const proved = await visit.submit(certifyPassword, formWith(form, requested));
  if (!proved.ok) {
    const message = proved.fields[0]?.message ?? proved.message;
    const fields = [{ field: "secret", message }];
    return wayAfter(proved, request) ?? data({ message, fields }, { status: 400 });
  }
  return execute(visit, form, { request, secretProof: proved.content.secretProof });
}

/** Posts the transfer once; an unknown outcome is looked up and never reported as a failure. */
async function execute(
  visit: Visit,
  form: FormTexts,
  { request, secretProof }: { request: Request; secretProof: string },
) {
  const key = requestedKey(request);
  try {
    const order = formWith(form, { transferKey: key, secretProof });
    const submitted = await visit.submit(executeTransfer, order);
    if (submitted.ok) return toPage("done", key);
    return await refused(visit, submitted, request);
  } catch (thrown) {
    const isFault = thrown instanceof Response && thrown.status >= FAULTS_FROM;
    if (!isFault) throw thrown;
    return toPage("checking", key);
  }
}

async function refused(visit: Visit, wrong: Refused, request: Request) {
  const { code } = wrong;
  // The other bank rejected it: the receipt says that the money was returned.
  if (code === "TRFR000015") return toPage("done", requestedKey(request));
  if (code === "CHEA000206" && (await visit.ask(readSession, {})).loggedIn) {
    const { old } = transferPageTexts[visit.visitor.language].pin;
    return data({ message: old, fields: [{ field: "secret", message: old }] }, { status: 400 });
  }
  const way = wayAfter(wrong, request);
  if (way) return way;
  const { message } = await withoutFigures(
    { ask: visit.ask, language: visit.visitor.language },
    wrong,
  );
  return data({ message, fields: [] }, { status: 400 });
}

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
