import { redirect } from "react-router";
import * as session from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { orNotFound } from "#web/not-found.ts";
import { signedIn } from "#web/signed-in.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { readApplication } from "../contract/applications.ts";
import type { ApplicationState } from "../rules/application.ts";
import { applyTexts } from "../texts/words.ts";
import type { Route } from "./+types/travel-done.ts";
import { applicationParam, wayOn } from "./parts/application.ts";
import styles from "./parts/apply.module.css";

export const handle = { enhance: ["session"] };

/** The states that other pages show: it is not paid yet, or nobody is insured any more. */
const elsewhere: readonly ApplicationState[] = [
  "registered",
  "verified",
  "cancelling",
  "cancelled",
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await signedIn(visit, request, session);
  const applicationId = applicationParam(request);
  const application = await orNotFound(visit.ask(readApplication, { applicationId }));
  if (elsewhere.includes(application.state)) throw redirect(wayOn(application));
  const { language } = visit.visitor;
  return {
    texts: applyTexts[language],
    sessionTexts: loginTexts[language].session,
    customer,
    application,
  };
}

/** /insurance/travel/done: the policy, or the state of the payment. */
export function Screen({
  loaderData: { texts, sessionTexts, customer, application },
}: Route.ComponentProps) {
  const { result, register } = texts;
  const { policyNumber, state } = application;
  const isRefunded = state === "refunding" || state === "refunded";
  const [title, lead] =
    policyNumber !== null
      ? [result.title, result.lead]
      : isRefunded
        ? [result.refundedTitle, result.refundedLead]
        : [result.pendingTitle, result.pendingLead];
  const facts = [
    ...(policyNumber === null ? [] : [{ name: result.number, value: policyNumber }]),
    { name: register.plan, value: `${application.planName}, ${application.insurerName}` },
    { name: register.period, value: `${application.startsAt} - ${application.endsAt}` },
    { name: result.paid, value: formatAmount(ntd(application.premium), "TWD") },
  ];
  return (
    <SignedInPage title={title} description={lead} session={customer} texts={sessionTexts}>
      {policyNumber === null ? (
        <>
          <PageHead title={title} lead={lead} />
          <FactList facts={facts} />
        </>
      ) : (
        <DoneHead title={title} lead={lead}>
          <FactList facts={facts} />
        </DoneHead>
      )}
      <div className={styles.ways}>
        {policyNumber !== null && (
          <Button href={`/insurance/policy-file?policy=${policyNumber}`} icon="download">
            {result.download}
          </Button>
        )}
        <Button href="/overview/insurance" variant="quiet">
          {result.policies}
        </Button>
      </div>
    </SignedInPage>
  );
}

export default Screen;
