import { fill } from "#base/text/language.ts";
import { PrivateAmount } from "#web/ui/data/PrivateAmount.tsx";
import type { Texts } from "../../texts/home/zh.ts";
import type { HomeData } from "./home-data.ts";
import panel from "./Panel.module.css";
import { Panel } from "./Panel.tsx";

interface Props {
  texts: Texts;
  loans: HomeData["loans"];
}

type Loan = HomeData["loans"][number];

/** The customer's loans: what is owed, the next payment, and what is overdue. */
export function LoanRows({ texts, loans }: Props) {
  const words = texts.loans;
  return (
    <Panel id="loans" title={words.title}>
      <ul className={panel.rows}>
        {loans.map((loan) => (
          <li key={loan.loanReference} className={panel.lead}>
            <span className={panel.what}>
              <a href={`/loans/${loan.loanReference}`}>{loan.productName}</a>
              <span className={panel.soft}>
                {fill(words.paid, { paid: loan.paidCount, months: loan.months })}
              </span>
              <LoanState texts={words} loan={loan} />
            </span>
            {loan.state !== "completed" && (
              <span className={panel.figure}>
                <PrivateAmount money={loan.balance} hiddenLabel={texts.hidden} />
                <span className={panel.soft}>{words.balance}</span>
              </span>
            )}
            {loan.nextPayment && loan.state !== "non-accrual" && (
              <span className={panel.below}>
                {fill(words.next, { day: loan.nextPayment.dueOn })}{" "}
                <PrivateAmount money={loan.nextPayment.amount} hiddenLabel={texts.hidden} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LoanState({ texts, loan }: { texts: Texts["loans"]; loan: Loan }) {
  const { state, overdueCount } = loan;
  if (state === "completed") return <span className={panel.badge}>{texts.completed}</span>;
  if (state === "non-accrual") {
    return (
      <span className={panel.badge} data-kind="bad">
        {texts.nonAccrual}
      </span>
    );
  }
  if (overdueCount === 0) return null;
  return (
    <span className={panel.badge} data-kind="bad">
      {fill(texts.overdue, { count: overdueCount })}
    </span>
  );
}
