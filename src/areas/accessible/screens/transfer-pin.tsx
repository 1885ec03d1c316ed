import { data, redirect } from "react-router";
import { readSession } from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { executeTransfer } from "#areas/transfer/contract/steps.ts";
import { figures } from "#areas/transfer/rules/amounts.ts";
import { withoutFigures } from "#areas/transfer/rules/private.ts";
import { certifyPassword } from "#areas/verification/contract.ts";
import { type FormTexts, formWith, type Submitted } from "#base/call/submitted.ts";
import { fill } from "#base/text/language.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { KeypadDialog } from "#web/ui/forms/KeypadDialog.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { SecretField } from "#web/ui/forms/SecretField.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { transferAddress } from "../rules/paths.ts";
import { wordsFor } from "../texts/words.ts";
import type { Route } from "./+types/transfer-pin.ts";
import { FormErrors } from "./parts/AccessiblePage.tsx";
import styles from "./parts/parts.module.css";
import { atStep, giveUp, keyParam, wayAfter } from "./parts/review.ts";
import { CancelForm, StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session", "keypad"] };

const PIN = "2";
const FAULTS_FROM = 500;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = context.get(visitContext).visitor;
  return { ...(await atStep("pin", { context, request })), login: loginTexts[language] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  if (form.get("intent") === "cancel") return giveUp(visit, form, request);
  const key = keyParam(request);
  const requested = { secretType: PIN, purpose: "transfer", referenceId: key };
  const proved = await visit.submit(certifyPassword, formWith(form, requested));
  if (!proved.ok) {
    const message = proved.fields[0]?.message ?? proved.message;
    const fields = [{ field: "secret", message }];
    return wayAfter(proved, request) ?? data({ message, fields }, { status: 400 });
  }
  return execute(visit, { form, request, token: proved.content.secretProof });
}

interface Proved {
  form: FormTexts;
  request: Request;
  token: string;
}

/** Posts the transfer once; an unknown outcome is looked up and never reported as a failure. */
async function execute(visit: Visit, { form, request, token }: Proved) {
  const key = keyParam(request);
  const requested = formWith(form, { transferKey: key, secretProof: token });
  try {
    const submitted = await visit.submit(executeTransfer, requested);
    if (submitted.ok) return redirect(transferAddress("done", key), 303);
    return await refused(visit, submitted, request);
  } catch (thrown) {
    const isFault = thrown instanceof Response && thrown.status >= FAULTS_FROM;
    if (!isFault) throw thrown;
    return redirect(transferAddress("checking", key), 303);
  }
}

type Refused = Extract<Submitted<never>, { ok: false }>;

async function refused(visit: Visit, wrong: Refused, request: Request) {
  const { code } = wrong;
  // The other bank rejected it: the receipt says that the money was returned.
  if (code === "TRFR000015") return redirect(transferAddress("done", keyParam(request)), 303);
  if (code === "CHEA000206" && (await visit.ask(readSession, {})).loggedIn) {
    const { pinOld } = wordsFor(visit.visitor).transfer;
    const fields = [{ field: "secret", message: pinOld }];
    return data({ message: pinOld, fields }, { status: 400 });
  }
  const way = wayAfter(wrong, request);
  if (way) return way;
  const { language } = visit.visitor;
  const { message } = await withoutFigures({ ask: visit.ask, language }, wrong);
  return data({ message, fields: [] }, { status: 400 });
}

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
          error={wrong?.fields.find(({ field }) => field === "secret")?.message}
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
