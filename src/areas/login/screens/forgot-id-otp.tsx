import { redirect } from "react-router";
import { fill } from "#base/text/language.ts";
import { secondsToWait, waitWords } from "#web/refused.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { visitContext } from "#web/visit.ts";
import { recoveryAction } from "../flow/codes.ts";
import { type Finding, findingSteps } from "../flow/find-user-id.ts";
import { loginTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/forgot-id-otp.ts";
import { CodeInput, CodeState } from "./parts/CodeInput.tsx";
import { IdentityStep } from "./parts/IdentityStep.tsx";
import { RecoveryFrame } from "./parts/RecoveryFrame.tsx";
import { StopStep } from "./parts/StopStep.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  // This page cannot be opened before the first step.
  if (request.method !== "POST") throw redirect("/login/forgot-idpw");
  return { texts: loginTexts[context.get(visitContext).visitor.language] };
}

export const action = recoveryAction(findingSteps);

/** /login/forgot-idpw/forgot-id-otp: a code by mail, and then the user ID, masked. */
export function Screen({ loaderData: { texts }, actionData: finding }: Route.ComponentProps) {
  if (!finding) return null;
  if (finding.at === "identity") {
    const typed = { nationalId: finding.nationalId };
    return <IdentityStep texts={texts} kind="userId" typed={typed} wrong={finding.wrong} />;
  }
  if (finding.at === "stop") return <StopStep texts={texts} kind="userId" wrong={finding.wrong} />;
  if (finding.at === "code") return <CodeStep texts={texts} finding={finding} />;
  return <Found texts={texts} finding={finding} />;
}

type At<Place extends Finding["at"]> = Extract<Finding, { at: Place }>;

function CodeStep({ texts, finding }: { texts: Texts; finding: At<"code"> }) {
  const { recovery } = texts;
  const { nationalId, code, wrong, isResent } = finding;
  const seconds = secondsToWait(wrong);
  return (
    <RecoveryFrame
      {...{ texts, wrong, isResent }}
      kind="userId"
      step="code"
      title={recovery.codeTitle}
      lead={recovery.sent}
    >
      <PostForm noValidate>
        <input type="hidden" name="step" value="code" />
        <input type="hidden" name="nationalId" value={nationalId} />
        <CodeInput {...{ texts, code, wrong }} />
        <Button>{recovery.confirm}</Button>
      </PostForm>
      <section aria-labelledby="resend">
        <h2 id="resend">{recovery.resend}</h2>
        <p>
          {seconds === null
            ? fill(recovery.resendLead, { time: code.until })
            : waitWords(recovery.wait, seconds)}
        </p>
        {(["mail", "sms"] as const).map((by) => (
          <PostForm key={by}>
            <input type="hidden" name="step" value="resend" />
            <input type="hidden" name="by" value={by} />
            <input type="hidden" name="nationalId" value={nationalId} />
            <CodeState code={code} />
            <Button variant="link">
              {by === "mail"
                ? recovery.resendMail
                : code.by === "sms"
                  ? recovery.resendSms
                  : recovery.bySms}
            </Button>
          </PostForm>
        ))}
      </section>
    </RecoveryFrame>
  );
}

function Found({ texts, finding }: { texts: Texts; finding: At<"found"> }) {
  const { recovery } = texts;
  const { userId, joinedOn, address } = finding;
  return (
    <RecoveryFrame
      texts={texts}
      kind="userId"
      step="done"
      title={recovery.foundTitle}
      lead={fill(recovery.foundLead, { address })}
    >
      <dl>
        <dt>{recovery.foundId}</dt>
        <dd>{userId}</dd>
        <dt>{recovery.joined}</dt>
        <dd>{joinedOn}</dd>
      </dl>
      <p>
        <Button href="/login">{recovery.toSignIn}</Button>
      </p>
      <p>
        <a href="/login/forgot-idpw?find=password">{recovery.password}</a>
      </p>
    </RecoveryFrame>
  );
}

export default Screen;
