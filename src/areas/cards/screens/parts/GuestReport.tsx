import type { Refused } from "#base/call/submitted.ts";
import { signInAddress } from "#base/identity/sign-in.ts";
import { fill } from "#base/text/language.ts";
import { errorOf, secondsToWait, waitWords } from "#web/refused.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { NationalIdInput } from "#web/ui/forms/NationalIdInput.tsx";
import { OtpInput } from "#web/ui/forms/OtpInput.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { Steps } from "#web/ui/layout/Steps.tsx";
import type { Reporting } from "../../flow/report-loss.ts";
import { LOST_PATH } from "../../rules/loss.ts";
import type { Texts } from "../../texts/zh.ts";
import { CardChoice } from "./CardChoice.tsx";
import styles from "./emergency.module.css";

type At<Place extends Reporting["at"]> = Extract<Reporting, { at: Place }>;

const stepNames = ["identity", "code", "card", "done"] as const;

/** The steps for a visitor who cannot sign in. */
export function GuestReport({
  texts,
  reporting,
}: {
  texts: Texts;
  reporting: Reporting | undefined;
}) {
  const { report } = texts;
  if (!reporting || reporting.at === "identity") {
    return (
      <>
        <ReportSteps texts={report} step="identity" />
        <IdentityStep
          texts={report}
          {...(reporting && { typed: reporting.nationalId, wrong: reporting.wrong })}
        />
      </>
    );
  }
  if (reporting.at === "code") {
    return (
      <>
        <ReportSteps texts={report} step="code" />
        <CodeStep texts={report} reporting={reporting} />
      </>
    );
  }
  if (reporting.at === "cards") {
    return (
      <>
        <ReportSteps texts={report} step="card" />
        <GuestCards texts={texts} reporting={reporting} />
      </>
    );
  }
  return (
    <p>
      <a href={LOST_PATH}>{report.proveAgain}</a>
    </p>
  );
}

/** The progress of the report. */
function ReportSteps({
  texts,
  step,
}: {
  texts: Texts["report"];
  step: (typeof stepNames)[number];
}) {
  const current = stepNames.indexOf(step) + 1;
  return (
    <Steps
      announcement={fill(texts.step, { current, count: stepNames.length })}
      doneWord={texts.stepDone}
      steps={stepNames.map((name) => ({ name: texts.steps[name] }))}
      current={current}
    />
  );
}

interface IdentityProps {
  texts: Texts["report"];
  typed?: string;
  wrong?: Refused | undefined;
}

/** The two ways to report: signed in, or by national ID and SMS. */
function IdentityStep({ texts, typed, wrong }: IdentityProps) {
  const seconds = secondsToWait(wrong);
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className={styles.heading}>
        {texts.guestTitle}
      </h2>
      <div className={styles.ways}>
        <Card title={texts.guest} level={3}>
          <p>{texts.guestLead}</p>
          {seconds !== null && <p>{waitWords(texts.wait, seconds)}</p>}
          <PostForm noValidate className={styles.form}>
            <NationalIdInput
              name="nationalId"
              label={texts.nationalId}
              hint={texts.nationalIdHint}
              typed={typed}
              error={errorOf(wrong, "nationalId")}
            />
            <Button>{texts.next}</Button>
          </PostForm>
        </Card>
        <Card
          title={texts.signInTitle}
          level={3}
          actions={
            <Button href={signInAddress(null, LOST_PATH)} variant="quiet">
              {texts.signIn}
            </Button>
          }
        >
          <p>{texts.signInLead}</p>
        </Card>
      </div>
    </section>
  );
}

/** The code sent by SMS, if the national ID belongs to a customer. */
function CodeStep({ texts, reporting }: { texts: Texts["report"]; reporting: At<"code"> }) {
  const { nationalId, codeId, until, wrong } = reporting;
  const seconds = secondsToWait(wrong);
  const carried = (
    <>
      <input type="hidden" name="nationalId" value={nationalId} />
      <input type="hidden" name="codeId" value={codeId} />
      <input type="hidden" name="until" value={until} />
    </>
  );
  return (
    <div className={styles.narrow}>
      <h2 className={styles.heading}>{texts.codeTitle}</h2>
      <p>{texts.codeLead}</p>
      <PostForm noValidate className={styles.form}>
        <input type="hidden" name="step" value="code" />
        {carried}
        <OtpInput
          name="oneTimeCode"
          label={texts.code}
          hint={fill(texts.codeHint, { time: until })}
          error={errorOf(wrong, "oneTimeCode")}
        />
        <Button>{texts.prove}</Button>
      </PostForm>
      {seconds !== null && <p>{waitWords(texts.wait, seconds)}</p>}
      <PostForm>
        {carried}
        <Button variant="link">{texts.resend}</Button>
      </PostForm>
    </div>
  );
}

/** The choice of the card, after the visitor has proved their identity. */
function GuestCards({ texts, reporting }: { texts: Texts; reporting: At<"cards"> }) {
  const { nationalId, codeProof, cards, wrong } = reporting;
  if (cards.length === 0) return <p role="status">{texts.report.nothing}</p>;
  return (
    <PostForm noValidate className={styles.narrow}>
      <input type="hidden" name="step" value="card" />
      <input type="hidden" name="nationalId" value={nationalId} />
      <input type="hidden" name="codeProof" value={codeProof} />
      <CardChoice texts={texts} cards={cards} wrong={wrong} />
      <Button variant="danger">{texts.report.confirm}</Button>
    </PostForm>
  );
}
