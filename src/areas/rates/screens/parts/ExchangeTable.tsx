import type { Output } from "#base/call/call.ts";
import { currencies } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { useShared } from "#web/shared.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { listExchangeRates } from "../../contract.ts";
import { BOARD_RATE_PATH, type ForeignCurrency, formatExchangeRate } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { NoRate } from "./RateCell.tsx";
import styles from "./rates.module.css";

interface Props {
  texts: Texts;
  board: Output<typeof listExchangeRates>;
  /** The currency whose history is shown below. */
  chosen: ForeignCurrency;
}

/** The bank's exchange rates; each name links to its history. */
export function ExchangeTable({ texts, board, chosen }: Props) {
  const { language } = useShared().visitor;
  const { exchange } = texts;
  const { exchangeRates: rates } = board;
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
      rows={rates.map(({ currency, spot, boardTime, isStale }) => ({
        key: currency,
        cells: [
          <div key="name">
            <a
              className={styles.currency}
              href={`${BOARD_RATE_PATH}?currency=${currency}#history`}
              aria-current={currency === chosen ? "true" : undefined}
            >
              {currencies[currency][language]} <span>{currency}</span>
            </a>
            {isStale && !board.isStale && (
              <p className={styles.stale}>
                {fill(exchange.staleOne, { time: toMinute(boardTime) })}
              </p>
            )}
          </div>,
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
