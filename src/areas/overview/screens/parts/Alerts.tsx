import type { ReactNode } from "react";
import { fill } from "#base/text/language.ts";
import type { SignedIn } from "#web/signed-in.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import type { Texts } from "../../texts/home/zh.ts";
import styles from "./Alerts.module.css";
import type { HomeData } from "./home-data.ts";

interface Props {
  texts: Texts["alerts"];
  data: HomeData;
  customer: SignedIn;
}

/** What the customer should know first: money owed, blocked accounts, an unusual sign-in. */
export function Alerts({ texts, data, customer }: Props) {
  const alerts: ReactNode[] = [
    ...data.loans.flatMap((loan) => <LoanAlert key={loan.loanReference} {...{ texts, loan }} />),
    ...data.accounts.map((account) => (
      <AccountAlert key={account.reference} {...{ texts, account }} />
    )),
    customer.risk === "high" && <RiskAlert key="risk" texts={texts} />,
    customer.failures > 0 && (
      <Notice key="failures" kind="warning" word={texts.failedWord}>
        <p>
          {fill(texts.failed, { count: customer.failures })}{" "}
          <a href="/overview/security">{texts.failedWay}</a>
        </p>
      </Notice>
    ),
  ];
  return <div className={styles.alerts}>{alerts}</div>;
}

function LoanAlert({ texts, loan }: { texts: Props["texts"]; loan: HomeData["loans"][number] }) {
  const { state, overdueCount: count, overdueSince, productName: product } = loan;
  const way = `/loans/${loan.loanReference}`;
  if (state === "non-accrual") {
    return (
      <Notice kind="error" word={texts.overdueWord}>
        <p>
          {fill(texts.nonAccrual, { product })} <a href={way}>{texts.nonAccrualWay}</a>
        </p>
      </Notice>
    );
  }
  if (count === 0) return null;
  return (
    <Notice kind="error" word={texts.overdueWord}>
      <p>
        {fill(texts.overdue, { product, count, day: overdueSince ?? "" })}{" "}
        <a href={way}>{texts.overdueWay}</a>
      </p>
    </Notice>
  );
}

function AccountAlert({
  texts,
  account,
}: {
  texts: Props["texts"];
  account: HomeData["accounts"][number];
}) {
  const { name, isFrozen, isAllOff, isOtherOff } = account;
  if (isFrozen) {
    return (
      <Notice kind="warning" word={texts.frozenWord}>
        <p>
          {fill(texts.frozen, { name })} <a href="/support/contact-us">{texts.frozenWay}</a>
        </p>
      </Notice>
    );
  }
  if (!isAllOff && !isOtherOff) return null;
  return (
    <Notice kind="info" word={texts.offWord}>
      <p>{fill(isAllOff ? texts.allOff : texts.otherOff, { name })}</p>
    </Notice>
  );
}

function RiskAlert({ texts }: { texts: Props["texts"] }) {
  return (
    <Notice kind="warning" word={texts.riskWord}>
      <p>
        {texts.risk} <a href="/overview/verify?to=%2Foverview">{texts.riskWay}</a>
      </p>
      <p>
        {texts.riskOther} <a href="/overview/security/panic">{texts.panicWay}</a>
      </p>
    </Notice>
  );
}
