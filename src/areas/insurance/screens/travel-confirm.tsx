import { data, redirect } from "react-router";
import * as session from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { formWith, statusOfRefused } from "#base/call/submitted.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { orNotFound } from "#web/not-found.ts";
import { signedIn } from "#web/signed-in.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { visitContext } from "#web/visit.ts";
import { readApplication } from "../contract/applications.ts";
import { redirectToInsurer } from "../contract/hand-over.ts";
import { applyTexts, insuranceTexts } from "../texts/words.ts";
import type { Route } from "./+types/travel-confirm.ts";
import { applicationParam, periodOf, wayOn } from "./parts/application.ts";
import styles from "./parts/apply.module.css";
import { PriceTable } from "./parts/PriceTable.tsx";
import { StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await signedIn(visit, request, session);
  const applicationId = applicationParam(request);
  const application = await orNotFound(visit.ask(readApplication, { applicationId }));
  const { language } = visit.visitor;
  if (application.state !== "registered") throw redirect(wayOn(application));
  return {
    texts: applyTexts[language],
    trial: insuranceTexts[language].trial,
    sessionTexts: loginTexts[language].session,
    customer,
    application,
    isRefused: new URL(request.url).searchParams.get("verification") === "refused",
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request, session);
  const form = formWith(await request.formData(), {
    purpose: "travel",
    applicationId: applicationParam(request),
  });
  const submitted = await visit.submit(redirectToInsurer, form);
  if (submitted.ok) return redirect(submitted.content.redirectUrl, 303);
  return data(submitted, { status: statusOfRefused(submitted) });
}

/** /insurance/travel/confirm: step 3, a review, then the insurer verifies the applicant. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, trial, sessionTexts, customer, application, isRefused } = loaderData;
  const { confirm, register, partner } = texts;
  const wrong = actionData && !actionData.ok ? actionData : null;
  return (
    <StepPage step="confirm" {...{ texts, sessionTexts, customer }} isWrong={wrong !== null}>
      {wrong && <ErrorSummary title={texts.errorTitle} message={wrong.message} fields={[]} />}
      {isRefused && !wrong && (
        <Notice kind="warning" word={partner.refusedTitle}>
          <p>{partner.refusedText}</p>
        </Notice>
      )}
      <section aria-labelledby="content" className={styles.part}>
        <h2 id="content">{confirm.contentTitle}</h2>
        <FactList
          facts={[
            { name: register.plan, value: `${application.planName}, ${application.insurerName}` },
            {
              name: confirm.destination,
              value: application.destination === "D" ? trial.domestic : trial.overseas,
            },
            { name: register.period, value: periodOf(application) },
            { name: register.sum, value: formatAmount(ntd(application.sumInsured), "TWD") },
            {
              name: confirm.insured,
              value: application.insured.map(({ name }) => name).join(", "),
            },
            { name: confirm.options, value: application.options.join(", ") || confirm.noOptions },
            { name: register.beneficiary, value: register.beneficiaryValue },
          ]}
        />
        <PriceTable id="lines" texts={trial} lines={application.priceLines} />
      </section>
      <section aria-labelledby="leave" className={styles.part}>
        <h2 id="leave">{confirm.leaveTitle}</h2>
        <p>{fill(confirm.leaveText, { insurer: application.insurerName })}</p>
        <PostForm>
          <Button>{confirm.next}</Button>
        </PostForm>
        <p>{confirm.expires}</p>
      </section>
    </StepPage>
  );
}

export default Screen;
