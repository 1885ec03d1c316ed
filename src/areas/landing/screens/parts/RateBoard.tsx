import type { listExchangeRates } from "#areas/rates/contract.ts";
import { type ForeignCurrency, formatExchangeRate, formatRate } from "#areas/rates/rules.ts";
import type { Output } from "#base/call/call.ts";
import { currencies } from "#base/money/money.ts";
import { type Facts, fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { useShared } from "#web/shared.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import type { Texts } from "../../texts/zh.ts";
import type { DepositRate } from "./facts.ts";
import styles from "./RateBoard.module.css";

type ExchangeBoard = Output<typeof listExchangeRates>;
type Words = Texts["rates"];

interface Props {
  texts: Words;
  facts: Facts;
  deposits: readonly DepositRate[];
  exchange: ExchangeBoard;
}

/** The most requested currencies. */
const SHOWN: readonly ForeignCurrency[] = ["USD", "JPY", "EUR", "CNY", "HKD", "KRW"];

/** The most requested deposits, by the key of their texts. */
const shownDeposits: Record<keyof Words["names"], (rate: DepositRate) => boolean> = {
  main: ({ currency, kind }) => currency === "TWD" && kind === "main",
  dream: ({ kind, above }) => kind === "dream" && above === 0,
  dreamAbove: ({ kind, above }) => kind === "dream" && above > 0,
  yearTwd: ({ currency, kind, termMonths }) =>
    currency === "TWD" && kind === "time" && termMonths === 12,
  demandUsd: ({ currency, kind }) => currency === "USD" && kind === "demand",
  yearUsd: ({ currency, kind, termMonths }) =>
    currency === "USD" && kind === "time" && termMonths === 12,
};

/** Rates at a glance: deposit and exchange rates, with their day and time. */
export function RateBoard({ texts, facts, deposits, exchange }: Props) {
  return (
    <Section id="rates" title={texts.title} lead={texts.lead} band>
      <div className={styles.boards}>
        <DepositTable texts={texts} facts={facts} deposits={deposits} />
        <ExchangeTable texts={texts} exchange={exchange} />
      </div>
      <p className={styles.note}>{fill(texts.note, facts)}</p>
    </Section>
  );
}

function DepositTable({ texts, facts, deposits }: Omit<Props, "exchange">) {
  const names = Object.keys(shownDeposits) as (keyof typeof shownDeposits)[];
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{texts.notOffered}</span>
    </>
  );
  const rows = names.flatMap((name) => {
    const found = deposits.find(shownDeposits[name]);
    if (!found) return [];
    const read = (rate: number | null) => (rate === null ? none : formatRate(rate));
    const since = fill(texts.since, { day: found.effectiveDay });
    const label = (
      <>
        {fill(texts.names[name], facts)}
        <span className={styles.since}>{since}</span>
      </>
    );
    return [{ key: name, cells: [label, read(found.fixed), read(found.floating)] }];
  });
  return (
    <div>
      <h3>{texts.deposits}</h3>
      {rows.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Table
          id="deposit-rates"
          caption={texts.deposits}
          captionHidden
          columns={[
            { label: texts.deposit },
            { label: texts.fixed, numeric: true },
            { label: texts.floating, numeric: true },
          ]}
          rows={rows}
        />
      )}
    </div>
  );
}

function ExchangeTable({ texts, exchange }: Pick<Props, "texts" | "exchange">) {
  const { language } = useShared().visitor;
  const rows = SHOWN.flatMap((code) => {
    const rate = exchange.exchangeRates.find(({ currency }) => currency === code);
    if (!rate?.spot) return [];
    const { spot, boardTime, isStale } = rate;
    const label = (
      <>
        {currencies[code][language]}
        <span className={styles.since}>{code}</span>
        {isStale && !exchange.isStale && (
          <span className={styles.stale}>
            {fill(texts.staleTime, { time: toMinute(boardTime) })}
          </span>
        )}
      </>
    );
    const cells = [label, formatExchangeRate(spot.buy), formatExchangeRate(spot.sell)];
    return [{ key: code, cells }];
  });
  return (
    <div>
      <h3>
        {texts.exchange}
        {exchange.boardTime && (
          <span className={exchange.isStale ? styles.stale : undefined}>
            {fill(exchange.isStale ? texts.staleTime : texts.boardTime, {
              time: toMinute(exchange.boardTime),
            })}
          </span>
        )}
      </h3>
      {rows.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Table
          id="exchange-rates"
          caption={texts.exchange}
          captionHidden
          columns={[
            { label: texts.currency },
            { label: texts.buy, numeric: true },
            { label: texts.sell, numeric: true },
          ]}
          rows={rows}
        />
      )}
    </div>
  );
}
