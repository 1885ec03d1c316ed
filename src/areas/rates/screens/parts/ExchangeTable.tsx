import type { Output } from "#base/call/call.ts";
import { currencies } from "#base/money/money.ts";
import { useShared } from "#web/shared.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { listExchangeRates } from "../../contract.ts";
import { BOARD_RATE_PATH, type ForeignCurrency, formatExchangeRate } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { NoRate } from "./RateCell.tsx";
import styles from "./rates.module.css";

interface Props {
  texts: Texts;
  rates: Output<typeof listExchangeRates>["exchangeRates"];
  /** The currency whose history is shown below. */
  chosen: ForeignCurrency;
}

/** The bank's exchange rates; each name links to its history. */
export function ExchangeTable({ texts, rates, chosen }: Props) {
  const { language } = useShared().visitor;
  const { exchange } = texts;
  if (rates.length === 0) return <p>{texts.none}</p>;
  const numeric = true;
  return (
    <Table
      id="exchange-rates"
      caption={exchange.caption}
      captionHidden
      columns={[
        { label: exchange.currency },
        { label: exchange.spotBuy, numeric },
        { label: exchange.spotSell, numeric },
      ]}
      rows={rates.map(({ currency, spot }) => ({
        key: currency,
        cells: [
          <a
            key="name"
            className={styles.currency}
            href={`${BOARD_RATE_PATH}?currency=${currency}#history`}
            aria-current={currency === chosen ? "true" : undefined}
          >
            {currencies[currency][language]} <span>{currency}</span>
          </a>,
          ...[spot?.buy, spot?.sell].map((price, index) =>
            price === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
              <NoRate key={index} none={texts.notOffered} />
            ) : (
              formatExchangeRate(price)
            ),
          ),
        ],
      }))}
      stacked="grid"
    />
  );
}
