import { type currencies, DEPOSIT_COVER, formatAmount } from "#base/money/money.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { type Facts, fill } from "#base/text/language.ts";
import { toMinute } from "#base/time/day.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { StructuredData } from "#web/ui/layout/StructuredData.tsx";
import { visitContext } from "#web/visit.ts";
import {
  listDepositChanges,
  listDepositRates,
  listExchangeRates,
  listLoanRates,
  readExchangeHistory,
} from "../contract.ts";
import { BOARD_RATE_PATH, EXCHANGE_STEPS, foreignCurrencies, HISTORY_DAYS } from "../rules.ts";
import { ratesTexts } from "../texts/words.ts";
import type { Route } from "./+types/board-rate.ts";
import { Converter } from "./parts/Converter.tsx";
import { DepositChanges } from "./parts/DepositChanges.tsx";
import { ExchangeTable } from "./parts/ExchangeTable.tsx";
import { ForeignDeposits } from "./parts/ForeignDeposits.tsx";
import { History } from "./parts/History.tsx";
import { LoanRates } from "./parts/LoanRates.tsx";
import styles from "./parts/rates.module.css";
import { TwdDeposits } from "./parts/TwdDeposits.tsx";

export const handle = {
  keepSeconds: 60,
  query: { currency: foreignCurrencies, amount: "free", from: "free", to: "free" },
  enhance: ["chart"],
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const requested = new URL(request.url).searchParams;
  const chosen = foreignCurrencies.find((code) => code === requested.get("currency")) ?? "USD";
  const fieldOf = (name: string) => requested.get(name) ?? "";
  const typed = requested.has("amount")
    ? { amount: fieldOf("amount"), from: fieldOf("from"), to: fieldOf("to") }
    : null;
  const [{ deposits }, { changes }, { loanRates }, exchange, { history }] = await Promise.all([
    ask(listDepositRates, {}),
    ask(listDepositChanges, {}),
    ask(listLoanRates, {}),
    ask(listExchangeRates, {}),
    ask(readExchangeHistory, { currency: chosen, days: HISTORY_DAYS }),
  ]);
  const texts = ratesTexts[visitor.language];
  return { texts, deposits, changes, loanRates, exchange, chosen, history, typed };
}

/** /board-rate: deposit, loan and exchange rates, current and past. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, deposits, changes, loanRates, exchange, chosen, history, typed } = loaderData;
  const { title, description } = texts;
  const facts: Facts = {
    days: HISTORY_DAYS,
    time: toMinute(exchange.boardTime ?? ""),
    cover: formatAmount(DEPOSIT_COVER, "TWD"),
  };
  const parts = { twd: texts.twd, foreign: texts.foreign, loan: texts.loan };
  const links = Object.entries({
    ...parts,
    exchange: texts.exchange,
    converter: texts.converter,
    history: texts.history,
    changes: texts.changes,
  });
  const exchangeLead = exchange.boardTime ? fill(texts.exchange.lead, facts) : undefined;
  return (
    <Page title={title} description={description} canonical={BOARD_RATE_PATH}>
      {/* A board of an earlier day is never shown as today's. */}
      <StructuredData
        graph={exchange.exchangeRates.filter((each) => !each.isStale).flatMap(structured)}
      />
      <PageHead
        title={title}
        lead={texts.lead}
        pages={{
          label: texts.parts,
          links: links.map(([id, part]) => ({ href: `#${id}`, name: part.title, current: false })),
        }}
      />
      <Section id="twd" title={texts.twd.title} lead={texts.twd.lead} compact>
        <TwdDeposits texts={texts} rates={deposits} />
      </Section>
      <Section id="foreign" title={texts.foreign.title} lead={texts.foreign.lead} band compact>
        <ForeignDeposits texts={texts} rates={deposits} />
      </Section>
      <Section id="loan" title={texts.loan.title} lead={texts.loan.lead} compact>
        <LoanRates texts={texts} rates={loanRates} />
      </Section>
      <Section id="exchange" title={texts.exchange.title} lead={exchangeLead} band compact>
        {exchange.isStale && exchange.boardTime && (
          <Notice kind="warning" word={texts.exchange.staleWord}>
            <p>{fill(texts.exchange.stale, facts)}</p>
          </Notice>
        )}
        <ExchangeTable texts={texts} board={exchange} chosen={chosen} />
      </Section>
      <Section id="converter" title={texts.converter.title} lead={texts.converter.lead} compact>
        <Converter
          texts={texts.converter}
          typed={typed}
          board={exchange.exchangeRates}
          newest={exchange.boardTime ?? ""}
        />
      </Section>
      <Section
        id="history"
        title={texts.history.title}
        lead={fill(texts.history.lead, facts)}
        band
        compact
      >
        <History texts={texts.history} chosen={chosen} days={history} />
      </Section>
      <Section id="changes" title={texts.changes.title} lead={texts.changes.lead} compact>
        <DepositChanges texts={texts} changes={changes} rates={deposits} />
        <p className={styles.note}>{fill(texts.note, facts)}</p>
      </Section>
    </Page>
  );
}

export default Screen;

/** A spot rate as schema.org data. */
function structured({
  currency,
  spot,
}: {
  currency: keyof typeof currencies;
  spot: { sell: number } | null;
}): object[] {
  if (!spot) return [];
  return [
    {
      "@type": "ExchangeRateSpecification",
      currency,
      currentExchangeRate: {
        "@type": "UnitPriceSpecification",
        price: spot.sell / EXCHANGE_STEPS,
        priceCurrency: "TWD",
      },
    },
  ];
}
