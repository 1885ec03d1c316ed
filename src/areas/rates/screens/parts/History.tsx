import type { Output } from "#base/call/call.ts";
import { currencies } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import { LineChart } from "#web/ui/charts/LineChart.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { readExchangeHistory } from "../../contract.ts";
import {
  BOARD_RATE_PATH,
  type ForeignCurrency,
  foreignCurrencies,
  formatExchangeRate,
  HISTORY_DAYS,
} from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./rates.module.css";

/** The part of a date that the axis labels omit. */
const YEAR = "YYYY/";

interface Props {
  texts: Texts["history"];
  chosen: ForeignCurrency;
  days: Output<typeof readExchangeHistory>["history"];
}

/** The history of a currency's rate: a choice, a chart, and the same figures as a table. */
export function History({ texts, chosen, days }: Props) {
  const { language } = useShared().visitor;
  const nameOf = (code: ForeignCurrency) => `${currencies[code][language]} ${code}`;
  return (
    <>
      <form method="get" action={`${BOARD_RATE_PATH}#history`} className={styles.choice}>
        <Select
          name="currency"
          label={texts.currency}
          choices={foreignCurrencies.map((code) => ({ value: code, label: nameOf(code) }))}
          typed={chosen}
        />
        <Button variant="quiet">{texts.show}</Button>
      </form>
      {days.length < 2 ? (
        <p>{texts.none}</p>
      ) : (
        <Chart texts={texts} name={currencies[chosen][language]} days={days} />
      )}
      <p className={styles.note}>{texts.past}</p>
    </>
  );
}

function Chart({ texts, name, days }: Pick<Props, "texts" | "days"> & { name: string }) {
  const sold = days.map(({ sell }) => sell);
  const facts = {
    currency: name,
    days: HISTORY_DAYS,
    from: days[0]?.day ?? "",
    to: days[days.length - 1]?.day ?? "",
    low: formatExchangeRate(Math.min(...sold)),
    high: formatExchangeRate(Math.max(...sold)),
    last: formatExchangeRate(sold[sold.length - 1] ?? 0),
  };
  const summary = fill(texts.summary, facts);
  return (
    <>
      <LineChart
        id="history-table"
        title={fill(texts.chart, facts)}
        summary={summary}
        along={{
          name: texts.day,
          labels: days.map(({ day }) => day),
          short: days.map(({ day }) => day.slice(YEAR.length)),
        }}
        series={[
          { name: texts.sell, values: sold },
          { name: texts.buy, values: days.map(({ buy }) => buy) },
        ]}
        written={formatExchangeRate}
        tableLabel={texts.table}
        pointer={texts.pointer}
      />
      <p className={styles.announcement}>{summary}</p>
    </>
  );
}
