import type { Output } from "#base/call/call.ts";
import { fill } from "#base/text/language.ts";
import { notFound, orNotFound } from "#web/not-found.ts";
import { DayChart } from "#web/ui/charts/DayChart.tsx";
import { FactList } from "#web/ui/data/FactList.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Move } from "#web/ui/layout/Move.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { listStocks, readStock } from "../contract/stocks.ts";
import { COMPARE_PATH, formatDollars, formatLots, formatPrice, INSTRUMENT_CODE } from "../rules.ts";
import { securitiesTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/stock.ts";
import { Advice, AsOf } from "./parts/AsOf.tsx";
import { securitiesPages } from "./parts/pages.ts";
import styles from "./parts/securities.module.css";

export const handle = { keepSeconds: 60, enhance: ["chart"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const { code } = params;
  if (!new RegExp(INSTRUMENT_CODE).test(code)) throw notFound();
  const found = await orNotFound(ask(readStock, { code }));
  const { stocks } = await ask(listStocks, {});
  const others = stocks
    .filter((stock) => stock.code !== code)
    .map((stock) => ({ value: stock.code, label: `${stock.name} ${stock.code}` }));
  return { texts: securitiesTexts[visitor.language], ...found, others };
}

/** /securities/stocks/{code}: a share's newest day, and three months of prices. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, stock, prices, others, day, isStale } = loaderData;
  const { code, name, kind, industry, close, move } = stock;
  const words = texts.stock;
  const industryName = texts.industry[industry as keyof Texts["industry"]] ?? "";
  const lead = fill(kind === "etf" ? words.leadEtf : words.lead, {
    kind: texts.kinds[kind],
    industry: industryName,
    code,
  });
  return (
    <Page title={`${name} ${code}`} description={fill(words.description, { name, code })}>
      <PageHead title={name} lead={lead} pages={securitiesPages(texts, null)} />
      <p className={styles.big}>
        {formatPrice(close)}
        <small>
          <Move move={move} />
        </small>
      </p>
      <AsOf texts={texts} day={day} isStale={isStale} />
      <Section id="chart" title={words.chart} compact>
        <Chart texts={texts} name={name} prices={prices} />
        <p className={styles.note}>{words.adjusted}</p>
      </Section>
      <Section id="facts" title={words.facts} band compact>
        <Facts texts={texts} stock={stock} />
      </Section>
      <Section id="actions" title={words.actions} compact>
        <Actions texts={words} prices={prices} />
      </Section>
      <Section id="compare" title={words.compare} band compact>
        <form method="get" action={COMPARE_PATH} className={styles.choice}>
          <input type="hidden" name="one" value={code} />
          <Select name="other" label={words.compareWith} choices={others} />
          <Button>{words.compareButton}</Button>
        </form>
        <Advice texts={texts} />
      </Section>
    </Page>
  );
}

export default Screen;

type Found = Output<typeof readStock>;

function Chart({ texts, name, prices }: { texts: Texts; name: string; prices: Found["prices"] }) {
  if (prices.length < 2) return <p>{texts.nothing}</p>;
  return (
    <DayChart
      id="price-table"
      title={texts.stock.chartTitle}
      summary={texts.stock.summary}
      facts={{ name }}
      dayName={texts.day}
      days={prices.map(({ day }) => day)}
      series={[{ name: texts.close, values: prices.map(({ close }) => close) }]}
      foot={{
        name: texts.volume,
        values: prices.map(({ volume }) => volume),
        written: formatLots,
      }}
      written={formatPrice}
      tableLabel={texts.table}
      pointer={texts.pointer}
    />
  );
}

function Facts({ texts, stock }: { texts: Texts; stock: Found["stock"] }) {
  const words = texts.stock;
  const { open, high, low, close, reference, volume } = stock;
  return (
    <FactList
      facts={[
        { name: words.open, value: formatPrice(open) },
        { name: words.high, value: formatPrice(high) },
        { name: words.low, value: formatPrice(low) },
        { name: texts.close, value: formatPrice(close) },
        ...(reference === null ? [] : [{ name: words.reference, value: formatPrice(reference) }]),
        { name: texts.volume, value: formatLots(volume) },
      ]}
    />
  );
}

function Actions({ texts, prices }: { texts: Texts["stock"]; prices: Found["prices"] }) {
  const events = prices.flatMap(({ day, cash, newShares, oldShares }) => [
    ...(cash === null ? [] : [fill(texts.dividend, { day, cash: formatDollars(cash) })]),
    ...(newShares === oldShares ? [] : [fill(texts.split, { day, newShares, oldShares })]),
  ]);
  if (events.length === 0) return <p>{texts.noActions}</p>;
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event}>{event}</li>
      ))}
    </ul>
  );
}
