import { redirect } from "react-router";
import { readPreference, savePreference } from "#areas/account/contract/summary.ts";
import { customerPage, signedIn } from "#areas/login/flow/customer.ts";
import { formatRate } from "#areas/rates/rules.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { fill } from "#base/text/language.ts";
import { orNotFound } from "#web/not-found.ts";
import { pagePath } from "#web/signed-in.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { PrivateAmount, type PrivateMoney } from "#web/ui/data/PrivateAmount.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { AmountsSwitch } from "#web/ui/forms/AmountsSwitch.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { SignedInPage } from "#web/ui/layout/SignedInPage.tsx";
import { visitContext } from "#web/visit.ts";
import { readOwnLoan } from "../contract/own.ts";
import { ownLoanTexts, type Texts } from "../texts/own.ts";
import type { Route } from "./+types/own-loan.ts";
import { Filled } from "./parts/Filled.tsx";
import { InstallmentTable } from "./parts/InstallmentTable.tsx";
import { type LoanView, loanView } from "./parts/loan-view.ts";
import styles from "./parts/own-loan.module.css";

export const handle = { hydrate: true, enhance: ["session"] };

const SHOWN_DIGITS = 4;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const page = await customerPage(visit, request);
  const { language } = visit.visitor;
  const [loan, { amountsHidden }] = await Promise.all([
    orNotFound(visit.ask(readOwnLoan, { loanReference: params.reference })),
    visit.ask(readPreference, {}),
  ]);
  return {
    texts: ownLoanTexts[language],
    ...page,
    amountsHidden,
    loan: loanView(loan, amountsHidden),
  };
}

/** Toggles hidden amounts. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await signedIn(visit, request);
  await visit.submit(savePreference, await request.formData());
  return redirect(pagePath(request.url), 303);
}

/** /loans/{reference}: what is owed, the next payment, every installment, and today's payoff. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, sessionTexts, customer, amountsHidden, loan } = loaderData;
  return (
    <SignedInPage
      title={loan.productName}
      description={texts.facts.title}
      session={customer}
      texts={sessionTexts}
    >
      <p className={styles.back}>
        <a href="/overview">{texts.back}</a>
      </p>
      <div className={styles.head}>
        <div>
          <h1>{loan.productName}</h1>
          <p className={styles.soft}>
            {fill(texts.ending, { digits: loan.loanNumber.slice(-SHOWN_DIGITS) })}
          </p>
          <p className={styles.balance}>
            <span className={styles.soft}>{texts.balance}</span>
            <PrivateAmount money={loan.balance} hiddenLabel={texts.hidden} size="large" />
          </p>
        </div>
        <AmountsSwitch hidden={amountsHidden} texts={texts.amounts} />
      </div>
      <Overdue texts={texts} loan={loan} />
      <div className={styles.panels}>
        <Details texts={texts} loan={loan} />
        {loan.payoff && <Payoff texts={texts} payoff={loan.payoff} />}
      </div>
      <InstallmentTable texts={texts} loan={loan} />
      <p className={styles.ways}>
        <Button href="/certification" variant="quiet">
          {texts.ways.certificate}
        </Button>
        <Button href={CALCULATOR_PATH} variant="quiet">
          {texts.ways.calculator}
        </Button>
      </p>
    </SignedInPage>
  );
}

interface PartProps {
  texts: Texts;
  loan: LoanView;
}

function Overdue({ texts, loan }: PartProps) {
  if (loan.overdueCount === 0) return null;
  const isCalled = loan.state === "non-accrual";
  return (
    <Notice kind="error" word={texts.overdueWord}>
      <p>
        {isCalled ? (
          texts.nonAccrual
        ) : (
          <Filled
            text={fill(texts.overdue, { day: loan.overdueSince ?? "", count: loan.overdueCount })}
            money={loan.overdueAmount}
            hiddenLabel={texts.hidden}
          />
        )}{" "}
        <a href="/support/contact-us">{texts.contact}</a>
      </p>
    </Notice>
  );
}

function Details({ texts, loan }: PartProps) {
  const { facts } = texts;
  const money = (amount: PrivateMoney) => (
    <PrivateAmount money={amount} hiddenLabel={texts.hidden} />
  );
  return (
    <section aria-labelledby="facts" className={styles.panel}>
      <h2 id="facts">{facts.title}</h2>
      <FactList
        facts={[
          { name: facts.state, value: facts.states[loan.state] },
          ...(loan.nextPayment && loan.state !== "non-accrual"
            ? [
                {
                  name: facts.next,
                  value: (
                    <Filled
                      text={fill(facts.nextOf, { day: loan.nextPayment.dueOn })}
                      money={loan.nextPayment.amount}
                      hiddenLabel={texts.hidden}
                    />
                  ),
                },
              ]
            : []),
          { name: facts.principal, value: money(loan.principal) },
          { name: facts.rate, value: formatRate(loan.yearlyRate) },
          {
            name: facts.months,
            value: fill(facts.monthsOf, { months: loan.months, paid: loan.paidCount }),
          },
          { name: facts.openedOn, value: loan.openedOn },
          ...(loan.completedOn ? [{ name: facts.completedOn, value: loan.completedOn }] : []),
        ]}
      />
    </section>
  );
}

function Payoff({ texts, payoff }: { texts: Texts; payoff: NonNullable<LoanView["payoff"]> }) {
  const words = texts.payoff;
  return (
    <section aria-labelledby="payoff" className={styles.panel}>
      <h2 id="payoff">{words.title}</h2>
      <FactList
        facts={(["principal", "interest", "total"] as const).map((name) => ({
          name: words[name],
          value: <PrivateAmount money={payoff[name]} hiddenLabel={texts.hidden} />,
        }))}
      />
      <p className={styles.note}>
        {fill(words.note, { since: payoff.interestSince, day: payoff.baseDay })}
      </p>
    </section>
  );
}

export default Screen;
