import { data, redirectDocument } from "react-router";
import { certifyCode, requestCode } from "#areas/verification/contract.ts";
import { stillValidCode } from "#areas/verification/rules/still-valid.ts";
import { contactTypes } from "#base/call/codes.ts";
import { type FormTexts, formWith, type Submitted, statusOfRefused } from "#base/call/submitted.ts";
import { OTP_SECONDS } from "#base/identity/otp.ts";
import { callCentre } from "#base/site/brand.ts";
import { ownPath } from "#base/site/own-path.ts";
import { fill } from "#base/text/language.ts";
import { formatTime } from "#base/time/day.ts";
import { signedIn } from "#web/signed-in.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { OtpInput } from "#web/ui/forms/OtpInput.tsx";
import { INTENT, RouterForm, SendButton } from "#web/ui/forms/RouterForm.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import * as session from "../contract/session.ts";
import { confirmSignIn } from "../contract/session.ts";
import { type StepUp, stepUpTexts } from "../texts/step-up.ts";
import { loginTexts } from "../texts/words.ts";
import type { Route } from "./+types/step-up.ts";
import styles from "./step-up.module.css";

export const handle = { hydrate: true, enhance: ["session"] };

/** Where a customer continues who opened this page directly. */
const TRANSFER_PATH = "/transfer";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { language } = visit.visitor;
  return {
    customer: await signedIn(visit, request, session),
    texts: stepUpTexts[language],
    sessionTexts: loginTexts[language].session,
    to: wayBack(request),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request, session);
  const form = await request.formData();
  const taken =
    form.get(INTENT) === "confirm" ? await confirm(visit, form) : await send(visit, form);
  if (taken.isDone) return redirectDocument(wayBack(request), 303);
  const { wrong } = taken;
  return data(taken, { status: wrong ? statusOfRefused(wrong) : 200 });
}

function wayBack({ url }: Pick<Request, "url">): string {
  return ownPath(new URL(url).searchParams.get("to")) ?? TRANSFER_PATH;
}

type Wrong = Pick<Extract<Submitted<never>, { ok: false }>, "code" | "message" | "fields">;

/** The code that was sent, and the error; done once the sign-in is confirmed. */
interface Step {
  isDone: boolean;
  codeId: string;
  sentTo: string;
  /** When the code expires, in milliseconds of the server's clock. */
  expiresAt: number;
  secondsLeft: number;
  wrong: Wrong | null;
}

async function send({ submit, now }: Visit, form: FormTexts): Promise<Step> {
  const wanted = { purpose: "step-up", contactType: contactTypes.phone };
  const submitted = await submit(requestCode, formWith(form, wanted));
  const wrong = submitted.ok ? null : submitted;
  // The code already sent can still be typed, also after the page was loaded again.
  const code = submitted.ok ? submitted.content : stillValidCode(submitted);
  if (!code) return { ...carriedBy(form, now), wrong };
  const { codeId, seconds, sentTo } = code;
  return {
    isDone: false,
    codeId,
    sentTo: sentTo ?? "",
    expiresAt: now.getTime() + seconds * 1000,
    secondsLeft: seconds,
    wrong,
  };
}

async function confirm({ submit, visitor, now }: Visit, form: FormTexts): Promise<Step> {
  const carried = carriedBy(form, now);
  const texts = stepUpTexts[visitor.language];
  const typed = String(new Map(form.entries()).get("oneTimeCode") ?? "").trim();
  const certified = await submit(certifyCode, form);
  if (!certified.ok) {
    const { code, fields } = certified;
    const message = typed === "" ? texts.empty : (fields[0]?.message ?? certified.message);
    return { ...carried, wrong: { code, message, fields: [{ field: "oneTimeCode", message }] } };
  }
  const { codeProof } = certified.content;
  const confirmed = await submit(confirmSignIn, formWith(form, { codeProof }));
  if (!confirmed.ok) return { ...carried, wrong: confirmed };
  return { ...carried, isDone: true };
}

function carriedBy(form: FormTexts, now: Date): Step {
  const texts = new Map(form.entries());
  const textOf = (name: string) => String(texts.get(name) ?? "").slice(0, 100);
  const typed = Number(textOf("expiresAt"));
  // A form can hold any number; a moment that no code can have is not shown.
  const isPossible = typed > 0 && typed <= now.getTime() + OTP_SECONDS * 1000;
  const expiresAt = isPossible ? Math.trunc(typed) : 0;
  const secondsLeft = Math.max(0, Math.round((expiresAt - now.getTime()) / 1000));
  return {
    isDone: false,
    codeId: textOf("codeId"),
    sentTo: textOf("sentTo"),
    expiresAt,
    secondsLeft,
    wrong: null,
  };
}

/** /overview/verify: a customer whose sign-in looked unusual confirms it by a code. */
export default function StepUpScreen({ loaderData, actionData: step }: Route.ComponentProps) {
  const { customer, texts, sessionTexts, to } = loaderData;
  const wrong = step?.wrong ?? null;
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
        error={wrong?.fields.find(({ field }) => field === "oneTimeCode")?.message}
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
