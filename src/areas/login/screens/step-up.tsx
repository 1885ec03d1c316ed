import { redirectDocument } from "react-router";
import { certifyCode, requestCode } from "#areas/verification/contract.ts";
import { type SentCode, sendCode } from "#areas/verification/flow/codes.ts";
import { contactTypes } from "#base/call/codes.ts";
import { type FormTexts, formWith, type Refused } from "#base/call/submitted.ts";
import { OTP_SECONDS } from "#base/identity/otp.ts";
import { callCentre } from "#base/site/brand.ts";
import { ownPath } from "#base/site/own-path.ts";
import { fill } from "#base/text/language.ts";
import { formatTime } from "#base/time/day.ts";
import { flowAction, type Outcome, stayAt } from "#web/flow.ts";
import { besideField, errorOf, withOwnWords } from "#web/refused.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { OtpInput } from "#web/ui/forms/OtpInput.tsx";
import { RouterForm, SendButton } from "#web/ui/forms/RouterForm.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { confirmSignIn } from "../contract/session.ts";
import { customerPage, customerVisit } from "../flow/customer.ts";
import { type StepUp, stepUpTexts } from "../texts/step-up.ts";
import type { Route } from "./+types/step-up.ts";
import styles from "./step-up.module.css";

export const handle = { hydrate: true, enhance: ["session"] };

/** Where a customer continues who opened this page directly. */
const TRANSFER_PATH = "/transfer";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return {
    ...(await customerPage(visit, request)),
    texts: stepUpTexts[visit.visitor.language],
    to: wayBack(request),
  };
}

export const action = flowAction({
  open: async (visit, request) => ({
    visit: await customerVisit(visit, request),
    to: wayBack(request),
  }),
  steps: { send, confirm },
  leave: redirectDocument,
});

function wayBack({ url }: Pick<Request, "url">): string {
  return ownPath(new URL(url).searchParams.get("to")) ?? TRANSFER_PATH;
}

/** The code that was sent, and the error. */
interface Step {
  codeId: string;
  sentTo: string;
  /** When the code expires, in milliseconds of the server's clock. */
  expiresAt: number;
  secondsLeft: number;
  wrong?: Pick<Refused, "code" | "message" | "fields">;
}

interface At {
  visit: Visit;
  /** Where the customer continues. */
  to: string;
}

type Answer = Promise<Outcome<string, Step>>;

async function send({ visit }: At, form: FormTexts): Answer {
  const wanted = { purpose: "step-up", contactType: contactTypes.phone };
  const { sent, wrong } = await sendCode(visit, requestCode, formWith(form, wanted));
  // The code already sent can still be typed, also after the page was loaded again.
  const step = sent ? stepOf(sent, visit.now) : carriedBy(form, visit.now);
  return stay(step, wrong);
}

/** The page gets no more of a refusal than it shows. */
function stay(step: Step, refused: Refused | undefined) {
  if (!refused) return stayAt(step);
  const { code, message, fields } = refused;
  return stayAt({ ...step, wrong: { code, message, fields } });
}

function stepOf({ codeId, sentTo, seconds }: SentCode, now: Date): Step {
  return { codeId, sentTo, expiresAt: now.getTime() + seconds * 1000, secondsLeft: seconds };
}

async function confirm({ visit, to }: At, form: FormTexts): Answer {
  const { submit, visitor, now } = visit;
  const carried = carriedBy(form, now);
  const certified = await submit(certifyCode, form);
  if (!certified.ok) {
    const empty = { oneTimeCode: stepUpTexts[visitor.language].empty };
    return stay(carried, besideField(withOwnWords(certified, form, empty), "oneTimeCode"));
  }
  const { codeProof } = certified.content;
  const confirmed = await submit(confirmSignIn, formWith(form, { codeProof }));
  return confirmed.ok ? { go: to } : stay(carried, confirmed);
}

function carriedBy(form: FormTexts, now: Date): Step {
  const texts = new Map(form.entries());
  const textOf = (name: string) => String(texts.get(name) ?? "").slice(0, 100);
  const typed = Number(textOf("expiresAt"));
  // A form can hold any number; a moment that no code can have is not shown.
  const isPossible = typed > 0 && typed <= now.getTime() + OTP_SECONDS * 1000;
  const expiresAt = isPossible ? Math.trunc(typed) : 0;
  const secondsLeft = Math.max(0, Math.round((expiresAt - now.getTime()) / 1000));
  return { codeId: textOf("codeId"), sentTo: textOf("sentTo"), expiresAt, secondsLeft };
}

/** /overview/verify: a customer whose sign-in looked unusual confirms it by a code. */
export default function StepUpScreen({ loaderData, actionData: step }: Route.ComponentProps) {
  const { customer, texts, sessionTexts, to } = loaderData;
  const wrong = step?.wrong;
  return (
    <SignedInPage
      title={texts.title}
      description={texts.lead}
      session={customer}
      texts={sessionTexts}
    >
      <PageHead title={texts.title} lead={texts.lead} />
      {wrong && (
        <ErrorSummary
          title={wrong.fields.length > 0 ? texts.errorTitle : texts.refusedTitle}
          fields={wrong.fields}
          {...(wrong.fields.length === 0 && { message: wrong.message })}
        />
      )}
      {customer.risk !== "high" ? (
        <>
          <Notice kind="success" word={texts.word}>
            <p>{texts.done}</p>
          </Notice>
          <p className={styles.ways}>
            <Button href={to}>{texts.next}</Button>
          </p>
        </>
      ) : (
        <div className={styles.card}>
          {step?.codeId ? <CodeForm texts={texts} step={step} /> : <SendForm texts={texts} />}
          <p className={styles.help}>
            {texts.help} <a href={`tel:${callCentre.tollFree}`}>{callCentre.tollFree}</a>
          </p>
        </div>
      )}
    </SignedInPage>
  );
}

function SendForm({ texts }: { texts: StepUp }) {
  return (
    <RouterForm>
      <h2>{texts.why}</h2>
      <p>{texts.whyText}</p>
      <p className={styles.ways}>
        <SendButton busyLabel={texts.busy}>{texts.send}</SendButton>
      </p>
    </RouterForm>
  );
}

function CodeForm({ texts, step }: { texts: StepUp; step: Step }) {
  const { codeId, sentTo, expiresAt, secondsLeft, wrong } = step;
  const until = fill(texts.until, { time: formatTime(new Date(expiresAt)) });
  return (
    <RouterForm>
      <p>{fill(texts.sentTo, { phone: sentTo })}</p>
      <input type="hidden" name="codeId" value={codeId} />
      <input type="hidden" name="sentTo" value={sentTo} />
      <input type="hidden" name="expiresAt" value={expiresAt} />
      <OtpInput
        key={codeId}
        name="oneTimeCode"
        label={texts.label}
        hint={texts.hint}
        error={errorOf(wrong, "oneTimeCode")}
        countdown={{ seconds: secondsLeft, texts: { ...texts, until } }}
      />
      <p className={styles.ways}>
        <SendButton intent="confirm" busyLabel={texts.busy}>
          {texts.confirm}
        </SendButton>
        <SendButton intent="resend" busyLabel={texts.busy} variant="link">
          {texts.resend}
        </SendButton>
      </p>
    </RouterForm>
  );
}
