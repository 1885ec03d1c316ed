import { readPreference } from "#areas/account/contract/summary.ts";
import { listAccounts } from "#areas/account/contract.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { errorOf } from "#web/refused.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { PostForm } from "#web/ui/forms/PostForm.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { visitContext } from "#web/visit.ts";
import { applicationAction, atApplication } from "../flow/pages.ts";
import { pay, sendCode } from "../flow/steps.ts";
import type { Route } from "./+types/travel-pay.ts";
import { periodOf } from "./parts/application.ts";
import styles from "./parts/apply.module.css";
import { StepPage } from "./parts/StepPage.tsx";

export const handle = { enhance: ["session"] };

export async function loader(given: Route.LoaderArgs) {
  const { ask } = given.context.get(visitContext);
  const loaded = await atApplication("pay", given);
  const [{ accounts }, { amountsHidden }] = await Promise.all([
    ask(listAccounts, {}),
    ask(readPreference, {}),
  ]);
  return {
    ...loaded,
    accounts: accounts
      .filter(({ accountNumber }) => loaded.application.payers.includes(accountNumber))
      .map(({ accountNumber, accountKindName, balance }) => ({
        ...{ accountNumber, accountKindName },
        balance: amountsHidden ? null : balance,
      })),
    sent: sentIn(given.request),
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

export const action = applicationAction({ pay, code: sendCode });

/** /insurance/travel/pay: step 4, the account, and the code for exactly this payment. */
export function Screen({ loaderData, actionData: wrong }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, application, accounts, sent } = loaderData;
  const { pay: words, register } = texts;
  const amount = formatAmount(ntd(application.premium), "TWD");
  const hasCode = application.accountNumber !== null;
  return (
    <StepPage step="pay" {...{ texts, sessionTexts, customer }} isWrong={wrong !== undefined}>
      {wrong && (
        <ErrorSummary
          title={texts.errorTitle}
          fields={wrong.fields}
          {...(wrong.fields.length === 0 && { message: wrong.message })}
        />
      )}
      <section aria-labelledby="due" className={styles.part}>
        <h2 id="due">{words.amount}</h2>
        <FactList
          facts={[
            { name: register.plan, value: `${application.planName}, ${application.insurerName}` },
            { name: register.period, value: periodOf(application) },
            { name: words.amount, value: <strong>{amount}</strong> },
          ]}
        />
      </section>
      <section aria-labelledby="from" className={styles.part}>
        <h2 id="from">{words.account}</h2>
        {accounts.length === 0 ? (
          <Notice kind="warning" word={words.account}>
            <p>{words.noAccount}</p>
          </Notice>
        ) : (
          <PostForm>
            <input type="hidden" name="intent" value="code" />
            <RadioGroup
              name="accountNumber"
              label={words.account}
              typed={application.accountNumber ?? accounts[0]?.accountNumber}
              choices={accounts.map(({ accountNumber, accountKindName, balance }) => ({
                value: accountNumber,
                label: `${accountKindName} ${accountNumber}`,
                ...(balance !== null && {
                  about: fill(words.balance, { amount: formatAmount(ntd(balance), "TWD") }),
                }),
              }))}
            />
            <Button variant={hasCode ? "quiet" : "main"}>
              {hasCode ? words.again : words.send}
            </Button>
          </PostForm>
        )}
      </section>
      {hasCode && (
        <section aria-labelledby="code-title" className={styles.part}>
          <h2 id="code-title">{words.code}</h2>
          {sent && (
            <Notice kind="info" word={words.code}>
              <p>{fill(words.sent, sent)}</p>
            </Notice>
          )}
          <PostForm noValidate>
            <Field
              name="oneTimeCode"
              label={words.code}
              hint={words.codeHint}
              error={errorOf(wrong, "oneTimeCode")}
              variant="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
            />
            <Button>{fill(words.pay, { amount })}</Button>
          </PostForm>
        </section>
      )}
    </StepPage>
  );
}

export default Screen;
