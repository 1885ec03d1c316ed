import { atStep, transferAction } from "#areas/transfer/flow/pages.ts";
import { transferPageTexts } from "#areas/transfer/texts/words.ts";
import { fill, type Language } from "#base/text/language.ts";
import { errorOf } from "#web/refused.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { timeLeft } from "../rules/display.ts";
import type { Route } from "./+types/transfer-code.ts";
import { FormErrors } from "./parts/AccessiblePage.tsx";
import { accessible } from "./parts/customer.ts";
import styles from "./parts/parts.module.css";
import { CancelForm, StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session", "deadline"] };

/** Where the time begins in a formatted date and time. */
const CLOCK_AT = 11;

export async function loader(given: Route.LoaderArgs) {
  const isSentAnew = new URL(given.request.url).searchParams.get("sent") === "again";
  return { ...(await atStep(accessible, "code")(given)), isSentAnew };
}

export const action = transferAction(accessible, "code");

/** /accessible/transfer/code: step 3, the code, with its validity in words. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { frame, key, prepared, isSentAnew } = loaderData;
  const { texts, language } = frame;
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
          error={errorOf(wrong, "oneTimeCode")}
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
