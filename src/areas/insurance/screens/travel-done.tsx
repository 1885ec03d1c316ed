import { formatAmount, ntd } from "#base/money/money.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { DoneHead } from "#web/ui/layout/DoneHead.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { atApplication } from "../flow/pages.ts";
import type { Route } from "./+types/travel-done.ts";
import styles from "./parts/apply.module.css";

export const handle = { enhance: ["session"] };

export function loader(given: Route.LoaderArgs) {
  return atApplication("done", given);
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
