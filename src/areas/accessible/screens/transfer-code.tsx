import { data, redirect } from "react-router";
import { loginTexts } from "#areas/login/texts/words.ts";
import { checkTransferCode, confirmTransfer } from "#areas/transfer/contract/steps.ts";
import { withoutFigures } from "#areas/transfer/rules/private.ts";
import { transferPageTexts } from "#areas/transfer/texts/words.ts";
import { formWith } from "#base/call/submitted.ts";
import { fill, type Language } from "#base/text/language.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { timeLeft } from "../rules/display.ts";
import { transferAddress } from "../rules/paths.ts";
import type { Route } from "./+types/transfer-code.ts";
import { FormErrors } from "./parts/AccessiblePage.tsx";
import styles from "./parts/parts.module.css";
import { atStep, giveUp, keyParam, wayAfter } from "./parts/review.ts";
import { CancelForm, StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session", "deadline"] };

/** Where the time begins in a formatted date and time. */
const CLOCK_AT = 11;

export async function loader(given: Route.LoaderArgs) {
  const isSentAnew = new URL(given.request.url).searchParams.get("sent") === "again";
  return { ...(await atStep("code", given)), isSentAnew };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "cancel") return giveUp(visit, form, request);
  if (intent === "resend") return resend(visit, form, request);
  const key = keyParam(request);
  const submitted = await visit.submit(checkTransferCode, formWith(form, { transferKey: key }));
  if (submitted.ok) return redirect(transferAddress("pin", key), 303);
  const { empty } = loginTexts[visit.visitor.language];
  const [first] = submitted.fields;
  const isEmpty = String(form.get("oneTimeCode") ?? "").trim() === "";
  const message = isEmpty ? empty.oneTimeCode : (first?.message ?? submitted.message);
  const fields = [{ field: "oneTimeCode", message }];
  return wayAfter(submitted, request) ?? data({ message, fields }, { status: 400 });
}

async function resend({ ask, submit, visitor }: Visit, form: FormData, request: Request) {
  const key = keyParam(request);
  const submitted = await submit(confirmTransfer, formWith(form, { transferKey: key }));
  if (submitted.ok) return redirect(`${transferAddress("code", key)}&sent=again`, 303);
  const way = wayAfter(submitted, request);
  if (way) return way;
  const { message } = await withoutFigures({ ask, language: visitor.language }, submitted);
  return data({ message, fields: [] }, { status: 400 });
}

/** /accessible/transfer/code: step 3, the code, with its validity in words. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { frame, key, prepared, isSentAnew, language } = loaderData;
  const { texts } = frame;
  const { transfer, leads, words } = texts;
  const { sentTo, codeSeconds = 0, expiresAt = "" } = prepared.otp ?? {};
  const time = expiresAt.slice(CLOCK_AT);
  const left = timeLeft(codeSeconds, transfer);
  return (
    <StepPage
      {...frame}
      step="code"
      transferKey={key}
      title={transfer.steps.code}
      lead={leads.code}
      isWrong={wrong !== undefined}
    >
      {isSentAnew && !wrong && (
        <Notice kind="success" word={words.success} live>
          <p>{transfer.resent}</p>
        </Notice>
      )}
      <FormErrors texts={texts} wrong={wrong} />
      <Notice kind={codeSeconds > 0 ? "info" : "warning"} word={transfer.codeTime}>
        {sentTo && <p>{fill(transfer.sentTo, { phone: sentTo })}</p>}
        <p>{codeSeconds > 0 ? fill(transfer.codeUntil, { time, left }) : transfer.codeOver}</p>
        {codeSeconds > 0 && <CodeTime seconds={codeSeconds} language={language} />}
      </Notice>
      <PostForm noValidate className={styles.form}>
        <Field
          name="oneTimeCode"
          label={transfer.code}
          hint={transfer.codeHint}
          error={wrong?.fields.find(({ field }) => field === "oneTimeCode")?.message}
          variant="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <Button>{transfer.codeNext}</Button>
      </PostForm>
      <h2>{transfer.resendTitle}</h2>
      <p>{codeSeconds > 0 ? fill(transfer.resendAt, { time }) : transfer.resendNow}</p>
      <PostForm>
        <input type="hidden" name="intent" value="resend" />
        <Button variant="quiet">{transfer.resend}</Button>
      </PostForm>
      <CancelForm label={transfer.cancel} />
    </StepPage>
  );
}

/**
 * The remaining time, counted down by a small script that announces it near the end; empty without
 * scripts.
 */
function CodeTime({ seconds, language }: { seconds: number; language: Language }) {
  const { left, announcement, over } = transferPageTexts[language].code;
  return (
    <div
      data-deadline={seconds}
      data-left={left}
      data-announcement={announcement}
      data-finished={over}
    >
      <p aria-hidden="true" data-deadline-shown="" />
      <p role="status" className="sr-only" data-deadline-told="" />
    </div>
  );
}

export default Screen;
