import { customerPage, customerVisit } from "#areas/login/flow/customer.ts";
import type { FieldError } from "#base/call/call.ts";
import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { flowAction } from "#web/flow.ts";
import { notFound } from "#web/not-found.ts";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { Steps } from "#web/ui/layout/Steps.tsx";
import { visitContext } from "#web/visit.ts";
import { readCertificateOptions } from "../contract/reads.ts";
import { BUTTON, fieldsOf, requestSteps, type Typed } from "../flow/steps.ts";
import { type CertificateKind, kindIn } from "../rules/kinds.ts";
import { CERTIFICATION_PATH } from "../rules/paths.ts";
import { missingTexts } from "../texts/missing.ts";
import { certificatesTexts, type Texts } from "../texts/words.ts";
import type { Route } from "./+types/request.ts";
import { CheckStep } from "./parts/CheckStep.tsx";
import styles from "./parts/certificates.module.css";
import { RequestForm } from "./parts/RequestForm.tsx";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const kind = requestedKind(request);
  const page = await customerPage(visit, request);
  const { language } = visit.visitor;
  return {
    kind,
    ...page,
    texts: certificatesTexts[language],
    missing: missingTexts[language],
    options: await visit.ask(readCertificateOptions, {}),
    inputs: fieldsOf(kind),
    requestId: crypto.randomUUID() as string,
  };
}

export const action = flowAction({
  async open(visit, request) {
    const kind = requestedKind(request);
    return { visit: await customerVisit(visit, request), kind };
  },
  steps: requestSteps,
  button: BUTTON,
});

function requestedKind({ url }: Request): CertificateKind {
  const kind = kindIn(new URL(url).pathname);
  if (!kind) throw notFound();
  return kind;
}

/** /certification/{kind}: requests a certificate in two steps; the second shows a preview. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, customer, texts, missing, sessionTexts, options, inputs, requestId } = loaderData;
  const { title, lead } = texts.kinds[kind];
  const refusal = options.refusals.find((each) => each.kind === kind);
  const outcome = actionData?.outcome ?? null;
  const fields =
    outcome?.ok === false ? named(outcome.fields, actionData?.typed ?? {}, missing) : [];
  const isChecked = outcome?.ok === true;
  const isWrong = outcome?.ok === false;
  const page = { session: customer, texts: sessionTexts, description: lead };
  if (refusal) {
    return (
      <SignedInPage {...page} title={title}>
        <PageHead title={title} lead={lead} />
        <Unavailable texts={texts} message={refusal.message} />
      </SignedInPage>
    );
  }
  return (
    <SignedInPage {...page} title={`${isWrong ? texts.errorMark : ""}${title}`}>
      <PageHead title={title} lead={lead} />
      <div className={styles.narrow}>
        <Progress texts={texts} current={isChecked ? 2 : 1} />
        {outcome?.ok === false && (
          <ErrorSummary
            title={texts.errorTitle}
            fields={fields}
            {...(outcome.message ? { message: outcome.message } : {})}
          />
        )}
        {actionData?.earlier && (
          <p>
            <a href={actionData.earlier}>{texts.form.usedWay}</a>
          </p>
        )}
        <h2 className={styles.step}>{isChecked ? texts.check.title : texts.form.steps.fill}</h2>
        {outcome?.ok ? (
          <CheckStep texts={texts} typed={actionData?.typed ?? {}} result={outcome.result} />
        ) : (
          <RequestForm
            {...{ texts, kind, options, inputs, requestId }}
            typed={actionData?.typed ?? {}}
            fields={fields}
          />
        )}
      </div>
    </SignedInPage>
  );
}

/** An empty field is named: several of them would otherwise give the same sentence. */
function named(
  fields: readonly FieldError[],
  typed: Typed,
  missing: Readonly<Record<string, string>>,
): FieldError[] {
  return fields.map(({ field, message }) => ({
    field,
    message: (typed[field] === undefined && missing[field]) || message,
  }));
}

function Progress({ texts: { form }, current }: { texts: Texts; current: 1 | 2 }) {
  const steps = [form.steps.fill, form.steps.check, form.steps.done].map((name) => ({ name }));
  const announcement = fill(form.step, { current, count: steps.length });
  return (
    <Steps announcement={announcement} doneWord={form.stepDone} steps={steps} current={current} />
  );
}

/** Why the certificate is not available to this customer, and what to do. */
function Unavailable({ texts, message }: { texts: Texts; message: string }) {
  return (
    <div className={styles.narrow}>
      <Notice kind="info" word={texts.notDone}>
        <p>{message}</p>
        <p>
          <a href={`tel:${callCentre.tollFree}`}>
            {fill(texts.main.help, { phone: callCentre.tollFree })}
          </a>
        </p>
      </Notice>
      <p className={styles.ways}>
        <Button href={CERTIFICATION_PATH}>{texts.form.cancel}</Button>
      </p>
    </div>
  );
}

export default Screen;
