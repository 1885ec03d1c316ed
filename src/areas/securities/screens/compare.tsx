import type { Output } from "#base/call/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import type { ScreenHandle } from "#base/site/screen-handle.ts";
import { DayChart } from "#web/ui/charts/DayChart.tsx";
import { ErrorSummary } from "#web/ui/feedback/ErrorSummary.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { PageHead } from "#web/ui/layout/PageHead.tsx";
import { Section } from "#web/ui/layout/Section.tsx";
import { visitContext } from "#web/visit.ts";
import { listStocks, readStock } from "../contract/stocks.ts";
import { COMPARE_PATH, fromHundred, INSTRUMENT_CODE } from "../rules.ts";
import { securitiesTexts } from "../texts/words.ts";
import type { Texts } from "../texts/zh.ts";
import type { Route } from "./+types/compare.ts";
import { Advice, AsOf } from "./parts/AsOf.tsx";
import { securitiesPages } from "./parts/pages.ts";
import styles from "./parts/securities.module.css";

export const handle = {
  keepSeconds: 60,
  query: { one: "free", other: "free" },
  enhance: ["chart"],
} satisfies ScreenHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ask, visitor } = context.get(visitContext);
  const requested = new URL(request.url).searchParams;
  const [one, other] = [requested.get("one") ?? "", requested.get("other") ?? ""];
  const read = async (code: string) => {
    if (!new RegExp(INSTRUMENT_CODE).test(code)) return null;
    return ask(readStock, { code }).catch((thrown: unknown) => {
      if (isRefusal(thrown)) return null;
      throw thrown;
    });
  };
  const [first, second, { stocks, day, isStale }] = await Promise.all([
    read(one),
    read(other),
    ask(listStocks, {}),
  ]);
  const error = one === "" && other === "" ? null : pairErrorOf(one, other, { first, second });
  const choices = stocks.map(({ code, name }) => ({ value: code, label: `${name} ${code}` }));
  const pair = first && second && error === null ? { first, second } : null;
  const texts = securitiesTexts[visitor.language];
  return { texts, choices, one, other, error, pair, day, isStale };
}

/** The invalid field, and the reason. */
function pairErrorOf(
  one: string,
  other: string,
  { first, second }: { first: unknown; second: unknown },
): { field: "one" | "other"; what: "missing" | "same" } | null {
  if (!first) return { field: "one", what: "missing" };
  if (!second) return { field: "other", what: "missing" };
  return one === other ? { field: "other", what: "same" } : null;
}

/** /securities/compare: the performance of two shares from the same start. */
export function Screen({ loaderData }: Route.ComponentProps) {
  const { texts, choices, one, other, error, pair, day, isStale } = loaderData;
  const words = texts.compare;
  const errorOf = (field: string) => (error?.field === field ? { error: words[error.what] } : {});
  return (
    <Page title={words.title} description={words.description} canonical={COMPARE_PATH}>
      <PageHead title={words.title} lead={words.lead} pages={securitiesPages(texts, "compare")} />
      <AsOf texts={texts} day={day} isStale={isStale} />
      {error && (
        <ErrorSummary
          title={words.errorTitle}
          fields={[{ field: error.field, message: words[error.what] }]}
        />
      )}
      <form method="get" action={COMPARE_PATH} className={styles.choice}>
        <Select name="one" label={words.one} choices={choices} typed={one} {...errorOf("one")} />
        <Select
          name="other"
          label={words.other}
          choices={choices}
          typed={other || choices[1]?.value}
          {...errorOf("other")}
        />
        <Button>{words.button}</Button>
      </form>
      {pair && (
        <Section id="result" title={words.result} compact>
          <Result texts={texts} {...pair} />
        </Section>
      )}
      <Advice texts={texts} />
    </Page>
  );
}

export default Screen;

type Found = Output<typeof readStock>;

function Result({ texts, first, second }: { texts: Texts; first: Found; second: Found }) {
  const closes = new Map(second.prices.map(({ day, close }) => [day, close]));
  const shared = first.prices.filter(({ day }) => closes.has(day));
  if (shared.length < 2) return <p>{texts.compare.tooFew}</p>;
  const ones = fromHundred(shared.map(({ close }) => close));
  const others = fromHundred(shared.map(({ day }) => closes.get(day) ?? 1));
  const names = { one: first.stock.name, other: second.stock.name };
  const lastOf = (values: number[]) => written(values[values.length - 1] ?? 0);
  return (
    <DayChart
      id="compare-table"
      title={texts.compare.chart}
      summary={texts.compare.summary}
      facts={{ ...names, oneLast: lastOf(ones), otherLast: lastOf(others) }}
      dayName={texts.day}
      days={shared.map(({ day }) => day)}
      series={[
        { name: names.one, values: ones },
        { name: names.other, values: others },
      ]}
      written={written}
      tableLabel={texts.table}
      pointer={texts.pointer}
    />
  );
}

/** A value relative to the first day, which is 100. */
function written(value: number): string {
  return (value / 100).toFixed(2);
}
