import type { listAccounts } from "#areas/account/contract.ts";
import type { FieldError, Output } from "#base/call/call.ts";
import type { Day } from "#base/time/day.ts";
import { errorOf } from "#web/refused.ts";
import { Button } from "#web/ui/forms/Button.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { accountShortName } from "../../rules/display.ts";
import { directions, type HistoryFilters, historyDays } from "../../rules/history.ts";
import { pages } from "../../rules/paths.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./parts.module.css";

interface Props {
  texts: Texts["history"];
  accounts: readonly Omit<Output<typeof listAccounts>["accounts"][number], "balance">[];
  filters: HistoryFilters;
  today: Day;
  wrong: { fields: FieldError[] } | null;
}

/** The filters of the history; all are lists, so that nothing can be mistyped. */
export function HistoryFilter({ texts, accounts, filters, today, wrong }: Props) {
  const days = historyDays(today, texts);
  const [latest] = days;
  const earliest = days[days.length - 1];
  const named = (name: "account" | "from" | "to" | "kind") => ({
    name,
    label: texts[name],
    error: errorOf(wrong, name),
  });
  return (
    <form action={pages.history} aria-label={texts.filter} className={styles.form}>
      <Select
        {...named("account")}
        typed={filters.account}
        choices={accounts.map((account) => ({
          value: account.accountReference,
          label: accountShortName(account),
        }))}
      />
      <div className={styles.row}>
        <Select {...named("from")} typed={filters.from || earliest?.value} choices={days} />
        <Select {...named("to")} typed={filters.to || latest?.value} choices={days} />
      </div>
      <Select
        {...named("kind")}
        typed={filters.kind}
        choices={directions.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <Button>{texts.show}</Button>
    </form>
  );
}
