import { listAccounts, readHistory } from "#areas/account/contract.ts";
import { figures } from "#areas/transfer/rules/amounts.ts";
import { FORM_TOKEN } from "#base/call/submitted.ts";
import type { Currency } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { dayOf } from "#base/time/day.ts";
import { Empty } from "#web/ui/feedback/Empty.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { visitContext } from "#web/visit.ts";
import { coveredHistory } from "../rules/covered-history.ts";
import { accountName } from "../rules/display.ts";
import {
  filtersOf,
  historyAddress,
  historyField,
  historyTexts,
  numberWanted,
} from "../rules/history.ts";
import { HISTORY_FILE, pages } from "../rules/paths.ts";
import type { Route } from "./+types/history.ts";
import { AccessiblePage, FormErrors } from "./parts/AccessiblePage.tsx";
import { customerFrame, hidesAmounts } from "./parts/customer.ts";
import { HistoryFilter } from "./parts/HistoryFilter.tsx";
import { HistoryTable } from "./parts/HistoryTable.tsx";
import styles from "./parts/parts.module.css";

export const handle = { enhance: ["session"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const frame = await customerFrame(visit, request);
  const { accounts } = await visit.ask(listAccounts, {});
  const filters = filtersOf(new URL(request.url).searchParams, accounts[0]?.accountReference ?? "");
  const number = numberWanted(filters, accounts);
  const requested = { ...historyTexts(filters, number), [FORM_TOKEN]: visit.formToken };
  // Submitted like a form, so that invalid values in the URL are reported beside their fields.
  const found = await visit.submit(readHistory, new Map(Object.entries(requested)));
  const wrong = found.ok
    ? null
    : {
        message: found.message,
        fields: found.fields.map(({ field, message }) => ({ field: historyField(field), message })),
      };
  const content = found.ok ? coveredHistory(found.content, await hidesAmounts(visit)) : null;
  const choices = accounts.map(({ balance: _balance, ...account }) => account);
  return { frame, accounts: choices, filters, found: content, wrong, today: dayOf(visit.now) };
}

/**
 * /accessible/history: an account's entries of the past 30 days, to read, print or save as a file.
 */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { frame, accounts, filters, found, wrong, today } = loaderData;
  const { texts } = frame;
  const { history, leads } = texts;
  const account = accounts.find(({ accountReference }) => accountReference === filters.account);
  return (
    <AccessiblePage
      {...frame}
      current="history"
      title={texts.pages.history}
      lead={leads.history}
      isWrong={wrong !== null}
    >
      <FormErrors texts={texts} wrong={wrong} />
      <HistoryFilter
        texts={history}
        accounts={accounts}
        filters={filters}
        today={today}
        wrong={wrong}
      />
      {found && found.entries.length === 0 && (
        <Empty
          sentence={history.nothing}
          way={{ href: `${pages.history}?account=${filters.account}`, label: history.showAll }}
        />
      )}
      {found && found.entries.length > 0 && (
        <>
          <p>
            {found.sums === null
              ? fill(history.summaryHidden, { count: found.total })
              : fill(history.summary, {
                  count: found.total,
                  deposits: figures(found.sums.deposits, found.currency as Currency),
                  withdrawals: figures(found.sums.withdrawals, found.currency as Currency),
                })}
          </p>
          <HistoryTable
            texts={history}
            account={account ? accountName(account) : ""}
            found={found}
            hiddenLabel={texts.hidden}
          />
          <p className={styles.ways}>
            {found.nextEntry !== null && (
              <Button
                href={historyAddress(pages.history, filters, String(found.nextEntry))}
                variant="quiet"
              >
                {history.older}
              </Button>
            )}
            {filters.before !== "" && (
              <Button href={historyAddress(pages.history, filters)} variant="quiet">
                {history.newest}
              </Button>
            )}
            <Button href={historyAddress(HISTORY_FILE, filters)} variant="quiet" icon="download">
              {history.file}
            </Button>
          </p>
          <p className={styles.screen}>{history.print}</p>
        </>
      )}
    </AccessiblePage>
  );
}

export default Screen;
