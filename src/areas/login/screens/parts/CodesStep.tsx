import { Fragment } from "react";
import { secondsToWait, waitWords } from "#web/refused.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import type { CodeStep, Identity, Resetting } from "../../flow/reset-password.ts";
import { codeFields } from "../../flow/table.ts";
import type { Texts } from "../../texts/zh.ts";
import { CodeInput, CodeState } from "./CodeInput.tsx";
import { RecoveryFrame } from "./RecoveryFrame.tsx";

type At = Extract<Resetting, { at: "codes" }>;

const ways = ["sms", "mail"] as const;

/** Two codes, by SMS and by mail; one already proved is not requested again. */
export function CodesStep({ texts, resetting }: { texts: Texts; resetting: At }) {
  const { recovery } = texts;
  const { identity, steps, wrong, isResent } = resetting;
  const seconds = secondsToWait(wrong);
  return (
    <RecoveryFrame
      {...{ texts, wrong, isResent }}
      kind="password"
      step="code"
      title={recovery.codesTitle}
      lead={recovery.sent}
    >
      <PostForm noValidate>
        <input type="hidden" name="step" value="codes" />
        <IdentityState identity={identity} />
        {ways.map((by) => {
          const step = steps[by];
          return "code" in step ? (
            <CodeInput key={by} {...{ texts, wrong }} code={step.code} />
          ) : (
            <Fragment key={by}>
              <input type="hidden" name={codeFields[by].proof} value={step.proof} />
              <Notice kind="success" word={recovery[`${by}Code`]}>
                <p>{recovery.proved}</p>
              </Notice>
            </Fragment>
          );
        })}
        <Button>{recovery.confirm}</Button>
      </PostForm>
      <section aria-labelledby="resend">
        <h2 id="resend">{recovery.resend}</h2>
        {seconds !== null && <p>{waitWords(recovery.wait, seconds)}</p>}
        {ways
          .filter((by) => "code" in steps[by])
          .map((by) => (
            <PostForm key={by}>
              <input type="hidden" name="step" value="resend" />
              <input type="hidden" name="by" value={by} />
              <IdentityState identity={identity} />
              {ways.map((each) => (
                <StepState key={each} by={each} step={steps[each]} />
              ))}
              <Button variant="link">
                {by === "sms" ? recovery.resendSms : recovery.resendMail}
              </Button>
            </PostForm>
          ))}
      </section>
    </RecoveryFrame>
  );
}

/** The hidden fields that identify whose password is reset. */
export function IdentityState({ identity }: { identity: Identity }) {
  return (
    <>
      <input type="hidden" name="nationalId" value={identity.nationalId} />
      <input type="hidden" name="userId" value={identity.userId} />
    </>
  );
}

function StepState({ by, step }: { by: (typeof ways)[number]; step: CodeStep }) {
  if ("code" in step) return <CodeState code={step.code} />;
  return <input type="hidden" name={codeFields[by].proof} value={step.proof} />;
}
