import { data, redirect } from "react-router";
import { readPreference } from "#areas/account/contract/summary.ts";
import { listAccounts } from "#areas/account/contract.ts";
import * as session from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { withoutFigures } from "#areas/transfer/rules/private.ts";
import { formWith, type Submitted, statusOfRefused } from "#base/call/submitted.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { orNotFound } from "#web/not-found.ts";
import { signedIn } from "#web/signed-in.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { type Visit, visitContext } from "#web/visit.ts";
import { payPremium, readApplication, sendPaymentCode } from "../contract/applications.ts";
import { applyTexts } from "../texts/words.ts";
import type { Route } from "./+types/travel-pay.ts";
import { applicationParam, periodOf, wayOn } from "./parts/application.ts";
import styles from "./parts/apply.module.css";
import { StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const customer = await signedIn(visit, request, session);
  const applicationId = applicationParam(request);
  const application = await orNotFound(visit.ask(readApplication, { applicationId }));
  if (application.state !== "verified") throw redirect(wayOn(application));
  const [{ accounts }, { amountsHidden }] = await Promise.all([
    visit.ask(listAccounts, {}),
    visit.ask(readPreference, {}),
  ]);
  const { language } = visit.visitor;
  return {
    texts: applyTexts[language],
    sessionTexts: loginTexts[language].session,
    customer,
    application,
    accounts: accounts
      .filter(({ accountNumber }) => application.payers.includes(accountNumber))
      .map(({ accountNumber, accountKindName, balance }) => ({
        ...{ accountNumber, accountKindName },
        balance: amountsHidden ? null : balance,
      })),
    sent: sentIn(request),
  };
}

/** The code sent by the previous page: its recipient and its validity. */
function sentIn({ url }: Request) {
  const { searchParams } = new URL(url);
  const seconds = Number(searchParams.get("seconds"));
  const phone = searchParams.get("phone") ?? "";
  const isShown = Number.isInteger(seconds) && seconds > 0 && /^[\d*]{4,15}$/.test(phone);
  return isShown ? { phone, seconds } : null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request, session);
  const applicationId = applicationParam(request);
  const form = await request.formData();
  const whole = formWith(form, { applicationId });
  if (form.get("intent") === "code") {
    const submitted = await visit.submit(sendPaymentCode, whole);
    if (!submitted.ok) return refused(visit, submitted);
    const { codeSeconds, sentTo } = submitted.content;
    const announcement = new URLSearchParams({ seconds: String(codeSeconds), phone: sentTo ?? "" });
    return redirect(`/insurance/travel/pay?application=${applicationId}&${announcement}`, 303);
  }
  const submitted = await visit.submit(payPremium, whole);
  if (submitted.ok || submitted.code === "INSR000024") {
    return redirect(`/insurance/travel/done?application=${applicationId}`, 303);
  }
  return refused(visit, submitted);
}

async function refused(
  { ask, visitor: { language } }: Visit,
  wrong: Extract<Submitted<never>, { ok: false }>,
) {
  const answer = await withoutFigures({ ask, language }, wrong);
  return data(answer, { status: statusOfRefused(wrong) });
}

/** /insurance/travel/pay: step 4, the account, and the code for exactly this payment. */
export function Screen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, application, accounts, sent } = loaderData;
  const { pay, register } = texts;
  const wrong = actionData && !actionData.ok ? actionData : null;
  const amount = formatAmount(ntd(application.premium), "TWD");
  const hasCode = application.accountNumber !== null;
  return (
    <StepPage step="pay" {...{ texts, sessionTexts, customer }} isWrong={wrong !== null}>
      {wrong && (
        <ErrorSummary
          title={texts.errorTitle}
          fields={wrong.fields}
          {...(wrong.fields.length === 0 && { message: wrong.message })}
        />
      )}
      <section aria-labelledby="due" className={styles.part}>
        <h2 id="due">{pay.amount}</h2>
        <FactList
          facts={[
            { name: register.plan, value: `${application.planName}, ${application.insurerName}` },
            { name: register.period, value: periodOf(application) },
            { name: pay.amount, value: <strong>{amount}</strong> },
          ]}
        />
      </section>
      <section aria-labelledby="from" className={styles.part}>
        <h2 id="from">{pay.account}</h2>
        {accounts.length === 0 ? (
          <Notice kind="warning" word={pay.account}>
            <p>{pay.noAccount}</p>
          </Notice>
        ) : (
          <PostForm>
            <input type="hidden" name="intent" value="code" />
            <RadioGroup
              name="accountNumber"
              label={pay.account}
              typed={application.accountNumber ?? accounts[0]?.accountNumber}
              choices={accounts.map(({ accountNumber, accountKindName, balance }) => ({
                value: accountNumber,
                label: `${accountKindName} ${accountNumber}`,
                ...(balance !== null && {
                  about: fill(pay.balance, { amount: formatAmount(ntd(balance), "TWD") }),
                }),
              }))}
            />
            <Button variant={hasCode ? "quiet" : "main"}>{hasCode ? pay.again : pay.send}</Button>
          </PostForm>
        )}
      </section>
      {hasCode && (
        <section aria-labelledby="code-title" className={styles.part}>
          <h2 id="code-title">{pay.code}</h2>
          {sent && (
            <Notice kind="info" word={pay.code}>
              <p>{fill(pay.sent, sent)}</p>
            </Notice>
          )}
          <PostForm noValidate>
            <Field
              name="oneTimeCode"
              label={pay.code}
              hint={pay.codeHint}
              error={wrong?.fields.find(({ field }) => field === "oneTimeCode")?.message}
              variant="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
            />
            <Button>{fill(pay.pay, { amount })}</Button>
          </PostForm>
        </section>
      )}
    </StepPage>
  );
}

export default Screen;
