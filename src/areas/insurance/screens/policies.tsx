import { customerPage, customerVisit } from "#areas/login/flow/customer.ts";
import type { Output } from "#base/call/call.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { flowAction, goOrStay } from "#web/flow.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { cancelPolicy, listPolicies } from "../contract/applications.ts";
import { wayOn } from "../flow/table.ts";
import { TRIAL_PATH } from "../rules/paths.ts";
import type { Texts } from "../texts/apply/zh.ts";
import { applyTexts } from "../texts/words.ts";
import type { Route } from "./+types/policies.ts";
import { periodOf } from "./parts/application.ts";
import styles from "./parts/apply.module.css";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const { language } = visit.visitor;
  return {
    texts: applyTexts[language],
    ...(await customerPage(visit, request)),
    ...(await visit.ask(listPolicies, {})),
    requested: searchParams.get("cancel"),
    cancelled: searchParams.get("cancelled"),
    isRefused: searchParams.get("verification") === "refused",
  };
}

export const action = flowAction({
  open: customerVisit,
  steps: {
    cancel: async ({ submit }, form) => goOrStay(await submit(cancelPolicy, form), cancelledPath),
  },
});

function cancelledPath({ policyNumber }: Output<typeof cancelPolicy>): string {
  return `/overview/insurance?cancelled=${policyNumber}`;
}

/**
 * /overview/insurance: the customer's policies, their documents, and cancelling before cover
 * starts.
 */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, policies, motorQuotes, requested, cancelled } = loaderData;
  const { openApplications } = loaderData;
  const words = texts.policies;
  const gone = policies.find(
    ({ policyNumber }) => policyNumber !== null && policyNumber === cancelled,
  );
  return (
    <SignedInPage
      title={`${wrong ? texts.errorMark : ""}${words.title}`}
      description={words.lead}
      session={customer}
      texts={sessionTexts}
    >
      <PageHead title={words.title} lead={words.lead} />
      {wrong && <ErrorSummary title={texts.errorTitle} message={wrong.message} fields={[]} />}
      {loaderData.isRefused && (
        <Notice kind="warning" word={texts.partner.refusedTitle}>
          <p>{texts.partner.refusedText}</p>
        </Notice>
      )}
      {gone && (
        <Notice kind="success" word={words.cancelledWord} live>
          <p>{fill(words.cancelled, { amount: formatAmount(ntd(gone.premium), "TWD") })}</p>
        </Notice>
      )}
      {policies.length + openApplications.length === 0 ? (
        <Empty sentence={words.empty} way={{ href: TRIAL_PATH, label: words.emptyWay }} />
      ) : (
        <ul className={styles.policies}>
          {openApplications.map((open) => (
            <OpenApplication key={open.applicationId} {...{ texts, open }} />
          ))}
          {policies.map((policy) => (
            <Policy
              key={policy.applicationId}
              {...{ texts, policy }}
              isRequested={requested !== null && requested === policy.policyNumber}
            />
          ))}
        </ul>
      )}
      {motorQuotes.length > 0 && (
        <section aria-labelledby="motor" className={styles.part}>
          <h2 id="motor">{words.motorTitle}</h2>
          <p>{words.motorText}</p>
          <FactList
            facts={motorQuotes.map(({ purpose, endsOn, remindOn, isRenewable }) => ({
              name: words.motorKind[purpose],
              value: (
                <>
                  {fill(words.motorUntil, { day: endsOn, remind: remindOn })}
                  {isRenewable && <a href={`/insurance/${purpose}`}>{words.motorRenew}</a>}
                </>
              ),
            }))}
          />
        </section>
      )}
    </SignedInPage>
  );
}

interface OpenProps {
  texts: Texts;
  open: Output<typeof listPolicies>["openApplications"][number];
}

/** An application that is not paid yet, and the way on. */
function OpenApplication({ texts: { policies: words, register }, open }: OpenProps) {
  return (
    <li className={styles.policy}>
      <p className={styles.status}>{words.open}</p>
      <h2>{open.planName}</h2>
      <p>{words.openText}</p>
      <FactList
        facts={[
          { name: register.period, value: periodOf(open) },
          { name: register.premium, value: formatAmount(ntd(open.premium), "TWD") },
        ]}
      />
      <div className={styles.ways}>
        <Button href={wayOn(open)}>{words.openWay}</Button>
      </div>
    </li>
  );
}

interface PolicyProps {
  texts: Texts;
  policy: Output<typeof listPolicies>["policies"][number];
  /** Whether the cancellation is to be confirmed. */
  isRequested: boolean;
}

function Policy({
  texts: { policies: words, register, result, confirm },
  policy,
  isRequested,
}: PolicyProps) {
  const { policyNumber, status } = policy;
  const amount = formatAmount(ntd(policy.premium), "TWD");
  return (
    <li className={styles.policy}>
      <p className={styles.status} data-status={status}>
        {words.status[status]}
      </p>
      <h2>{policy.planName}</h2>
      <FactList
        facts={[
          ...(policyNumber === null ? [] : [{ name: result.number, value: policyNumber }]),
          { name: register.period, value: `${policy.startsAt} - ${policy.endsAt}` },
          { name: confirm.insured, value: policy.insured.map(({ name }) => name).join(", ") },
          { name: register.premium, value: amount },
        ]}
      />
      {policyNumber !== null && (
        <div className={styles.ways}>
          <Button
            href={`/insurance/policy-file?policy=${policyNumber}`}
            variant="quiet"
            icon="download"
          >
            {result.download}
          </Button>
          {policy.isCancellable && !isRequested && (
            <Button href={`/overview/insurance?cancel=${policyNumber}`} variant="link">
              {words.cancel}
            </Button>
          )}
        </div>
      )}
      {policyNumber !== null && policy.isCancellable && isRequested && (
        <Notice kind="warning" word={words.cancelTitle}>
          <p>{fill(words.cancelText, { amount })}</p>
          <PostForm>
            <input type="hidden" name="policyNumber" value={policyNumber} />
            <div className={styles.ways}>
              <Button variant="danger">{words.cancelSend}</Button>
              <Button href="/overview/insurance" variant="quiet">
                {words.keep}
              </Button>
            </div>
          </PostForm>
        </Notice>
      )}
    </li>
  );
}

export default Screen;
