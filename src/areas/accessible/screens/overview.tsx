import { redirect } from "react-router";
import { savePreference } from "#areas/account/contract/summary.ts";
import { listAccounts } from "#areas/account/contract.ts";
import type { Currency } from "#base/money/money.ts";
import { browserName } from "#base/site/browser-name.ts";
import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { visitContext } from "#web/visit.ts";
import { pages } from "../rules/paths.ts";
import type { Route } from "./+types/overview.ts";
import { AccessiblePage } from "./parts/AccessiblePage.tsx";
import { AmountsForm } from "./parts/AmountsForm.tsx";
import { customerFrame, hidesAmounts } from "./parts/customer.ts";
import { AccountNumber } from "./parts/FactTable.tsx";
import { Money } from "./parts/Money.tsx";
import styles from "./parts/parts.module.css";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const frame = await customerFrame(visit, request);
  const [listed, amountsHidden] = await Promise.all([
    visit.ask(listAccounts, {}),
    hidesAmounts(visit),
  ]);
  const accounts = listed.accounts.map((account) => ({
    ...account,
    balance: amountsHidden ? null : account.balance,
  }));
  return { frame, accounts, amountsHidden, language: visit.visitor.language };
}

/** The only form of the page: whether amounts are hidden. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  await customerFrame(visit, request);
  await visit.submit(savePreference, await request.formData());
  return redirect(pages.overview, 303);
}

/** /accessible/overview: accounts with their balances in figures and words, and the last sign-in. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { frame, accounts, amountsHidden, language } = loaderData;
  const { texts, session } = frame;
  const { overview, leads } = texts;
  const { lastAt, lastDevice, failures } = session.signedIn;
  const columns = [overview.account, overview.number, overview.balance, overview.state];
  return (
    <AccessiblePage
      {...frame}
      current="overview"
      title={texts.pages.overview}
      lead={leads.overview}
    >
      <Table
        id="accounts"
        caption={overview.accounts}
        stacked
        columns={columns.map((label) => ({ label }))}
        rows={accounts.map(
          ({
            accountNumber,
            accountReference,
            accountKindName,
            accountName,
            currency,
            balance,
            accountState,
          }) => ({
            key: accountNumber,
            cells: [
              <a key="account" href={`${pages.history}?account=${accountReference}`}>
                {[accountKindName, accountName].filter(Boolean).join(" ")}
              </a>,
              <AccountNumber key="number" number={accountNumber} />,
              <span key="balance" className={styles.sum}>
                <Money
                  amount={balance}
                  hiddenLabel={texts.hidden}
                  currency={currency as Currency}
                  language={language}
                />
              </span>,
              overview.states[accountState],
            ],
          }),
        )}
      />
      <AmountsForm hidden={amountsHidden} texts={texts.amounts} />
      <p className={styles.ways}>
        <Button href={pages.transfer}>{overview.send}</Button>
        <Button href={pages.history} variant="quiet">
          {texts.pages.history}
        </Button>
      </p>
      <h2>{overview.lastTitle}</h2>
      {lastAt === null ? (
        <p>{overview.never}</p>
      ) : (
        <p>{fill(overview.last, { time: lastAt, device: browserName(lastDevice, language) })}</p>
      )}
      {failures > 0 ? (
        <Notice kind="warning" word={texts.words.warning}>
          <p>{fill(overview.failed, { count: failures })}</p>
        </Notice>
      ) : (
        <p>{overview.noFailed}</p>
      )}
    </AccessiblePage>
  );
}

export default Screen;
