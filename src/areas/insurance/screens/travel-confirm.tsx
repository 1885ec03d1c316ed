import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { visitContext } from "#web/visit.ts";
import { applicationAction, atApplication } from "../flow/pages.ts";
import { handOver } from "../flow/steps.ts";
import { insuranceTexts } from "../texts/words.ts";
import type { Route } from "./+types/travel-confirm.ts";
import { periodOf } from "./parts/application.ts";
import styles from "./parts/apply.module.css";
import { PriceTable } from "./parts/PriceTable.tsx";
import { StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session"] };

export async function loader(given: Route.LoaderArgs) {
  const { language } = given.context.get(visitContext).visitor;
  return {
    ...(await atApplication("confirm", given)),
    trial: insuranceTexts[language].trial,
    isRefused: new URL(given.request.url).searchParams.get("verification") === "refused",
  };
}

export const action = applicationAction({ handOver });

/** /insurance/travel/confirm: step 3, a review, then the insurer verifies the applicant. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { texts, trial, sessionTexts, customer, application, isRefused } = loaderData;
  const { confirm, register, partner } = texts;
  return (
    <StepPage step="confirm" {...{ texts, sessionTexts, customer }} isWrong={wrong !== undefined}>
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
