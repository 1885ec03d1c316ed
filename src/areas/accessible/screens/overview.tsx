import { listAccounts } from "#areas/account/contract.ts";
import type { Currency } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { visitContext } from "#web/visit.ts";
import { pages } from "../rules/paths.ts";
import type { Route } from "./+types/overview.ts";
import { AccessiblePage } from "./parts/AccessiblePage.tsx";
import { AccountNumber } from "./parts/AccountNumber.tsx";
import { customerFrame } from "./parts/customer.ts";
import { Money } from "./parts/Money.tsx";
import styles from "./parts/parts.module.css";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const frame = await customerFrame(visit, request);
  const { accounts } = await visit.ask(listAccounts, {});
  return { frame, accounts, language: visit.visitor.language };
}

/** /accessible/overview: accounts with their balances in figures and words, and the last sign-in. */
export function Screen({ loaderData: { frame, accounts, language } }: Route.ComponentProps) {
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
                <Money amount={balance} currency={currency as Currency} language={language} />
              </span>,
              overview.states[accountState],
            ],
          }),
        )}
      />
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
        <p>{fill(overview.last, { time: lastAt, device: lastDevice ?? "" })}</p>
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
